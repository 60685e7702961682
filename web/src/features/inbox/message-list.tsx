import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { EntryList } from '../../components/entry-list';
import { useConfirmedDeletion } from '../../components/use-confirmed-deletion';
import type { MessageEntry_messageFragment } from '../../graphql/generated-dashboard';
import { MessageEntry } from './message-entry';
import { useDeleteMessage } from './use-delete-message';
import { useMarkMessage } from './use-mark-message';

/** One message is open at a time; opening it reads it. */
export function MessageList({ messages }: { messages: MessageEntry_messageFragment[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const { ask, dialog } = useConfirmedDeletion(useDeleteMessage());
  const mark = useMarkMessage();

  function toggle({ documentId, isRead }: MessageEntry_messageFragment) {
    const opens = documentId !== openId;
    setOpenId(opens ? documentId : null);
    if (opens && !isRead) void mark(documentId, true);
  }

  return (
    <>
      <EntryList overflow="hidden" ref={list} tabIndex={-1}>
        {messages.map((message) => (
          <li key={message.documentId}>
            <MessageEntry
              message={message}
              open={message.documentId === openId}
              onToggle={() => toggle(message)}
              onMark={(isRead) => void mark(message.documentId, isRead)}
              onDelete={() => ask(message.documentId)}
            />
          </li>
        ))}
      </EntryList>
      <ConfirmDialog
        title="Delete Message"
        note="The message stays in Recently deleted for up to 30 days."
        confirmLabel="Delete"
        {...dialog}
        fallbackFocus={() => list.current}
      >
        Are you sure you want to delete this message?
      </ConfirmDialog>
    </>
  );
}

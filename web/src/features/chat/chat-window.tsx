import { Box, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { acceptLoss, createChat, selectChat, undoLoss } from './chat-actions';
import { retryLastMessage, sendMessage, stopAnswer } from './chat-answers';
import { ChatHeader } from './chat-header';
import { ChatSidebar } from './chat-sidebar';
import { Composer } from './composer';
import { MessagePane } from './message-pane';
import { StorageNotice } from './storage-notice';
import { UndoBar } from './undo-bar';
import { useChat } from './use-chat';

const SIDEBAR_ID = 'chats';

export function ChatWindow({ title }: { title: string }) {
  const { sessions, session, arrivingHere, isSaved, lost } = useChat();
  const [isListOpen, setListOpen] = useState(false);
  const [draft, setDraft] = useState('');
  const listToggle = useRef<HTMLButtonElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  function create() {
    createChat();
    setListOpen(false);
    input.current?.focus();
  }

  function select(id: string) {
    selectChat(id);
    setListOpen(false);
    if (isListOpen) pane.current?.focus();
  }

  function send(text: string) {
    sendMessage(session.id, text);
    setDraft('');
  }

  return (
    <Grid css={frame}>
      <ChatHeader
        ref={listToggle}
        title={title}
        session={session}
        sidebarId={SIDEBAR_ID}
        isListOpen={isListOpen}
        onToggleList={() => setListOpen(!isListOpen)}
      />
      <ChatSidebar
        id={SIDEBAR_ID}
        isOpen={isListOpen}
        sessions={sessions}
        currentId={session.id}
        toggle={listToggle}
        onCreate={create}
        onSelect={select}
        onClose={() => setListOpen(false)}
      />
      <Box gridArea="pane" minH="0" display="flex" flexDirection="column">
        <MessagePane
          key={session.id}
          ref={pane}
          session={session}
          arriving={arrivingHere}
          onAsk={(question) => {
            sendMessage(session.id, question);
            pane.current?.focus();
          }}
          onRetry={() => retryLastMessage(session.id)}
        />
        <Box position="relative">
          {lost && (
            <UndoBar
              key={lost.what}
              onUndo={undoLoss}
              onClose={acceptLoss}
              onGone={() => input.current?.focus({ preventScroll: true })}
            >
              {lost.what}
            </UndoBar>
          )}
          {!isSaved && <StorageNotice />}
          <Composer
            ref={input}
            text={draft}
            isBusy={arrivingHere !== undefined}
            onChange={setDraft}
            onSend={send}
            onStop={() => stopAnswer(session.id)}
          />
        </Box>
      </Box>
    </Grid>
  );
}

const frame = {
  position: 'relative',
  h: 'full',
  overflow: 'hidden',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '17rem minmax(0, 1fr)' },
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: { base: '"header" "pane"', md: '"list header" "list pane"' },
  bg: 'bg.subtle',
  borderColor: 'border',
  borderWidth: { base: '0', md: '1px' },
  borderRadius: { md: 'lg' },
};

import { Box, Grid, Text } from '@chakra-ui/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '../../components/toasts/toaster';
import { acceptDeletion, createChat, selectChat, undoDeletion } from './sessions/chat-actions';
import { retryLastMessage, sendMessage, stopAnswer } from './answers/chat-answers';
import { ChatHeader } from './chat-header';
import { ChatSidebar } from './sessions/chat-sidebar';
import { getChatState, initialState, subscribeToChats } from './sessions/chat-state';
import { currentSession } from './sessions/chats';
import { Composer } from './composer';
import { MessagePane } from './answers/message-pane';
import { UndoBar } from './sessions/undo-bar';
import { useDraft } from './use-draft';
import { KEYBOARD_OPEN } from '../../theme/short-screen';

const SIDEBAR_ID = 'chats';

export function ChatWindow({ title }: { title: string }) {
  const { sessions, session, arrivingHere, isSaved, deleted } = useChat();
  const [isListOpen, setListOpen] = useState(false);
  const listToggle = useRef<HTMLButtonElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { draft, changeDraft, openingQuestion } = useDraft(input);

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
    changeDraft('');
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
          openingQuestion={openingQuestion}
          onAsk={(question) => {
            sendMessage(session.id, question);
            pane.current?.focus();
          }}
          onRetry={() => retryLastMessage(session.id)}
        />
        <Box position="relative" _print={{ display: 'none' }} onFocus={() => toast.prepare()}>
          {deleted && (
            <UndoBar
              key={deleted.what}
              onUndo={undoDeletion}
              onClose={acceptDeletion}
              onGone={() => input.current?.focus({ preventScroll: true })}
            >
              {deleted.what}
            </UndoBar>
          )}
          {!isSaved && <StorageNotice />}
          <Composer
            ref={input}
            text={draft}
            isBusy={arrivingHere !== undefined}
            onChange={changeDraft}
            onSend={send}
            onStop={() => stopAnswer(session.id)}
          />
        </Box>
      </Box>
    </Grid>
  );
}

/** The chats with the one that is open; while the page is rendered on the server, an empty one. */
function useChat() {
  const state = useSyncExternalStore(subscribeToChats, getChatState, () => initialState);
  const session = currentSession(state);
  return { ...state, session, arrivingHere: state.arriving.get(session.id) };
}

function StorageNotice() {
  return (
    <Text role="status" textStyle="xs" color="fg.warning" textAlign="center" px="4" pt="2">
      This browser cannot save your chats. They are lost when you leave.
    </Text>
  );
}

const frame = {
  position: 'relative',
  h: 'full',
  overflow: 'hidden',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'min(17rem, 40%) minmax(0, 1fr)' },
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: { base: '"header" "pane"', md: '"list header" "list pane"' },
  bg: 'bg.subtle',
  borderColor: 'border',
  borderWidth: { base: '0', md: '1px' },
  borderRadius: { md: 'lg' },
  // Who writes sees answers in the place of the header, also while a link in them is tapped.
  [KEYBOARD_OPEN]: { '&:has(> :last-child:focus-within) > :first-child': { mt: '-40rem' } },
  // On paper all of the chat, and none of the others.
  _print: { display: 'block', h: 'auto', overflow: 'visible' },
};

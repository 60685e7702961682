import { changeChats, getChatState, setChatState } from './chat-state';
import { forgetChats } from './chat-storage';
import {
  clearSession,
  deleteSession,
  firstChats,
  mergeChats,
  openNewSession,
  renameSession,
  selectSession,
  type Chats,
} from './chats';

const NOTHING_LOST = { lost: undefined };

export function createChat(): void {
  changeChats((chats) => openNewSession(chats), NOTHING_LOST);
}

export function selectChat(id: string): void {
  changeChats((chats) => selectSession(chats, id), NOTHING_LOST);
}

export function renameChat(id: string, name: string): void {
  changeChats((chats) => renameSession(chats, id, name));
}

export function clearChat(id: string): void {
  lose('History cleared.', () => changeChats((chats) => clearSession(chats, id)));
}

export function deleteChat(id: string): void {
  lose('Chat deleted.', () => changeChats((chats) => deleteSession(chats, id)));
}

/** Leaves nothing in the browser's storage. */
export function deleteAllChats(): void {
  lose('All chats deleted.', () => {
    forgetChats();
    setChatState({ ...firstChats, isSaved: true });
  });
}

/** Brings back what was lost, beside what has come since. */
export function undoLoss(): void {
  const { lost, sessions } = getChatState();
  if (!lost) return;
  const restore = (chats: Chats) => (sessions === lost.after ? lost.before : mergeChats(lost.before, chats));
  changeChats(restore, NOTHING_LOST);
}

export function acceptLoss(): void {
  setChatState(NOTHING_LOST);
}

function lose(what: string, act: () => void): void {
  const { sessions, currentId } = getChatState();
  act();
  setChatState({ lost: { what, before: { sessions, currentId }, after: getChatState().sessions } });
}

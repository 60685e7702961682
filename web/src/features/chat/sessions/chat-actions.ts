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

const NOTHING_DELETED = { deleted: undefined };

export function createChat(): void {
  changeChats((chats) => openNewSession(chats), NOTHING_DELETED);
}

export function selectChat(id: string): void {
  changeChats((chats) => selectSession(chats, id), NOTHING_DELETED);
}

export function renameChat(id: string, name: string): void {
  changeChats((chats) => renameSession(chats, id, name));
}

export function clearChat(id: string): void {
  remove('History cleared.', () => changeChats((chats) => clearSession(chats, id)));
}

export function deleteChat(id: string): void {
  remove('Chat deleted.', () => changeChats((chats) => deleteSession(chats, id)));
}

/** Leaves nothing in the browser's storage. */
export function deleteAllChats(): void {
  remove('All chats deleted.', () => {
    forgetChats();
    setChatState({ ...firstChats, isSaved: true });
  });
}

/** Brings back what was deleted, beside what has come since. */
export function undoDeletion(): void {
  const { deleted, sessions } = getChatState();
  if (!deleted) return;
  const restore = (chats: Chats) =>
    sessions === deleted.after ? deleted.before : mergeChats(deleted.before, chats);
  changeChats(restore, NOTHING_DELETED);
}

export function acceptDeletion(): void {
  setChatState(NOTHING_DELETED);
}

function remove(what: string, act: () => void): void {
  const { sessions, currentId } = getChatState();
  act();
  setChatState({ deleted: { what, before: { sessions, currentId }, after: getChatState().sessions } });
}

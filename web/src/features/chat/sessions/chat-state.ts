import { readChats, SESSIONS_KEY, writeChats } from './chat-storage';
import { firstChats, mergeChats, type Chats, type ChatSession } from './chats';

type ChatState = Chats & {
  /** The answers that are arriving, by session. */
  arriving: ReadonlyMap<string, string>;
  /** False while the browser's storage is full or forbidden: then only memory has the chats. */
  isSaved: boolean;
  /** What the visitor last deleted, until the next change. */
  deleted?: { what: string; before: Chats; after: readonly ChatSession[] };
};

export const initialState: ChatState = { ...firstChats, arriving: new Map(), isSaved: true };

let state: ChatState | undefined;
const listeners = new Set<() => void>();

/** Browser only: the chats are kept there. */
export function getChatState(): ChatState {
  state ??= start();
  return state;
}

export function subscribeToChats(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setChatState(changes: Partial<ChatState>): void {
  state = { ...getChatState(), ...changes };
  listeners.forEach((listener) => listener());
}

/** Begins with what is stored, because another tab may have written meanwhile. */
export function changeChats(change: (chats: Chats) => Chats, changes: Partial<ChatState> = {}): void {
  const known = getChatState();
  const { sessions, currentId } = (known.isSaved && readChats(known.currentId)) || known;
  const chats = change({ sessions, currentId });
  setChatState({ ...chats, isSaved: writeChats(chats), ...changes });
}

function start(): ChatState {
  addEventListener('storage', takeOver);
  return { ...initialState, ...readChats() };
}

function takeOver({ key, storageArea }: StorageEvent): void {
  if (storageArea !== localStorage || (key !== SESSIONS_KEY && key !== null)) return;
  const known = getChatState();
  const stored = readChats(known.currentId);
  if (stored) setChatState(known.isSaved ? stored : mergeChats(known, stored));
}

import { startOf } from '../../../content/start-of';

export type ChatMessage = {
  role: 'user' | 'assistant';
  content: string;
  /** ISO, and different from those of all other messages of the session: it tells them apart. */
  timestamp: string;
  /** What the server gives with a whole answer; without it the answer cannot be sent as history. */
  signature?: string;
  isQuick?: boolean;
  /** The visitor is offered to write to the owner about it. */
  handOver?: boolean;
  status?: 'failed' | 'stopped';
};

export type ChatSession = { id: string; name: string; messages: readonly ChatMessage[] };

export type Chats = { sessions: readonly ChatSession[]; currentId: string };

export const DEFAULT_NAME = 'New Chat';
export const NAME_LENGTH = 60;

const FIRST_ID = 'default';

export const firstChats: Chats = { sessions: [newSession(FIRST_ID)], currentId: FIRST_ID };

function newSession(id: string): ChatSession {
  return { id, name: DEFAULT_NAME, messages: [] };
}

export function currentSession(chats: Chats): ChatSession {
  return findSession(chats, chats.currentId) ?? newSession(chats.currentId);
}

export function findSession({ sessions }: Chats, id: string): ChatSession | undefined {
  return sessions.find((session) => session.id === id);
}

export function addSession({ sessions }: Chats, now = Date.now()): Chats {
  const session = newSession(freshId(sessions, now));
  return { sessions: [session, ...sessions], currentId: session.id };
}

function freshId(sessions: readonly ChatSession[], now: number): string {
  const id = String(now);
  return sessions.some((session) => session.id === id) ? freshId(sessions, now + 1) : id;
}

export function selectSession(chats: Chats, id: string): Chats {
  return findSession(chats, id) ? { ...chats, currentId: id } : chats;
}

export function renameSession(chats: Chats, id: string, name: string): Chats {
  return editSession(chats, id, (session) => ({ ...session, name: toName(name) }));
}

export function toName(text: string): string {
  return startOf(text.trim(), NAME_LENGTH).trim() || DEFAULT_NAME;
}

export function clearSession(chats: Chats, id: string): Chats {
  return editSession(chats, id, (session) => ({ ...session, messages: [] }));
}

/** A chat that is still empty is as good as a new one. */
export function openNewSession(chats: Chats, now = Date.now()): Chats {
  return currentSession(chats).messages.length === 0 ? chats : addSession(chats, now);
}

/** There is always a session: the only one is replaced by a fresh one, the current one by its neighbour. */
export function deleteSession(chats: Chats, id: string): Chats {
  const index = chats.sessions.findIndex((session) => session.id === id);
  if (index < 0) return chats;
  if (chats.sessions.length === 1) return deleteSession(addSession(chats), id);
  return keepCurrent(chats.sessions.toSpliced(index, 1), chats.currentId, index);
}

/** The sessions with the same one open, or another when it is gone. */
export function keepCurrent(sessions: readonly ChatSession[], currentId: string, place = 0): Chats {
  if (sessions.length === 0) return firstChats;
  const isThere = sessions.some(({ id }) => id === currentId);
  const neighbour = sessions[place] ?? sessions.at(-1);
  return { sessions, currentId: isThere ? currentId : (neighbour?.id ?? FIRST_ID) };
}

export function addMessage(chats: Chats, id: string, message: ChatMessage): Chats {
  return editSession(chats, id, (session) => ({ ...session, messages: [...session.messages, message] }));
}

export function isAwaited(chats: Chats, id: string, question: ChatMessage): boolean {
  return findSession(chats, id)?.messages.some((message) => isSame(message, question)) ?? false;
}

/** The answer follows its question. When that, or the whole session, is gone, nobody waits for the answer. */
export function addAnswer(chats: Chats, id: string, question: ChatMessage, answer: ChatMessage): Chats {
  return editSession(chats, id, (session) => {
    const index = session.messages.findIndex((message) => isSame(message, question));
    if (index < 0) return session;
    return { ...session, messages: session.messages.toSpliced(index + 1, 0, answer) };
  });
}

/** Leaves out what followed the last question, so that it can be asked again. */
export function reopenLastQuestion(chats: Chats, id: string): Chats {
  return editSession(chats, id, (session) => ({
    ...session,
    messages: session.messages.slice(0, session.messages.findLastIndex(({ role }) => role === 'user') + 1),
  }));
}

/** The union of two states of the same chats; on what both have, the first one is right. */
export function mergeChats(first: Chats, second: Chats): Chats {
  const merged = first.sessions.map((session) => {
    const other = findSession(second, session.id);
    return other ? { ...session, messages: mergeMessages(session.messages, other.messages) } : session;
  });
  const others = second.sessions.filter(({ id }) => !findSession(first, id));
  return { ...first, sessions: [...merged, ...others] };
}

function mergeMessages(first: readonly ChatMessage[], second: readonly ChatMessage[]): ChatMessage[] {
  const others = second.filter((message) => !first.some((one) => isSame(one, message)));
  return [...first, ...others].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
}

function isSame(a: ChatMessage, b: ChatMessage): boolean {
  return a.timestamp === b.timestamp && a.role === b.role;
}

/** Now, but later than everything in the session. */
export function nextTimestamp({ messages }: ChatSession, now = Date.now()): string {
  const last = messages.at(-1)?.timestamp;
  return new Date(last ? Math.max(now, Date.parse(last) + 1) : now).toISOString();
}

function editSession(chats: Chats, id: string, edit: (session: ChatSession) => ChatSession): Chats {
  return {
    ...chats,
    sessions: chats.sessions.map((session) => (session.id === id ? edit(session) : session)),
  };
}

import { isRecord, parseRecord, readItem, writeItem } from '../../../lib/storage/storage';
import {
  DEFAULT_NAME,
  firstChats,
  keepCurrent,
  toName,
  type ChatMessage,
  type Chats,
  type ChatSession,
} from './chats';

export const SESSIONS_KEY = 'portfolio.chats';
const CURRENT_KEY = 'portfolio.current-chat';

const VERSION = 1;

/** More than anybody has; beyond it the page would stand still. */
const MOST = { sessions: 500, messages: 1000, textLength: 50_000, signatureLength: 1000 };

/** @returns undefined when what is stored cannot be read, or the browser lets nothing be stored */
export function readChats(currentId?: string): Chats | undefined {
  const stored = readItem(SESSIONS_KEY);
  const sessions = stored === undefined ? undefined : parseSessions(stored);
  return sessions && keepCurrent(sessions, currentId ?? readItem(CURRENT_KEY) ?? firstChats.currentId);
}

/** @returns whether it is stored: storage can be full or forbidden */
export function writeChats({ sessions, currentId }: Chats): boolean {
  return (
    writeItem(SESSIONS_KEY, JSON.stringify({ version: VERSION, sessions })) &&
    writeItem(CURRENT_KEY, currentId)
  );
}

export function forgetChats(): void {
  for (const key of [SESSIONS_KEY, CURRENT_KEY]) writeItem(key, null);
}

/** Leaves out what is not as expected. */
export function parseSessions(json: string | null): ChatSession[] | undefined {
  if (json === null) return [];
  const stored = parseRecord(json);
  if (stored.version !== VERSION || !Array.isArray(stored.sessions)) return undefined;
  const sessions = new Map<string, ChatSession>();
  for (const session of stored.sessions.flatMap(toSession)) {
    if (sessions.size < MOST.sessions && !sessions.has(session.id)) sessions.set(session.id, session);
  }
  return [...sessions.values()];
}

function toSession(value: unknown): ChatSession[] {
  if (!isRecord(value) || typeof value.id !== 'string' || !value.id) return [];
  const name = typeof value.name === 'string' ? toName(value.name) : DEFAULT_NAME;
  const messages = Array.isArray(value.messages)
    ? value.messages.slice(-MOST.messages).flatMap(toMessage)
    : [];
  return [{ id: value.id, name, messages }];
}

function toMessage(value: unknown): ChatMessage[] {
  if (!isRecord(value)) return [];
  const { role, content, timestamp, proof, signature = proof, isQuick, handOver, status } = value;
  if (role !== 'user' && role !== 'assistant') return [];
  if (typeof content !== 'string' || !isTimestamp(timestamp)) return [];
  return [
    {
      role,
      content: content.slice(0, MOST.textLength),
      timestamp,
      ...(typeof signature === 'string' && signature.length <= MOST.signatureLength && { signature }),
      ...(isQuick === true && { isQuick }),
      ...(handOver === true && { handOver }),
      ...((status === 'failed' || status === 'stopped') && { status }),
    },
  ];
}

/** As we write it: in the years that follow the last day of `Date` there is no next moment. */
function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-/.test(value) && !isNaN(Date.parse(value));
}

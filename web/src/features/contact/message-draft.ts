import { parseRecord, readItem, writeItem } from '../../lib/storage/storage';
import { DRAFT_KEY } from './contact-texts';

export type MessageText = { name: string; email: string; message: string };

export type MessageDraft = MessageText & {
  /** When the visitor began to write. */
  startedAt: number;
  /** Goes with every attempt to send this text, so that it arrives once. */
  idempotencyKey: string;
};

/** Of this tab only; without storage, of this page only. */
let current: MessageDraft | null = null;

export function readDraft(): MessageDraft | null {
  const stored = readItem(DRAFT_KEY, 'sessionStorage');
  if (stored !== undefined) current = parseDraft(stored);
  return current;
}

/** Another text has another key. */
export function saveDraft(text: MessageText): MessageDraft {
  const before = readDraft();
  if (before && isSame(before, text)) return before;
  return store({ ...text, startedAt: before?.startedAt ?? Date.now(), idempotencyKey: createKey() });
}

export function clearDraft(): void {
  store(null);
}

function store<Draft extends MessageDraft | null>(draft: Draft): Draft {
  current = draft;
  writeItem(DRAFT_KEY, draft && JSON.stringify(draft), 'sessionStorage');
  return draft;
}

/** Whatever storage holds, a draft, or null. */
function parseDraft(stored: string | null): MessageDraft | null {
  const { name, email, message, startedAt, idempotencyKey } = parseRecord(stored);
  if (!isText(name) || !isText(email) || !isText(message) || !isText(idempotencyKey)) return null;
  if (typeof startedAt !== 'number') return null;
  return { name, email, message, startedAt, idempotencyKey };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 100_000;
}

function isSame(a: MessageText, b: MessageText): boolean {
  return a.name === b.name && a.email === b.email && a.message === b.message;
}

/** Not randomUUID(), which pages without HTTPS lack. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { z } from 'zod';
import { wordingKey } from '../../shared-with-web/rules/own-answer-rules';
import { redact } from './redact';

const KEPT_DAYS = 90;
const MAX_WORDINGS = 5;

type Wording = { text: string; askedAt: string };

const stored = z.array(z.object({ text: z.string(), askedAt: z.string() })).catch([]);

/** The last one first, each once. */
export function addWording(wordings: unknown, text: string, askedAt: Date): Wording[] {
  const others = stored.parse(wordings).filter((one) => wordingKey(one.text) !== wordingKey(text));
  return [{ text, askedAt: askedAt.toISOString() }, ...others].slice(0, MAX_WORDINGS);
}

/** Of two questions that turn out to be one, the last one first, each once. */
export function mergeWordings(some: unknown, others: unknown): Wording[] {
  const all = [...stored.parse(some), ...stored.parse(others)];
  all.sort((a, b) => Date.parse(a.askedAt) - Date.parse(b.askedAt));
  return all.reduce<Wording[]>(
    (merged, { text, askedAt }) => addWording(merged, text, new Date(askedAt)),
    [],
  );
}

export function textsOf(wordings: unknown): string[] {
  return stored.parse(wordings).map(({ text }) => text);
}

/** Again: what is kept longer than a rule knows less. */
export function redactWordings(wordings: unknown): Wording[] {
  return stored.parse(wordings).map(({ text, askedAt }) => ({ text: redact(text), askedAt }));
}

/** Those that may be kept still. */
export function inTime(wordings: unknown, now: Date): Wording[] {
  const oldest = now.getTime() - KEPT_DAYS * 24 * 3600 * 1000;
  return stored.parse(wordings).filter(({ askedAt }) => Date.parse(askedAt) >= oldest);
}

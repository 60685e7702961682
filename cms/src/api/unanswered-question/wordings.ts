import { z } from 'zod';
import { wordingKey } from '../../shared-with-web/own-answer-rules';

const KEPT_DAYS = 90;
const MAX_WORDINGS = 5;

type Wording = { text: string; askedAt: string };

const stored = z.array(z.object({ text: z.string(), askedAt: z.string() })).catch([]);

/** The last one first, each once. */
export function addWording(wordings: unknown, text: string, askedAt: Date): Wording[] {
  const others = stored.parse(wordings).filter((one) => wordingKey(one.text) !== wordingKey(text));
  return [{ text, askedAt: askedAt.toISOString() }, ...others].slice(0, MAX_WORDINGS);
}

export function textsOf(wordings: unknown): string[] {
  return stored.parse(wordings).map(({ text }) => text);
}

/** Those that may be kept still. */
export function inTime(wordings: unknown, now: Date): Wording[] {
  const oldest = now.getTime() - KEPT_DAYS * 24 * 3600 * 1000;
  return stored.parse(wordings).filter(({ askedAt }) => Date.parse(askedAt) >= oldest);
}

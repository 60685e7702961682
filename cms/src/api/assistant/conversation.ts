import { errors } from '@strapi/utils';
import { z } from 'zod';
import { CHAT_LIMITS, CHAT_MESSAGES } from '../../shared/chat-rules';

export type Turn = { role: 'user' | 'model'; text: string };

/** Turn about, beginning and ending with the visitor. */
export type Conversation = readonly Turn[];

/** What else a client sends (instruction, tools, settings) is not its business, so it is not read. */
const request = z.object({
  contents: z
    .array(
      z
        .object({
          role: z.enum(['user', 'model']),
          parts: z.array(z.object({ text: z.string() }).strict()).min(1),
        })
        .strict(),
    )
    .min(1),
});

/**
 * The newest turns of a chat, as many as the model gets, checked.
 * @param body of Gemini's generateContent: https://ai.google.dev/api/generate-content
 * @param proofs one for each model turn in the body, in order
 * @throws ValidationError, PayloadTooLargeError
 */
export function readConversation(
  body: unknown,
  proofs: readonly string[],
  isOurs: (text: string, proof: string) => boolean,
): Conversation {
  if (Buffer.byteLength(JSON.stringify(body ?? null)) > CHAT_LIMITS.bodySize) {
    throw new errors.PayloadTooLargeError(CHAT_MESSAGES.tooLarge);
  }
  const turns = readTurns(body);
  const newest = keepNewest(turns);
  newest.filter(({ role }) => role === 'user').forEach(checkQuestion);
  checkAnswers(turns, newest, proofs, isOurs);
  return newest;
}

function readTurns(body: unknown): Turn[] {
  const { success, data } = request.safeParse(body);
  const turns = data?.contents.map(({ role, parts }) => ({
    role,
    text: parts.map(({ text }) => text).join(''),
  }));
  const isInOrder = turns?.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'model'));
  if (!success || !turns || !isInOrder || turns.length % 2 === 0) {
    throw new errors.ValidationError(CHAT_MESSAGES.malformed);
  }
  return turns;
}

/** Leaves out the oldest pairs of question and answer. */
function keepNewest(turns: readonly Turn[]): Turn[] {
  const lengths = turns.map(({ text }) => text.length);
  let start = turns.length - 1;
  let length = lengths[start] ?? 0;
  while (start >= 2 && turns.length - start + 2 <= CHAT_LIMITS.turns) {
    length += (lengths[start - 1] ?? 0) + (lengths[start - 2] ?? 0);
    if (length > CHAT_LIMITS.historyLength) break;
    start -= 2;
  }
  return turns.slice(start);
}

function checkQuestion({ text }: Turn): void {
  if (text.trim() === '') throw new errors.ValidationError(CHAT_MESSAGES.blank);
  if (text.length > CHAT_LIMITS.messageLength) throw new errors.ValidationError(CHAT_MESSAGES.tooLong);
}

function checkAnswers(
  turns: readonly Turn[],
  newest: readonly Turn[],
  proofs: readonly string[],
  isOurs: (text: string, proof: string) => boolean,
): void {
  const count = (list: readonly Turn[]) => list.filter(({ role }) => role === 'model').length;
  const newestProofs = proofs.slice(count(turns) - count(newest));
  const answers = newest.filter(({ role }) => role === 'model');
  const areOurs = answers.every(({ text }, index) => isOurs(text, newestProofs[index] ?? ''));
  if (proofs.length !== count(turns) || !areOurs) throw new errors.ValidationError(CHAT_MESSAGES.changed);
}

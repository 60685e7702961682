import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { Exchange } from './exchange-signature';
import { CHAT_LIMITS, CHAT_MESSAGES } from '../../shared-with-web/rules/chat-rules';

type FindOurs = (exchange: Exchange, signature: string) => Exchange | undefined;
type Pair = Exchange & { signature: string };

/** An answer of ours may have been a decline. */
export type Turn = { role: 'user' | 'model'; text: string; isDecline?: boolean };

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
 * The newest turns of a chat, as many as the model gets, checked. Answers that are not proved to be ours are left out
 * with their questions.
 * @param body of Gemini's generateContent: https://ai.google.dev/api/generate-content
 * @param signatures one for each model turn in the body, in order
 * @throws ValidationError, PayloadTooLargeError
 */
export function readConversation(
  body: unknown,
  signatures: readonly string[],
  findOurs: FindOurs,
): Conversation {
  if (Buffer.byteLength(JSON.stringify(body ?? null)) > CHAT_LIMITS.bodySize) {
    throw new errors.PayloadTooLargeError(CHAT_MESSAGES.tooLarge);
  }
  const texts = readTexts(body);
  const question = texts.at(-1) ?? '';
  const pairs = keepNewest(toPairs(texts, signatures), question);
  [...pairs.map((pair) => pair.question), question].forEach(checkQuestion);
  const history = pairs.flatMap(({ signature, ...exchange }) => findOurs(exchange, signature) ?? []);
  return [...history.flatMap(toTurns), { role: 'user', text: question }];
}

/** What visitor and model said, turn about. */
function readTexts(body: unknown): string[] {
  const { success, data } = request.safeParse(body);
  const contents = data?.contents ?? [];
  const isInOrder = contents.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'model'));
  if (!success || !isInOrder || contents.length % 2 === 0) {
    throw new errors.ValidationError(CHAT_MESSAGES.malformed);
  }
  return contents.map(({ parts }) => parts.map(({ text }) => text).join(''));
}

function toPairs(texts: readonly string[], signatures: readonly string[]): Pair[] {
  if (signatures.length !== (texts.length - 1) / 2) throw new errors.ValidationError(CHAT_MESSAGES.changed);
  return signatures.map((signature, index) => ({
    question: texts[2 * index] ?? '',
    answer: texts[2 * index + 1] ?? '',
    signature,
  }));
}

/** Leaves out the oldest pairs of question and answer. */
function keepNewest(pairs: readonly Pair[], question: string): Pair[] {
  let start = pairs.length;
  let { length } = question;
  for (const pair of [...pairs].reverse()) {
    length += pair.question.length + pair.answer.length;
    const turns = 2 * (pairs.length - start + 1) + 1;
    if (turns > CHAT_LIMITS.turns || length > CHAT_LIMITS.historyLength) break;
    start -= 1;
  }
  return pairs.slice(start);
}

function checkQuestion(text: string): void {
  if (text.trim() === '') throw new errors.ValidationError(CHAT_MESSAGES.blank);
  if (text.length > CHAT_LIMITS.messageLength) throw new errors.ValidationError(CHAT_MESSAGES.tooLong);
}

function toTurns({ question, answer, isDecline }: Exchange): Turn[] {
  return [
    { role: 'user', text: question },
    { role: 'model', text: answer, isDecline },
  ];
}

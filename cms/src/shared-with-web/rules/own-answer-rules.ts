import * as z from 'zod/mini';
import { checkFields, text } from './field-checks';

/** The owner's own answers: limits for the panel, the server and the browser. */
export const OWN_ANSWER_LIMITS = {
  entries: 100,
  wordings: 12,
  wordingLength: 300,
  answerLength: 4000,
} as const;

export const OWN_ANSWER_MESSAGES = {
  addedAlready: 'This answer has been added already. It is among your answers or in Recently deleted.',
  changedElsewhere: 'This answer was changed elsewhere. Reload to see the latest version.',
  tooMany: `There are ${OWN_ANSWER_LIMITS.entries} answers already. Delete one that is not needed any more.`,
} as const;

/** Stands in the questions of visitors for what may tell who they are. */
export const REMOVED = '[removed]';

const { wordings, wordingLength, answerLength } = OWN_ANSWER_LIMITS;

const schema = {
  /** One a line; the same one twice counts once. */
  wordings: text('Question', 3700).check(
    z.overwrite((value) => uniqueLines(value).join('\n')),
    z.refine((value) => linesOf(value).length > 0, 'Question is required'),
    z.refine(
      (value) => linesOf(value).every((line) => /[\p{L}\p{N}]/u.test(line)),
      'Each wording needs a letter or a digit',
    ),
    z.refine((value) => linesOf(value).length <= wordings, `At most ${wordings} wordings of a question`),
    z.refine(
      (value) => linesOf(value).every(({ length }) => length <= wordingLength),
      `Each wording must be at most ${wordingLength} characters`,
    ),
  ),
  answer: text('Answer', answerLength),
};

type OwnAnswerFields = { wordings: string; answer: string };

export function checkOwnAnswer(
  input: Partial<Record<keyof OwnAnswerFields, unknown>>,
  options: { isPartial: boolean },
) {
  return checkFields(schema, input, options);
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Two wordings are the same when only case, spaces and punctuation differ. */
export function wordingKey(wording: string): string {
  const words =
    wording
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
  return words.join(' ');
}

function uniqueLines(text: string): string[] {
  const lines = linesOf(text);
  const keys = lines.map(wordingKey);
  return lines.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

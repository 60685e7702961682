import { linesOf, REMOVED } from '../../../content/own-answer-rules';
import { DOCUMENT_ID } from '../../../content/project-rules';
import type { OwnAnswer_answerFragment } from '../../../graphql/generated-dashboard';

/** As the form holds it: one wording a line. */
export type OwnAnswerValues = { wordings: string; answer: string; isPublished: boolean };

export function valuesOf({ wordings, answer, isPublished }: OwnAnswer_answerFragment): OwnAnswerValues {
  return { wordings: wordings.join('\n'), answer, isPublished };
}

/**
 * Of a new one, perhaps to a question that is known already. Visitors may be shown its wordings, so none in which a
 * visitor told who he is becomes one by itself.
 */
export function emptyValues(wordings: readonly string[] = []): OwnAnswerValues {
  const anonymous = wordings.filter((wording) => !wording.includes(REMOVED));
  return { wordings: anonymous.join('\n'), answer: '', isPublished: true };
}

type OwnAnswerDraft = {
  values: OwnAnswerValues;
  /** The `updatedAt` that it began with. */
  version: string | undefined;
  /** Of a new one. */
  newId: string | undefined;
  /** What the answer is after saves that no answer has come to, as `contentsOf` tells it. */
  sent: string[];
};

/** What storage holds, if it is a draft. */
export function parseDraft(stored: Record<string, unknown>): OwnAnswerDraft | null {
  const { wordings, answer, isPublished, version, newId, sent } = stored;
  if (typeof wordings !== 'string' || typeof answer !== 'string' || typeof isPublished !== 'boolean')
    return null;
  return {
    values: { wordings, answer, isPublished },
    version: typeof version === 'string' ? version : undefined,
    newId: typeof newId === 'string' && DOCUMENT_ID.test(newId) ? newId : undefined,
    sent: Array.isArray(sent) ? sent.filter((contents) => typeof contents === 'string') : [],
  };
}

export function isSame(one: OwnAnswerValues, other: OwnAnswerValues): boolean {
  return contentsOf(one) === contentsOf(other);
}

/** To be compared. */
export function contentsOf(values: OwnAnswerValues): string {
  return JSON.stringify(toInput(values));
}

/** What was changed here, and of the rest what is stored now. */
export function joinChanges(
  values: OwnAnswerValues,
  before: OwnAnswerValues,
  latest: OwnAnswerValues,
): OwnAnswerValues {
  return {
    wordings: values.wordings === before.wordings ? latest.wordings : values.wordings,
    answer: values.answer === before.answer ? latest.answer : values.answer,
    isPublished: values.isPublished === before.isPublished ? latest.isPublished : values.isPublished,
  };
}

export function toInput({ wordings, answer, isPublished }: OwnAnswerValues) {
  return { wordings: linesOf(wordings), answer, isPublished };
}

import type { Core } from '@strapi/strapi';
import { linesOf } from '../../shared-with-web/rules/own-answer-rules';
import { keepDeleted } from '../version/keep-deleted';
import { removeVersions } from '../version/prune';
import type { DeletedAnswer, VersionRow } from '../version/version-rows';

const OWN_ANSWER = 'api::own-answer.own-answer';

export function keepDeletedAnswers(strapi: Core.Strapi): void {
  keepDeleted(strapi, OWN_ANSWER, ({ wordings, answer, isPublished, position, updatedAt }) => {
    const [title = ''] = linesOf(wordings);
    const fields: DeletedAnswer = {
      ...{ title, wordings, answer, isPublished, position },
      updatedAt: new Date(updatedAt ?? 0).toISOString(),
    };
    return { kind: 'ANSWER', fields };
  });
}

/**
 * Under the rules of answers: one question has one answer.
 * @throws ValidationError when another one has a wording of it by now
 */
export async function restoreDeletedAnswer({ id, entry, fields }: VersionRow): Promise<void> {
  const { wordings, answer, isPublished, position } = fields as DeletedAnswer;
  const data = { documentId: entry, wordings, answer, isPublished, position: position ?? undefined };
  await strapi.documents(OWN_ANSWER).create({ data });
  await removeVersions([{ id }]);
}

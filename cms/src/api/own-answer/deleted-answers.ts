import type { Core } from '@strapi/strapi';
import { withLock } from '../../shared/database-lock';
import { linesOf } from '../../shared-with-web/own-answer-rules';
import { keepVersion } from '../version/keep-version';
import { removeVersions } from '../version/prune';
import type { DeletedAnswer, VersionRow } from '../version/version-rows';

const OWN_ANSWER = 'api::own-answer.own-answer';

/** An answer that somebody deletes can be restored for a while, wherever it is deleted. */
export function keepDeletedAnswers(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== OWN_ANSWER || context.action !== 'delete') return next();
    const { documentId: entry } = context.params;
    return withLock('questions', async () => {
      const found = await strapi.db.query(OWN_ANSWER).findOne({ where: { documentId: entry } });
      if (found) {
        const { wordings, answer, isPublished, position, updatedAt } = found;
        const [title = ''] = linesOf(wordings);
        const fields: DeletedAnswer = {
          ...{ title, wordings, answer, isPublished, position },
          updatedAt: new Date(updatedAt ?? 0).toISOString(),
        };
        await keepVersion({ kind: 'ANSWER', entry, action: 'DELETE', fields, pictures: [] });
      }
      return next();
    });
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

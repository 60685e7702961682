import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withLock } from '../../database/database-lock';
import { invalidField, invalidFields, refuseOutdated } from '../../errors/errors';
import { versionInForm } from '../../shared/panel-form';
import {
  checkOwnAnswer,
  linesOf,
  OWN_ANSWER_LIMITS,
  OWN_ANSWER_MESSAGES,
  wordingKey,
} from '../../shared-with-web/rules/own-answer-rules';

const OWN_ANSWER = 'api::own-answer.own-answer';

/** The rules of the owner's own answers, in the one place that GraphQL and the admin panel both pass. */
export function registerOwnAnswerRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== OWN_ANSWER) return next();
    const { action, params } = context;
    if (action !== 'create' && action !== 'update' && action !== 'clone') return next();

    const isPartial = action === 'update';
    const { fields, problems } = checkOwnAnswer(params.data ?? {}, { isPartial });
    if (problems.length > 0) throw invalidFields(problems);
    const data = Object.assign({}, params.data, fields);
    params.data = data;
    return withLock('questions', async () => {
      const others = await readOthers(isPartial ? params.documentId : undefined);
      if (isPartial) {
        await refuseOutdatedForm(params.documentId);
      } else {
        if (others.length >= OWN_ANSWER_LIMITS.entries) {
          throw new errors.ValidationError(OWN_ANSWER_MESSAGES.tooMany);
        }
        data.position ??= Math.max(0, ...others.map(({ position }) => position ?? 0)) + 1;
      }
      if (fields.wordings) refuseDuplicates(fields.wordings, others);
      const saved = await next();
      await removeAnswered(saved);
      return saved;
    });
  });
}

function readOthers(documentId: string | undefined) {
  const where = documentId ? { documentId: { $ne: documentId } } : {};
  return strapi.db.query(OWN_ANSWER).findMany({ where });
}

async function refuseOutdatedForm(documentId: string): Promise<void> {
  const before = await strapi.db.query(OWN_ANSWER).findOne({ where: { documentId } });
  refuseOutdated(before?.updatedAt, versionInForm(), OWN_ANSWER_MESSAGES.changedElsewhere);
}

/** What is published answers what was asked in one of its wordings. */
async function removeAnswered(saved: unknown): Promise<void> {
  const { documentId } = (saved ?? {}) as { documentId?: string };
  const where = { documentId, isPublished: true };
  const published = documentId && (await strapi.db.query(OWN_ANSWER).findOne({ where }));
  if (!published) return;
  const questions = strapi.service('api::unanswered-question.unanswered-question');
  await questions.removeAskedAs(linesOf(published.wordings));
}

/** One question has one answer. */
function refuseDuplicates(wordings: string, others: readonly { wordings: string }[]): void {
  const taken = new Set(others.flatMap((other) => linesOf(other.wordings).map(wordingKey)));
  const duplicate = linesOf(wordings).find((wording) => taken.has(wordingKey(wording)));
  if (duplicate) throw invalidField('wordings', `Another answer has this wording already: ${duplicate}`);
}

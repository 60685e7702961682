import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Row } from '../../../rows';
import { withLock } from '../../../database/database-lock';
import { refuseOutdated } from '../../../errors/errors';
import { linesOf, OWN_ANSWER_MESSAGES } from '../../../shared-with-web/rules/own-answer-rules';
import type { OwnAnswer } from '../../assistant/knowledge';
import { refuseTaken, requireDocumentId } from '../../version/new-id';

const OWN_ANSWER = 'api::own-answer.own-answer';
const IN_ORDER = [{ position: 'asc' }, { id: 'asc' }];

export type OwnAnswerInput = {
  wordings?: string[] | null;
  answer?: string | null;
  isPublished?: boolean | null;
};

type Creation = {
  /** The one that it is to have. */
  documentId?: string | null;
  /** Unanswered questions, by their documentIds, that are answered now. */
  answered?: readonly string[] | null;
};

type Version = string | Date | null;

/** What the owner himself answers to questions of visitors. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = () => strapi.documents(OWN_ANSWER);
  const rows = () => strapi.db.query(OWN_ANSWER);

  return {
    list: async () => (await rows().findMany({ orderBy: IN_ORDER })).map(toAnswer),

    /** As the assistant uses them. */
    async published(): Promise<OwnAnswer[]> {
      const found = await rows().findMany({ where: { isPublished: true }, orderBy: IN_ORDER });
      return found.map(({ wordings, answer }) => ({ wordings: linesOf(wordings), answer }));
    },

    /** @throws ConflictError when its documentId is taken */
    create: (input: OwnAnswerInput, { documentId, answered }: Creation = {}) =>
      withLock('questions', async () => {
        if (documentId) await requireFree(documentId);
        const data = { isPublished: true, ...toData(input), ...(documentId && { documentId }) };
        const created = await documents().create({ data: data as never });
        const own = await find(created.documentId);
        if (own.isPublished) {
          await strapi.service('api::unanswered-question.unanswered-question').remove(answered ?? []);
        }
        return toAnswer(own);
      }),

    /**
     * @param version the `updatedAt` that the editor saw
     * @throws ConflictError when it is not the stored one
     */
    update: (documentId: string, input: OwnAnswerInput, version?: Version) =>
      withLock('questions', async () => {
        const { updatedAt } = await find(documentId);
        refuseOutdated(updatedAt, version, OWN_ANSWER_MESSAGES.changedElsewhere);
        await documents().update({ documentId, data: toData(input) });
        return toAnswer(await find(documentId));
      }),

    async delete(documentId: string): Promise<void> {
      const { entries } = await documents().delete({ documentId });
      if (entries.length === 0) throw missing();
    },
  };

  async function requireFree(documentId: string): Promise<void> {
    requireDocumentId(documentId);
    const same = await rows().findOne({ where: { documentId } });
    await refuseTaken(documentId, same, OWN_ANSWER_MESSAGES.addedAlready);
  }

  async function find(documentId: string): Promise<Row<typeof OWN_ANSWER>> {
    const row = await rows().findOne({ where: { documentId } });
    if (!row) throw missing();
    return row;
  }
};

/** What is not given stays as it is. */
function toData({ wordings, answer, isPublished }: OwnAnswerInput) {
  return {
    ...(wordings && { wordings: wordings.join('\n') }),
    ...(typeof answer === 'string' && { answer }),
    ...(typeof isPublished === 'boolean' && { isPublished }),
  };
}

function toAnswer({ documentId, wordings, answer, isPublished, updatedAt }: Row<typeof OWN_ANSWER>) {
  return { documentId, wordings: linesOf(wordings), answer, isPublished, updatedAt };
}

function missing(): errors.NotFoundError {
  return new errors.NotFoundError('This answer does not exist (any more).');
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withLock } from '../../../database/database-lock';
import { BusyError, createLimit } from '../../../shared-with-web/limit';
import { wordingKey } from '../../../shared-with-web/rules/own-answer-rules';
import { isQuestion } from '../is-question';
import { keepQuestion, makeRoom, QUESTION, redactQuestions, type Question } from '../kept-questions';
import { wordsOf } from '../question-words';
import { redact } from '../redact';
import { inTime, redactWordings, textsOf } from '../wordings';

const SHOWN = 50;
const MOST_ASKED = [{ timesAsked: 'desc' }, { lastAskedAt: 'desc' }, { id: 'desc' }];

/** What visitors asked and the assistant could not answer, grouped by its words. Who asked it is not kept. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const rows = () => strapi.db.query(QUESTION);
  const turns = createLimit({ running: 1, waiting: 20 });

  return {
    /** Keeps a question, unless the owner wants none. Never throws; nobody has to wait for it. */
    async note(question: string): Promise<void> {
      try {
        await turns.run(async () => {
          const text = redact(question);
          const words = wordsOf(text);
          if (words && isQuestion(text) && (await isWanted()))
            await withLock('questions', () => keepQuestion(text, words));
        });
      } catch (error) {
        // Not its message, which may quote the question.
        const { name } = error as Error;
        if (!(error instanceof BusyError)) strapi.log.warn(`A question could not be kept: ${name}`);
      }
    },

    /** The most asked ones, and how many there are. */
    async list() {
      const where = { isHidden: false };
      const nodes = await rows().findMany({ where, orderBy: MOST_ASKED, limit: SHOWN });
      return { nodes: nodes.map(toQuestion), total: await rows().count({ where }) };
    },

    /** It stays hidden however often it is asked again. */
    hide: (documentId: string, isHidden: boolean) =>
      withLock('questions', async () => {
        const { count } = await rows().updateMany({ where: { documentId }, data: { isHidden } });
        if (count === 0) throw new errors.NotFoundError('This question does not exist (any more).');
        await makeRoom(isHidden, documentId);
      }),

    async remove(documentIds: readonly string[]): Promise<void> {
      await rows().deleteMany({ where: { documentId: { $in: [...documentIds] } } });
    },

    /** In any of these wordings. Hidden ones stay hidden. */
    async removeAskedAs(wordings: readonly string[]): Promise<void> {
      const keys = new Set(wordings.map(wordingKey));
      const open = await rows().findMany({ where: { isHidden: false } });
      const asked = open.filter((one) => textsOf(one.wordings).some((text) => keys.has(wordingKey(text))));
      await rows().deleteMany({ where: { id: { $in: asked.map(({ id }) => id) } } });
    },

    /** @returns how many there were, hidden ones too */
    async removeAll(): Promise<number> {
      return (await rows().deleteMany({})).count;
    },

    redactKept: () => withLock('questions', redactQuestions),

    async removeExpired(now = new Date()): Promise<void> {
      await withLock('questions', async () => {
        for (const question of await rows().findMany()) {
          const { id, wordings } = question;
          const kept = inTime(wordings, now);
          if (kept.length === 0) await rows().delete({ where: { id } });
          else if (kept.length < textsOf(wordings).length)
            await rows().update({ where: { id }, data: { wordings: kept } });
        }
      });
    },
  };

  async function isWanted(): Promise<boolean> {
    const site = await strapi.db.query('api::site.site').findOne({ select: ['keepsQuestions'] });
    return site?.keepsQuestions ?? true;
  }
};

function toQuestion({ documentId, wordings, timesAsked, lastAskedAt }: Question) {
  const texts = redactWordings(wordings).map(({ text }) => text);
  return { documentId, wordings: texts, timesAsked, lastAskedAt };
}

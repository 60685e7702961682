import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Row } from '../../../registry';
import { withLock } from '../../../shared/database-lock';
import { BusyError, createLimit } from '../../../shared-with-web/limit';
import { isQuestion } from '../is-question';
import { areSame, countMissing, wordsOf } from '../question-words';
import { redact } from '../redact';
import { addWording, inTime, redactWordings, textsOf } from '../wordings';

const QUESTION = 'api::unanswered-question.unanswered-question';
/** Of the shown and of the hidden ones: visitors cannot fill the database. */
const MAX_ROWS = 500;
const SHOWN = 50;
/** Words in which a question may differ from one that is the same, and how many such are read. */
const [MOST_MISSING, MAX_READ] = [2, 20];
const LEAST_ASKED = [{ timesAsked: 'asc' }, { lastAskedAt: 'asc' }, { id: 'asc' }];
const MOST_ASKED = [{ timesAsked: 'desc' }, { lastAskedAt: 'desc' }, { id: 'desc' }];

type Question = Row<typeof QUESTION>;

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
            await withLock('questions', () => keep(text, words));
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

    /** @returns how many there were, hidden ones too */
    async removeAll(): Promise<number> {
      return (await rows().deleteMany({})).count;
    },

    /** What is kept longer than a rule knows less. Those from before the panel had titles get theirs. */
    async redactKept(): Promise<void> {
      await withLock('questions', async () => {
        for (const { id, question, wordings } of await rows().findMany()) {
          const redacted = redactWordings(wordings);
          const title = redacted[0]?.text;
          if (title && (title !== question || !isDeepStrictEqual(redacted, wordings)))
            await rows().update({ where: { id }, data: { question: title, wordings: redacted } });
        }
      });
    },

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

  async function keep(text: string, words: string): Promise<void> {
    const lastAskedAt = new Date();
    const same = await findSame(text, words);
    const wordings = addWording(same?.wordings, text, lastAskedAt);
    if (same) {
      const timesAsked = same.timesAsked + 1;
      await rows().update({
        where: { id: same.id },
        data: { question: text, wordings, timesAsked, lastAskedAt },
      });
      return;
    }
    const created = await rows().create({
      data: {
        question: text,
        words,
        wordings,
        timesAsked: 1,
        lastAskedAt,
        isHidden: false,
        publishedAt: lastAskedAt,
      },
    });
    await makeRoom(false, created.documentId);
  }

  async function findSame(text: string, words: string): Promise<Question | undefined> {
    const known = (await rows().findMany({ select: ['id', 'words'] }))
      .map((row) => ({ ...row, missing: countMissing(words, row.words) }))
      .filter(({ missing }) => missing <= MOST_MISSING)
      .sort((a, b) => a.missing - b.missing)
      .slice(0, MAX_READ);
    const found = await rows().findMany({ where: { id: { $in: known.map(({ id }) => id) } } });
    return (
      found.find((row) => row.words === words) ??
      found.find(({ wordings }) => textsOf(wordings).some((one) => areSame(text, one)))
    );
  }

  /** What was asked least and longest ago goes, so that a flood pushes out its own questions first. */
  async function makeRoom(isHidden: boolean, documentId: string): Promise<void> {
    const where = { isHidden };
    if ((await rows().count({ where })) <= MAX_ROWS) return;
    const others = { ...where, documentId: { $ne: documentId } };
    const [least] = await rows().findMany({ where: others, orderBy: LEAST_ASKED, limit: 1 });
    if (least) await rows().delete({ where: { id: least.id } });
  }
};

function toQuestion({ documentId, wordings, timesAsked, lastAskedAt }: Question) {
  const texts = redactWordings(wordings).map(({ text }) => text);
  return { documentId, wordings: texts, timesAsked, lastAskedAt };
}

import { isDeepStrictEqual } from 'node:util';
import type { Row } from '../../rows';
import { keptFrom } from '../../shared/clean-up-time';
import { countMissing, isSameAs, wordsOf } from './question-words';
import { addWording, mergeWordings, redactWordings, textsOf } from './wordings';

export const QUESTION = 'api::unanswered-question.unanswered-question';
/** Of the shown and of the hidden ones: visitors cannot fill the database. */
const MAX_ROWS = 500;
/** Words in which a question may differ from one that is the same, and how many such are read. */
const [MOST_MISSING, MAX_READ] = [2, 20];
const LEAST_ASKED = [{ timesAsked: 'asc' }, { lastAskedAt: 'asc' }, { id: 'asc' }];

export type Question = Row<typeof QUESTION>;

const rows = () => strapi.db.query(QUESTION);

/** Counts it with the one that is the same, or as a new one. */
export async function keepQuestion(text: string, words: string): Promise<void> {
  const lastAskedAt = await keptFrom(strapi);
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
  const isSame = isSameAs(text);
  return (
    found.find((row) => row.words === words) ?? found.find(({ wordings }) => textsOf(wordings).some(isSame))
  );
}

/** What was asked least and longest ago goes, so that a flood pushes out its own questions first. */
export async function makeRoom(isHidden: boolean, documentId: string): Promise<void> {
  const where = { isHidden };
  if ((await rows().count({ where })) <= MAX_ROWS) return;
  const others = { ...where, documentId: { $ne: documentId } };
  const [least] = await rows().findMany({ where: others, orderBy: LEAST_ASKED, limit: 1 });
  if (least) await rows().delete({ where: { id: least.id } });
}

/**
 * What is kept longer than a rule knows less, its words too; what then says nothing goes. Those from before the panel had
 * titles get theirs.
 */
export async function redactQuestions(): Promise<void> {
  const kept = new Map((await rows().findMany()).map((row) => [row.words, row]));
  for (const row of [...kept.values()]) {
    const wordings = redactWordings(row.wordings);
    const question = wordings[0]?.text;
    if (!question) continue;
    const redacted = { ...row, question, words: wordsOf(question), wordings };
    kept.delete(row.words);
    const same = kept.get(redacted.words);
    if (!redacted.words) await rows().delete({ where: { id: row.id } });
    else if (same) await merge(redacted, same);
    else {
      kept.set(redacted.words, redacted);
      const { words } = redacted;
      if (!isDeepStrictEqual(redacted, { ...row }))
        await rows().update({ where: { id: row.id }, data: { question, words, wordings } });
    }
  }
}

/** Counts a question with the one that has the same words, which may be redacted only after it; hidden is hidden. */
async function merge(row: Question, same: Question): Promise<void> {
  const wordings = mergeWordings(row.wordings, redactWordings(same.wordings));
  const timesAsked = row.timesAsked + same.timesAsked;
  const lastAskedAt = row.lastAskedAt > same.lastAskedAt ? row.lastAskedAt : same.lastAskedAt;
  const isHidden = row.isHidden || same.isHidden;
  const data = { question: wordings[0]?.text ?? row.question, wordings, timesAsked, lastAskedAt, isHidden };
  await rows().delete({ where: { id: row.id } });
  await rows().update({ where: { id: same.id }, data });
  Object.assign(same, data);
}

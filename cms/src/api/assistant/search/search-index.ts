import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KnownProject } from '../knowledge';
import type { Owner } from '../owner';
import { passagesOfOwner, passagesOfProject, type Passage } from './passages';
import { meaningOf } from './vectors';
import { createVocabulary, type Vocabulary } from './likeness';
import { patternOf, toContent, toTokens } from './words';

export type IndexedPassage = ReturnType<typeof toIndexed>;

/** What is found as a whole: a project, or one passage about the owner. Words go by number. */
export type Subject = {
  project?: KnownProject;
  topic?: string;
  passages: IndexedPassage[];
  words: number[];
  title: { word: string; number: number; isOwn: boolean }[];
};

export type SearchIndex = { vocabulary: Vocabulary; subjects: Subject[] };

const FIGURE = patternOf('figure');
const AT_ONCE = 10;

export async function createSearchIndex(
  owner: Owner,
  projects: readonly KnownProject[],
): Promise<SearchIndex> {
  const vocabulary = createVocabulary();
  const subjects: Subject[] = [];
  for (const [index, project] of projects.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
    const { title, platform, role, technologies } = project;
    const passages = passagesOfProject(project, projects.length).map((one) => toIndexed(one, vocabulary));
    const head = vocabulary.numbersOf(toContent([title, platform, role, ...technologies].join(' ')));
    subjects.push({
      ...{ project, passages, words: [...new Set([...passages.flatMap(({ words }) => words), ...head])] },
      title: toContent(title).map((word) => ({ word, number: vocabulary.numberOf(word), isOwn: true })),
    });
  }
  markShared(subjects);
  for (const passage of passagesOfOwner(owner).map((one) => toIndexed(one, vocabulary)))
    subjects.push({ topic: passage.topic, passages: [passage], words: passage.words, title: [] });
  return { vocabulary, subjects };
}

/** A word of a title that another project has too does not stand for it. */
function markShared(subjects: readonly Subject[]): void {
  const counts = new Map<number, number>();
  for (const { words } of subjects) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { title } of subjects) for (const word of title) word.isOwn = counts.get(word.number) === 1;
}

function toIndexed(passage: Passage, vocabulary: Vocabulary) {
  const { text, context } = passage;
  const own = vocabulary.numbersOf(toContent(text));
  const words = [...new Set([...own, ...vocabulary.numbersOf(toContent(context))])];
  return {
    ...passage,
    own,
    words,
    meaning: meaningOf(toTokens(`${context} ${text}`)),
    hasFigure: FIGURE.test(text),
  };
}

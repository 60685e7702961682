import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KnownProject } from '../knowledge';
import type { Owner } from '../owner';
import { headOf, passagesOfOwner, passagesOfProject, type Passage } from './passages';
import { meaningOf } from './vectors';
import { createVocabulary, type Vocabulary } from './vocabulary';
import { toContent, toTokens } from './words';

export type IndexedPassage = Passage & {
  /** Numbers of its words, and of these with what else it may be found by. */
  own: number[];
  words: number[];
  meaning: Float32Array;
  hasNumber: boolean;
};

/** What is found as a whole: a project, or one passage about the owner. */
export type Subject = {
  project?: KnownProject;
  topic?: string;
  passages: IndexedPassage[];
  words: number[];
  /** Of a project's title. */
  title: TitleWord[];
};

/** One that no other project speaks of can stand for the title. */
type TitleWord = { word: string; number: number; isOwn: boolean };

/** Made once of what is published, for all questions. */
export type SearchIndex = { vocabulary: Vocabulary; subjects: Subject[] };

const NUMBER =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+ty|half|halved|doubled|percent|twice)\b/i;
/** Projects that are read before others get their turn. */
const AT_ONCE = 50;

export async function createSearchIndex(
  owner: Owner,
  projects: readonly KnownProject[],
): Promise<SearchIndex> {
  const vocabulary = createVocabulary();
  const subjects: Subject[] = [];
  for (const [index, project] of projects.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
    const passages = passagesOfProject(project, projects.length).map((one) => toIndexed(one, vocabulary));
    const head = vocabulary.numbersOf(toContent(headOf(project)));
    subjects.push({
      project,
      passages,
      words: [...new Set([...passages.flatMap(({ words }) => words), ...head])],
      title: toContent(project.title).map((word) => ({
        word,
        number: vocabulary.numberOf(word),
        isOwn: true,
      })),
    });
  }
  markSharedWords(subjects);
  const ofOwner = passagesOfOwner(owner).map((one) => toIndexed(one, vocabulary));
  return {
    vocabulary,
    subjects: [
      ...subjects,
      ...ofOwner.map((passage) => ({
        ...{ topic: passage.topic, passages: [passage], words: passage.words, title: [] },
      })),
    ],
  };
}

function markSharedWords(subjects: readonly Subject[]): void {
  const counts = new Map<number, number>();
  for (const number of subjects.flatMap(({ project, words }) => (project ? words : [])))
    counts.set(number, (counts.get(number) ?? 0) + 1);
  for (const word of subjects.flatMap(({ title }) => title)) word.isOwn = counts.get(word.number) === 1;
}

function toIndexed(passage: Passage, vocabulary: Vocabulary): IndexedPassage {
  const { text, context } = passage;
  const own = vocabulary.numbersOf(toContent(text));
  return {
    ...passage,
    own,
    words: [...new Set([...own, ...vocabulary.numbersOf(toContent(context))])],
    meaning: meaningOf(toTokens(`${context} ${text}`)),
    hasNumber: NUMBER.test(text),
  };
}

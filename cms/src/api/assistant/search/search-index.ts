import { createSlices } from '../../../shared/slices';
import type { KnownProject } from '../known-project';
import type { Owner } from '../owner';
import { createVocabulary, TYPO, type Vocabulary } from './likeness';
import { passagesOfOwner, passagesOfProject } from './passages';
import { spellingsOf, type TitleSpelling } from './title-spelling';
import { patternOf, toContent, toTokens } from './words';

export type IndexedPassage = ReturnType<typeof toIndexed>;

/** What is found as a whole: a project, or one passage about the owner. Words go by number. */
export type Subject = {
  project?: KnownProject;
  topic?: string;
  passages: IndexedPassage[];
  title: number[];
  /** What stands around the passages: title, platform, technologies. */
  head: number[];
};

export type SearchIndex = {
  vocabulary: Vocabulary;
  subjects: Subject[];
  /** By word: where among the subjects it is said. */
  places: number[][];
  /** The subjects that say all these words, typing errors aside. */
  sayingAll: (words: readonly string[]) => Subject[];
  /** The words of the owner's name: of what is said here, they tell nothing apart. */
  owner: string[];
  /** By their first letter. */
  titles: Map<string, TitleSpelling[]>;
};

const KINDS = {
  hasFigure: patternOf('figure'),
  hasLimit: patternOf('limit'),
  hasTrouble: patternOf('troubled'),
};

export async function createSearchIndex(
  owner: Owner,
  projects: readonly KnownProject[],
): Promise<SearchIndex> {
  const index = createEmptyIndex(toTokens(owner.name));
  const pause = createSlices();
  for (const project of projects) {
    add(toSubject(project, projects.length, index.vocabulary), index);
    addTitle(project.title, index);
    await pause();
  }
  for (const { topic, text, context = '' } of passagesOfOwner(owner)) {
    const [passage, head] = [
      toIndexed(text, index.vocabulary),
      index.vocabulary.numbersOf(toContent(context)),
    ];
    add({ topic, passages: [passage], title: [], head }, index);
  }
  return index;
}

function createEmptyIndex(owner: string[]): SearchIndex {
  const [vocabulary, subjects, places] = [createVocabulary(), [] as Subject[], [] as number[][]];
  const saying = (word: string) =>
    new Set(
      [...vocabulary.likenessesOf(word)].flatMap(([number, value]) =>
        value >= TYPO ? (places[number] ?? []) : [],
      ),
    );
  const sayingAll = (words: readonly string[]) => {
    const sets = words.map(saying);
    return subjects.filter((_, at) => sets.every((set) => set.has(at)));
  };
  return { vocabulary, subjects, places, sayingAll, owner, titles: new Map() };
}

function toSubject(project: KnownProject, projects: number, vocabulary: Vocabulary): Subject {
  const { title, platform, role, technologies } = project;
  return {
    project,
    passages: passagesOfProject(project, projects).map((text, at) => toIndexed(text, vocabulary, at)),
    title: vocabulary.numbersOf(toContent(title)),
    head: vocabulary.numbersOf(toContent([title, platform, role, ...technologies].join(' '))),
  };
}

function add(subject: Subject, { subjects, places }: SearchIndex): void {
  const at = subjects.push(subject) - 1;
  for (const number of wordsOf(subject)) (places[number] ??= []).push(at);
}

function addTitle(title: string, { titles }: SearchIndex): void {
  for (const spelling of spellingsOf(title)) {
    const first = spelling.letters.charAt(0);
    const others = titles.get(first) ?? [];
    others.push(spelling);
    titles.set(first, others);
  }
}

export const wordsOf = ({ passages, head }: Subject): number[] => [
  ...new Set([...passages.flatMap(({ words }) => words), ...head]),
];

function toIndexed(text: string, vocabulary: Vocabulary, at = 0) {
  const kind = (name: keyof typeof KINDS) => KINDS[name].test(text);
  return {
    ...{ text, at, words: vocabulary.numbersOf(toContent(text)) },
    ...{ hasFigure: kind('hasFigure') },
    ...{ hasLimit: kind('hasLimit'), hasTrouble: kind('hasTrouble') },
  };
}

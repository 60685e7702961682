import { createSlices } from '../../../shared/slices';
import type { KnownProject } from '../known-project';
import type { Expects } from '../language/wording';
import type { Owner } from '../owner';
import { createVocabulary, TYPO, type Vocabulary } from '../words/likeness';
import { passagesOfOwner, passagesOfProject, type Passage } from './passages';
import { spellingsOf, type TitleSpellings } from './title-spelling';
import { lengthOf } from '../words/vectors';
import { patternOf, toContent, toTokens } from '../words/words';

export type IndexedPassage = ReturnType<typeof toIndexed>;

/** What is found as a whole: a project, or one passage about the owner. Words go by number. */
export type Subject = {
  project?: KnownProject;
  topic?: string;
  passages: IndexedPassage[];
  title: number[];
  /** What stands around the passages: title, platform, technologies. */
  head: number[];
  /** All of it, each once, and its length as a vector. */
  words: number[];
  length: number;
};
type About = Pick<Subject, 'project' | 'topic' | 'title' | 'head'>;

export type SearchIndex = {
  vocabulary: Vocabulary;
  subjects: Subject[];
  /** By word: where among the subjects it is said. */
  places: number[][];
  /** The subjects that say all these words, typing errors aside. */
  sayingAll: (words: readonly string[]) => Subject[];
  /** The sentences that say all of some words. */
  passagesSaying: (words: readonly string[]) => string[];
  /** The words of the owner's name: of what is said here, they tell nothing apart. */
  owner: string[];
  titles: TitleSpellings;
};

const KINDS = {
  hasFigure: patternOf('figure'),
  hasLimit: patternOf('limit'),
  hasTrouble: patternOf('troubled'),
  hasMost: patternOf('superlative'),
  hasClient: patternOf('client'),
  hasOutcome: patternOf('outcome'),
} satisfies Record<NonNullable<Expects>, RegExp>;

export async function createSearchIndex(
  owner: Owner,
  projects: readonly KnownProject[],
): Promise<SearchIndex> {
  const index = createEmptyIndex(toTokens(owner.name));
  const numbersOf = (text: string) => index.vocabulary.numbersOf(toContent(text));
  const pause = createSlices();
  for (const project of projects) {
    const { title, platform, role, technologies } = project;
    const head = numbersOf([title, platform, role, ...technologies].join(' '));
    add({ project, title: numbersOf(title), head }, passagesOfProject(project, projects.length), index);
    addTitle(title, index);
    await pause();
  }
  for (const { topic, text, context = '' } of passagesOfOwner(owner))
    add({ topic, title: [], head: numbersOf(context) }, [{ text }], index);
  return index;
}

function createEmptyIndex(owner: string[]): SearchIndex {
  const [vocabulary, subjects, places] = [createVocabulary(), [] as Subject[], [] as number[][]];
  const spellings = (word: string) =>
    [...vocabulary.likenessesOf(word)].flatMap(([number, value]) => (value >= TYPO ? number : []));
  const sayingAll = (words: readonly string[]) => {
    const sets = words.map((word) => new Set(spellings(word).flatMap((number) => places[number] ?? [])));
    return subjects.filter((_, at) => sets.every((set) => set.has(at)));
  };
  const passagesSaying = (words: readonly string[]) => {
    const sets = words.map((word) => new Set(spellings(word)));
    const isSaid = ({ words: said }: IndexedPassage) => sets.every((set) => said.some((one) => set.has(one)));
    return sayingAll(words).flatMap(({ passages }) => passages.filter(isSaid).map(({ text }) => text));
  };
  return { vocabulary, subjects, places, sayingAll, passagesSaying, owner, titles: new Map() };
}

function add(about: About, told: readonly Passage[], { subjects, places, vocabulary }: SearchIndex): void {
  const passages = told.map((one, at) => toIndexed(one, at, contextOf(about), vocabulary));
  const words = [...new Set([...passages.flatMap((passage) => passage.words), ...about.head])];
  const at = subjects.push({ ...about, passages, words, length: lengthIn(words, vocabulary) }) - 1;
  for (const number of words) (places[number] ??= []).push(at);
}

/** What each passage is read with. */
export const contextOf = ({ project, title, head }: About): number[] => (project ? title : head);

function addTitle(title: string, { titles }: SearchIndex): void {
  for (const spelling of spellingsOf(title)) {
    const first = spelling.letters.charAt(0);
    const others = titles.get(first) ?? [];
    others.push(spelling);
    titles.set(first, others);
  }
}

function toIndexed(
  { text, heading, lead = '' }: Passage,
  at: number,
  context: readonly number[],
  vocabulary: Vocabulary,
) {
  const said = heading ? `${heading}: ${text}` : text;
  const words = vocabulary.numbersOf(toContent(`${lead} ${said}`));
  const kinds = Object.entries(KINDS).map(([kind, pattern]) => [kind, pattern.test(said)]);
  const isOfKind = Object.fromEntries(kinds) as Record<keyof typeof KINDS, boolean>;
  return { text, at, words, length: lengthIn([...context, ...words], vocabulary), ...isOfKind };
}

const lengthIn = (numbers: readonly number[], { words }: Vocabulary): number =>
  lengthOf(numbers.flatMap((number) => words[number]?.rank ?? []));

import { tongueOf } from '../language/tongues';
import { mayBeTypo, toWord, type Word } from '../words/likeness';
import { isKnownTechnology, keyOf } from './technologies';
import { distanceWithin, isShuffled } from '../words/typing-errors';
import { isKnown, nearnessOf } from '../words/vectors';
import { isFunctionWord, stem, WORDS } from '../words/words';

/** A word, as it is spelled in America, and what it is known as: a technology, a language, one of several words. */
export type Term = Word & {
  /** Without its usual ending. */
  base: string;
  american: string;
  technology: string | undefined;
  tongue: string | undefined;
  meaning: number | undefined;
};

/** Of words with one stem: `import` and `important` mean something else. */
const NEAR = 0.5;
/** Letters of a word from which one may be wrong, and two. */
const [ONE_WRONG, TWO_WRONG] = [5, 8];

const BRITISH = WORDS.british.map(([spelled, american]) => [new RegExp(spelled), american] as const);
const MEANINGS = new Map(
  WORDS.synonyms.flatMap((words, meaning) => words.map((word) => [stem(word), meaning] as const)),
);

export function toTerm(text: string): Term {
  const american = BRITISH.reduce((word, [spelled, other]) => word.replace(spelled, other), text);
  const technology = isKnownTechnology(text) ? keyOf(text) : undefined;
  const word = toWord(text);
  return {
    ...word,
    base: baseOf(text),
    american,
    technology,
    tongue: tongueOf(text),
    meaning: MEANINGS.get(word.stem),
  };
}

/**
 * Whether one word stands for the other: in another form, another word for it, or misspelt. Names of technologies and
 * languages are the same only by all their names: those that are near in meaning or in letters are others.
 * @param isName whether a word that is in no dictionary is right as it is
 */
export function isSameWord(a: Term, b: Term, isName: (word: string) => boolean): boolean {
  if (a.american === b.american) return true;
  if (a.tongue && b.tongue) return a.tongue === b.tongue;
  if (a.technology && b.technology) return a.technology === b.technology && !(isVersion(a) && isVersion(b));
  if (isForm(a, b) || areSynonyms(a, b)) return true;
  const isWrong = (one: Term) => !isRight(one) && /^[a-z]+$/.test(one.text) && !isName(one.text);
  return isTypingError(a, b) && ((isWrong(a) && isRight(b)) || (isWrong(b) && isRight(a)));
}

/** `Python3` is not `Python2`. */
const isVersion = ({ text }: Term): boolean => /\d$/.test(text);

const isRight = ({ text, rank, technology }: Term): boolean =>
  isKnown(rank) || technology !== undefined || isFunctionWord(text);

const areSynonyms = (a: Term, b: Term): boolean => a.meaning !== undefined && a.meaning === b.meaning;

function isForm(a: Term, b: Term): boolean {
  if (a.stem !== b.stem) return false;
  return a.base === b.base || nearnessOf(a.rank, b.rank) > NEAR;
}

const baseOf = (word: string): string =>
  word
    .replace(/ie[sd]$/, 'y')
    .replace(/(e?[sd]|ing|ly)$/, '')
    .replace(/e$/, '');

function isTypingError(a: Term, b: Term): boolean {
  if (!mayBeTypo(a, b)) return false;
  const length = Math.min(a.text.length, b.text.length);
  const allowed = length < TWO_WRONG ? 1 : 2;
  return length < ONE_WRONG ? isShuffled(a.text, b.text) : distanceWithin(a.text, b.text, allowed) <= allowed;
}

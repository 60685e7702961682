import { toCanonical } from '../language/features';
import { isSameWord, toTerm, type Term } from './same-word';
import {
  isFunctionWord,
  isUsual,
  patternOf,
  PORTFOLIO_WEIGHT,
  toTokens,
  weightOf,
  WORDS,
} from '../words/words';

/** What a question says, each word once and in its order. */
export type Said = {
  tokens: string[];
  /** The words without which it asks something else. */
  telling: Term[];
  /** Those that may be missing, but in whose place no other may stand. */
  light: Term[];
  isNegated: boolean;
  /** Whose it is, if it is somebody's: the asker's, not the owner's. */
  isOfAsker: boolean | undefined;
  /** Who does it. */
  subject: 'asker' | 'owner' | undefined;
};

const [ASKING, NEGATING] = [new Set(WORDS.asking), new Set(WORDS.negating)];
const [LIMITING, COURTESIES] = [new Set(WORDS.limiting), new Set(WORDS.courtesies)];
const LIGHT = new Set([...WORDS.using, ...WORDS.offering]);
const ALIKE = WORDS.alike.map(([said, word]) => [new RegExp(said, 'g'), word] as const);
const [DIRECTION, WISH, ASKER] = [patternOf('direction'), patternOf('wish'), patternOf('asker')];
const SUBJECTS = new Map([
  ['i', 'asker'],
  ['we', 'asker'],
  ['you', 'owner'],
] as const) as ReadonlyMap<string, 'asker' | 'owner'>;
/** Words of one question that may stand together for one of the other. */
const MORE = 2;

/** @param names of the owner, who is spoken to or of */
export function readSaid(text: string, language = 'en', names: readonly string[] = []): Said {
  const said = ALIKE.reduce((rest, [one, word]) => rest.replace(one, word), toTokens(text).join(' '));
  const tokens = [
    ...new Set(
      said
        .split(' ')
        .filter(Boolean)
        .map((token) => inSecondPerson(token, language, names)),
    ),
  ];
  const wish = WISH.exec(tokens.join(' '))?.[0];
  const isFixed = (word: string) => ASKING.has(word) || LIMITING.has(word) || word === wish;
  const isLight = (word: string) => LIGHT.has(word) || weightOf(word) === PORTFOLIO_WEIGHT;
  const isTold = (word: string) => weightOf(word) > 0 && !isFunctionWord(word.replace(/s$/, ''));
  const words = tokens.filter(
    (token) => !NEGATING.has(token) && !COURTESIES.has(token) && !isUsual(token, language),
  );
  return {
    tokens,
    telling: words.filter((word) => isFixed(word) || (isTold(word) && !isLight(word))).map(toTerm),
    light: words.filter((word) => isLight(word) && !isFixed(word)).map(toTerm),
    isNegated: tokens.some((token) => NEGATING.has(token)),
    isOfAsker: tokens.some((token) => ASKER.test(token)) || (tokens.includes('your') ? false : undefined),
    subject: tokens.flatMap((token) => SUBJECTS.get(token) ?? [])[0],
  };
}

/** An app is not a website, though both are projects. */
function inSecondPerson(token: string, language: string, names: readonly string[]): string {
  const [word = token] = names.includes(token) ? ['you'] : toCanonical(token, language);
  return word === 'project' ? token : word;
}

/**
 * Whether two questions ask the same: all telling words of each are in the other one, and neither denies alone.
 * @param isName whether a word that is in no dictionary is right as it is
 */
export function isSameQuestion(asked: Said, meant: Said, isName: (word: string) => boolean): boolean {
  if (asked.isNegated !== meant.isNegated) return false;
  if ((asked.isOfAsker ?? meant.isOfAsker) !== (meant.isOfAsker ?? asked.isOfAsker)) return false;
  if ((asked.subject ?? meant.subject) !== (meant.subject ?? asked.subject)) return false;
  if (Math.abs(asked.telling.length - meant.telling.length) > MORE) return false;
  if (!hasSubject(meant)) return haveSameWords(asked, meant);
  const partner = (word: Term, others: readonly Term[]) =>
    others.find(({ text }) => text === word.text) ?? others.find((other) => isSameWord(word, other, isName));
  const areIn = (words: readonly Term[], others: readonly Term[]) =>
    words.every((word) => partner(word, others));
  if (!areIn(asked.telling, meant.telling) || !areIn(meant.telling, asked.telling)) return false;
  if (!areIn(asked.light, meant.light) && !areIn(meant.light, asked.light)) return false;
  const pairs = [...asked.telling, ...asked.light].flatMap((word) => {
    const other = partner(word, [...meant.telling, ...meant.light]);
    return other ? [[asked.tokens.indexOf(word.text), meant.tokens.indexOf(other.text)] as const] : [];
  });
  const [you, other] = [asked.tokens.indexOf('you'), meant.tokens.indexOf('you')];
  // `Can you hire me?` and `Can I hire you?`
  if (you >= 0 && other >= 0 && pairs.every(([at, place]) => at < you !== place < other)) return false;
  return !meant.tokens.some((token) => DIRECTION.test(token)) || isInOrder(pairs);
}

/** `From Berlin to Rome` is not `from Rome to Berlin`. */
const isInOrder = (pairs: readonly (readonly [at: number, place: number])[]): boolean =>
  [...pairs]
    .sort(([a], [b]) => a - b)
    .every(([, place], at, all) => at === 0 || place >= Number(all[at - 1]?.[1]));

/** `Who are you?` and `Who is it?` have their telling word in common. */
const hasSubject = ({ telling }: Said): boolean =>
  telling.some(({ text }) => weightOf(text) > 0 && !ASKING.has(text));

const haveSameWords = ({ tokens }: Said, { tokens: others }: Said): boolean =>
  new Set([...tokens, ...others]).size === tokens.length && tokens.length === others.length;

/** In a language of which only the usual words are known, any of them may decide. */
export const areEqual = ({ tokens }: Said, { tokens: others }: Said): boolean =>
  tokens.join(' ') === others.join(' ');

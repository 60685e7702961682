import type { OwnAnswer } from '../knowledge';
import { compareWords, toWord, type Word } from '../search/likeness';
import { toTokens } from '../search/words';
import { isEnglish, languageOf, type Language } from './languages';
import { escape } from './markdown';
import type { Question } from './question';
import { tell, type Reply } from './reply';

/** Measured: of twelve paraphrases six are found from there, and no answer is wrong. */
const SURE = 0.6;
/** From there eleven of them, and as many other questions. */
const NEAR = 0.4;
const MAX_WORDS = 40;

type Weighed = { word: Word; weight: number };
type Wording = { text: string; words: Weighed[]; answer: string };

const prepared = new WeakMap<readonly OwnAnswer[], Wording[]>();

/** What the owner himself answers to this question. */
export function answerOwn(question: Question): Reply | undefined {
  const { wording, score } = bestWording(question);
  return wording && score >= SURE ? tell(wording.answer) : undefined;
}

/** What the owner answers to one that comes near. */
export function offerOwn(question: Question): Reply | undefined {
  const { wording, score } = bestWording(question);
  if (!wording || score < NEAR) return undefined;
  return { text: `You may mean: ${escape(wording.text)}\n\n${wording.answer}`, outcome: 'near' };
}

function bestWording({ text, knowledge: { owner, ownAnswers } }: Question) {
  if (ownAnswers.length === 0) return { score: 0 };
  const names = toTokens(owner.name);
  const asked = weigh(text, names);
  const likenessOf = rememberLikeness();
  let best: { wording?: Wording; score: number } = { score: 0 };
  for (const wording of wordingsOf(ownAnswers, names)) {
    const score = compare(asked, wording.words, likenessOf);
    if (score > best.score) best = { wording, score };
  }
  return best;
}

function wordingsOf(ownAnswers: OwnAnswer[], names: readonly string[]): Wording[] {
  const known = prepared.get(ownAnswers);
  if (known) return known;
  const wordings = ownAnswers.flatMap(({ wordings, answer }) =>
    wordings.map((text) => ({ text, answer, words: weigh(text, names) })),
  );
  prepared.set(ownAnswers, wordings);
  return wordings;
}

function weigh(text: string, names: readonly string[]): Weighed[] {
  const language = languageOf(text);
  const words = language.toCanonical(text).map((token) => (names.includes(token) ? 'you' : token));
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => ({
    word: toWord(word),
    weight: weightIn(language, word),
  }));
}

/** Of other languages how often a word stands in examples is known only: those of the owner are others. */
function weightIn(language: Language, word: string): number {
  return isEnglish(language) ? language.weigh(word) : Math.max(0.3, language.weigh(word));
}

type LikenessOf = (a: Word, b: Word) => number;

/** How well the two explain each other: the harmonic mean of both shares. */
function compare(asked: readonly Weighed[], wording: readonly Weighed[], likenessOf: LikenessOf): number {
  const explained = shareOf(asked, wording, likenessOf);
  const used = explained && shareOf(wording, asked, (a, b) => likenessOf(b, a));
  return (2 * explained * used) / (explained + used || 1);
}

function shareOf(words: readonly Weighed[], others: readonly Weighed[], likenessOf: LikenessOf): number {
  let [sum, total] = [0, 0];
  for (const { word, weight } of words) {
    sum += weight * Math.max(0, ...others.map((other) => likenessOf(word, other.word)));
    total += weight;
  }
  return sum / (total || 1);
}

/** Words come again and again in wordings, and to compare two of them is the work. */
function rememberLikeness(): LikenessOf {
  const known = new Map<string, number>();
  return (a, b) => {
    const key = `${a.text} ${b.text}`;
    const likeness = known.get(key) ?? compareWords(a, b);
    known.set(key, likeness);
    return likeness;
  };
}

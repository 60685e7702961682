import type { Expects } from '../language/wording';
import { countOf } from './told';
import { rate, toAsked, type Found, type Term } from './rating';
import type { SearchIndex, Subject } from './search-index';
import { askedMeaning } from '../words/vectors';
import { toTokens, weightOf } from '../words/words';

type Options = { expects?: Expects; isWanted?: (subject: Subject) => boolean };

const MAX_WORDS = 16;
const MAX_RATED = 40;

/**
 * How well what is published explains the words of a text, best first.
 * @param content the words that tell what is asked
 */
export function search(
  index: SearchIndex,
  content: readonly string[],
  text: string,
  { expects, isWanted = () => true }: Options = {},
): Found[] {
  const terms = content
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, weight: weightOf(word), likenesses: index.vocabulary.likenessesOf(word) }));
  const telling = toTokens(text).filter((token) => !index.owner.includes(token));
  const asked = toAsked(terms, askedMeaning(telling), index, { expects, count: countOf(text) });
  const found = findCandidates(index, terms, isWanted).map((subject) => rate(subject, asked));
  return found.sort((a, b) => b.score - a.score);
}

/** Those that say most of it. */
function findCandidates(
  { subjects, places }: SearchIndex,
  terms: readonly Term[],
  isWanted: (subject: Subject) => boolean,
): Subject[] {
  const covers = new Float32Array(subjects.length);
  for (const { weight, likenesses } of terms) {
    const values = new Float32Array(subjects.length);
    for (const [number, value] of likenesses)
      for (const at of places[number] ?? []) values[at] = Math.max(Number(values[at]), value);
    values.forEach((value, at) => (covers[at] = Number(covers[at]) + weight * value));
  }
  const said = subjects.flatMap((subject, at) => (covers[at] && isWanted(subject) ? at : []));
  const most = said.sort((a, b) => Number(covers[b]) - Number(covers[a])).slice(0, MAX_RATED);
  return most.flatMap((at) => subjects[at] ?? []);
}

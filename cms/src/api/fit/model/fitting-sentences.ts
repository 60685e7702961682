import { toWord, type Word } from '../../assistant/words/likeness';
import { tellingBeside, toContent, weightOf } from '../../assistant/words/words';
import type { Published, Sentence } from '../evidence/published';

/** Of an advert, the lines and the words of each that are looked for, and how many sentences for a line. */
const [LINES, WORDS, BEST] = [30, 8, 20];
/** What a word of the same trade or need is worth, beside the word itself. */
const RELATED = 0.5;

type Asked = Word & { weight: number; lines: number[] };
type Worth = { asked: Asked; value: number };
type Rated = { sentence: Sentence; score: number };

/**
 * The published sentences that say most of what lines of an advert ask for: the best one of each line, then the second
 * best. All are read once, for all lines: a search for each line would cost more than a request may.
 */
export function fittingSentences(lines: readonly string[], published: Published): Sentence[] {
  const asked = toAsked(lines.slice(0, LINES));
  const worths = worthsOf(published.knowledge.index.vocabulary.words, asked);
  const best = Array.from({ length: LINES }, (): Rated[] => []);
  for (const sentence of [published.ofOwner, ...published.passagesOf.values()].flat()) {
    const scores = rate(sentence, worths);
    if (scores) best.forEach((list, line) => keep(list, { sentence, score: Number(scores[line]) }));
  }
  const places = Array.from({ length: BEST }, (_, place) => best.flatMap((list) => list[place] ?? []));
  return [...new Set(places.flat().map(({ sentence }) => sentence))];
}

function toAsked(lines: readonly string[]): Asked[] {
  const asked = new Map<string, Asked>();
  for (const [line, text] of lines.entries())
    for (const word of tellingBeside(toContent(text), []).slice(0, WORDS)) {
      const known = asked.get(word) ?? { ...toWord(word), weight: weightOf(word), lines: [] };
      known.lines.push(line);
      asked.set(word, known);
    }
  return [...asked.values()];
}

/** What each published word is worth for those that are asked. */
function worthsOf(words: readonly Word[], asked: readonly Asked[]): Worth[][] {
  const [stems, groups] = [new Map<string, Worth[]>(), new Map<number, Worth[]>()];
  for (const one of asked) {
    stems.set(one.stem, [...(stems.get(one.stem) ?? []), { asked: one, value: one.weight }]);
    for (const group of one.groups)
      groups.set(group, [...(groups.get(group) ?? []), { asked: one, value: RELATED * one.weight }]);
  }
  return words.map((word) => [
    ...(stems.get(word.stem) ?? []),
    ...word.groups.flatMap((group) => groups.get(group) ?? []),
  ]);
}

/** What a sentence, read with its title, is worth for each line; nothing for most. */
function rate({ words, title }: Sentence, worths: readonly (readonly Worth[])[]): Float64Array | undefined {
  const said = new Map<Asked, number>();
  for (const numbers of [title, words])
    for (const number of numbers)
      for (const { asked, value } of worths[number] ?? [])
        if (value > (said.get(asked) ?? 0)) said.set(asked, value);
  if (said.size === 0) return undefined;
  const scores = new Float64Array(LINES);
  for (const [{ lines }, value] of said)
    for (const line of lines) scores[line] = Number(scores[line]) + value;
  return scores;
}

function keep(list: Rated[], rated: Rated): void {
  const least = list.length === BEST ? Number(list.at(-1)?.score) : 0;
  if (rated.score <= least) return;
  list.push(rated);
  list.sort((a, b) => b.score - a.score).splice(BEST);
}

import { readLines } from '../search/vectors';

const LEAST = 3;
const MAX_ENDING = 5;
const LEAST_HEAD = 4;

type Dictionary = ReadonlyMap<string, string[]>;

const dictionaries = new Map<string, Dictionary>();

/**
 * What a word of another language may mean in English, the most usual first: for each part of a compound its own list.
 * @param word as tokens have it
 */
export function translate(word: string, code: string): string[][] {
  const dictionary = dictionaryOf(code);
  const whole = find(word, dictionary);
  if (whole) return [whole];
  for (let start = LEAST; start <= word.length - LEAST_HEAD; start++) {
    const [first, head] = [find(word.slice(0, start), dictionary), find(word.slice(start), dictionary)];
    if (first && head) return [first, head];
  }
  return [];
}

/** By its letters, without an ending that the list has not. */
function find(word: string, dictionary: Dictionary): string[] | undefined {
  const least = Math.max(LEAST, word.length - MAX_ENDING);
  for (let length = word.length; length >= least; length--) {
    const found = dictionary.get(word.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

function dictionaryOf(code: string): Dictionary {
  const known = dictionaries.get(code);
  if (known) return known;
  const dictionary = new Map<string, string[]>();
  for (const line of readLines(`dictionary/${code}.txt`)) {
    const [english = '', ...forms] = line.split(' ');
    for (const form of forms) dictionary.set(form, [...(dictionary.get(form) ?? []), english]);
  }
  dictionaries.set(code, dictionary);
  return dictionary;
}

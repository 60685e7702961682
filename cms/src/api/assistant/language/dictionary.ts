import { readLines } from '../words/vectors';

const [LEAST, ENDING] = [4, 3];
/** In letters of Bengali, which stand for syllables. */
const [LEAST_OF_SYLLABLES, ENDING_OF_SYLLABLES] = [2, 5];

type Dictionary = ReadonlyMap<string, string[]>;

const dictionaries = new Map<string, Dictionary>();

/**
 * What a word of another language may mean in English, the most usual first: for each part of a compound its own list.
 * @param word as tokens have it
 */
export function translate(word: string, code: string): string[][] {
  const dictionary = dictionaryOf(code);
  const whole = dictionary.get(word);
  if (whole) return [whole];
  // `Blindenschrift`: the last part tells what it is, and only German writes it so.
  for (let start = LEAST; code === 'de' && start <= word.length - LEAST; start++) {
    const [first, head] = [find(word.slice(0, start), code), dictionary.get(word.slice(start))];
    if (first && head) return [first, head];
  }
  const found = find(word, code);
  return found ? [found] : [];
}

/** By its letters, without an ending that the list has not. */
function find(word: string, code: string): string[] | undefined {
  const [least, ending] = code === 'bn' ? [LEAST_OF_SYLLABLES, ENDING_OF_SYLLABLES] : [LEAST, ENDING];
  const dictionary = dictionaryOf(code);
  for (let length = word.length; length >= Math.max(least, word.length - ending); length--) {
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

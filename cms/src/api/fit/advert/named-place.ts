import { compareWords, toWord } from '../../assistant/words/likeness';
import { isKnown } from '../../assistant/words/vectors';
import { ADVERT_WORDS, toPattern } from './advert-words';

const LABELLED = toPattern(ADVERT_WORDS.namedPlace);
/** `…, Springfield`, `… in Springfield (hybrid)`: the end of a title, or of a company's name. */
const AT_END = /(?:(,)| in| near| bei) (\p{Lu}[\p{L}-]+)(?: \p{Lu}[\p{L}-]+)?(?: \([^)]*\))?$/u;
export const TITLE_LENGTH = 80;
const CITIES = ['munich', 'boston', 'mumbai'].map(toWord);
const LIKE = 0.4;

/** Whether a line says where the work is, by its label or as titles do. */
export function namesPlace(text: string, isTitle: boolean): boolean {
  if (LABELLED.test(text)) return true;
  const [, comma, name = ''] = (isTitle && text.length <= TITLE_LENGTH && AT_END.exec(text)) || [];
  if (name === '') return false;
  const word = toWord(name.toLowerCase());
  // Of small places nothing is known; behind a comma it may be any word.
  if (!isKnown(word.rank)) return !comma;
  return CITIES.some((city) => compareWords(word, city) >= LIKE);
}

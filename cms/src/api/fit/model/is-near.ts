import { compareWords, toWord, type Word } from '../../assistant/search/likeness';
import { tellingBeside, toContent, weightOf } from '../../assistant/search/words';
import { hasDenial } from '../advert/denial';

/** As near in meaning as a word of the quote must be to one of the requirement. */
const NEAR = 0.5;
/** Of what the words of a requirement tell. */
const MOST = 0.7;
const WORDS = 30;

/** A true sentence about something else shows nothing, though an advert may have asked the model for it. */
export function isNear(requirement: string, quote: string): boolean {
  if (hasDenial(requirement) !== hasDenial(quote)) return false;
  const [asked, said] = [tellingWords(requirement), tellingWords(quote)];
  const near = asked.filter((word) => said.some((other) => compareWords(word, other) >= NEAR));
  return near.length > 0 && told(near) >= told(asked) * MOST;
}

const tellingWords = (text: string): Word[] => tellingBeside(toContent(text), []).slice(0, WORDS).map(toWord);

const told = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + weightOf(text), 0);

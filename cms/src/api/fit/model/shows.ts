import { compareWords } from '../../assistant/words/likeness';
import { isSameWord, toTerm, type Term } from '../../assistant/search/same-word';
import { tellingBeside, toContent, weightOf } from '../../assistant/words/words';
import { asksOfPerson } from '../advert/advert-words';
import { deniesWords, hasDenial } from '../advert/denial';
import type { Sentence } from '../evidence/published';

/** As near in meaning as another word must be; those of one trade are not. */
const MEANT = 0.65;
/** Of what the words of a requirement tell. */
const MOST_OF_IT = 0.75;
const WORDS = 30;

/** What is asked of a person is not shown by what a project is about. */
export const shows = ({ text, project }: Sentence, requirement: string): boolean =>
  !(project && asksOfPerson(requirement)) && isNear(requirement, text);

/**
 * Whether a quote says most of what a requirement asks for, and at least one word as it stands. A true sentence about
 * something else shows nothing, though an advert may have asked the model for it.
 */
function isNear(requirement: string, quote: string): boolean {
  const asked = tellingBeside(toContent(requirement), []).slice(0, WORDS).map(toTerm);
  const words = toContent(quote)
    .slice(0, 2 * WORDS)
    .map(toTerm);
  const said = words.filter((word) => asked.some((other) => isSaid(other, word)));
  // What stands for one word of a requirement is not meant by another one, too.
  const others = words.filter((word) => !said.includes(word));
  const near = asked.filter(
    (word) => said.some((other) => isSaid(word, other)) || others.some((other) => isMeant(word, other)),
  );
  if (said.length === 0 || told(near) < told(asked) * MOST_OF_IT) return false;
  const texts = said.map(({ text }) => text);
  return hasDenial(requirement) === deniesWords(quote, texts);
}

/** Synonyms are meant only. */
const isSaid = (a: Term, b: Term): boolean => isSameWord({ ...a, meaning: undefined }, b, () => false);

/** Names that are near in meaning are others, and so is what only begins alike: `import` and `important`. */
const isMeant = (a: Term, b: Term): boolean =>
  ![a, b].some(({ technology, tongue }) => technology ?? tongue) &&
  a.stem !== b.stem &&
  compareWords(a, b) >= MEANT;

const told = (words: readonly Term[]): number => words.reduce((sum, { text }) => sum + weightOf(text), 0);

import { patternOf, toContent } from '../assistant/words/words';
import { withoutRemoved } from './redact';

const [ASKS, NEEDS, FIRST_PERSON] = [patternOf('asks'), patternOf('needs'), patternOf('firstPerson')];
const [INSULT, INSULTED] = [patternOf('insult'), patternOf('insulted')];
const WEB_ADDRESS = patternOf('webAddress');

/**
 * Whether a message, redacted, may be one to the owner. What insults him must ask something; what names an address or
 * calls something names must ask, or tell what somebody needs.
 */
export function isQuestion(text: string): boolean {
  const words = withoutRemoved(text).split(' ');
  const rest = words.filter((word) => !WEB_ADDRESS.test(word) && !INSULT.test(word));
  if (toContent(rest.join(' ')).length === 0) return false;
  if (rest.length === words.length || text.includes('?') || ASKS.test(text)) return true;
  return !INSULTED.test(text) && (NEEDS.test(text) || FIRST_PERSON.test(text));
}

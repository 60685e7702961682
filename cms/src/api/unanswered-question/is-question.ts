import { patternOf, toContent } from '../assistant/search/words';
import { REMOVED } from '../../shared-with-web/own-answer-rules';

const [ASKS, INSULT, WEB_ADDRESS] = [patternOf('asks'), patternOf('insult'), patternOf('webAddress')];

/** Whether a message, redacted, may be one to the owner: what insults or advertises an address must ask something. */
export function isQuestion(text: string): boolean {
  const words = text.replaceAll(REMOVED, ' ').split(' ');
  const rest = words.filter((word) => !WEB_ADDRESS.test(word) && !INSULT.test(word)).join(' ');
  if (toContent(rest).length === 0) return false;
  return rest.length === text.length || text.includes('?') || ASKS.test(text);
}

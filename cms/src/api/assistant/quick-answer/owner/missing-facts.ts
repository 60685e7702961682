import type { Knowledge } from '../../knowledge';
import { firstName } from '../../../../shared-with-web/first-name';
import { patternOf, WORDS } from '../../search/words';
import { escape } from '../markdown';
import { decline, deny, type Reply } from '../reply';

/** What is not asked for by its topic's name. */
const FACET = patternOf('facet');

/** That a fact of the owner is missing, to who asks for it. */
export function declineFact(intent: string, question: string, knowledge: Knowledge): Reply {
  const { owner, pages } = knowledge;
  const what = WORDS.unpublished[intent]?.replace('{owner}', escape(firstName(owner)));
  if (!what || FACET.test(question)) return decline(knowledge);
  return deny(`${what} not published here. Please ask through the [contact form](${pages.contact}).`);
}

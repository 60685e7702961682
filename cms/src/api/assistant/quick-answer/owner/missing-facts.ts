import type { Knowledge } from '../../knowledge';
import { firstName } from '../../../../shared-with-web/first-name';
import { WORDS } from '../../words/words';
import { escape } from '../markdown';
import { decline, deny, type Reply } from '../reply';

/** That a fact of the owner is missing, to who asks for it. */
export function declineFact(intent: string, knowledge: Knowledge): Reply {
  const { owner, pages } = knowledge;
  const what = WORDS.unpublished[intent]?.replace('{owner}', escape(firstName(owner)));
  if (!what) return decline(knowledge);
  return deny(`${what} not published here. Please ask through the [contact form](${pages.contact}).`);
}

import type { Knowledge } from '../knowledge';
import { firstName } from '../../../shared-with-web/first-name';
import { escape } from './markdown';
import { decline, type Reply } from './reply';

/** What is missing, said to who asks for it. */
const UNPUBLISHED: Record<string, (first: string) => string> = {
  availability: (first) => `When ${first} is available is`,
  awards: () => 'Awards are',
  before: (first) => `What ${first} did before is`,
  education: (first) => `Where ${first} studied is`,
  employment: (first) => `Whether ${first} is employed is`,
  location: (first) => `Where ${first} works is`,
  phone: () => 'A telephone number is',
  rates: (first) => `What ${first} charges is`,
  resume: () => 'A résumé is',
  socials: () => 'Profiles elsewhere are',
  spoken: (first) => `Which languages ${first} speaks is`,
  years: (first) => `How long ${first} has been working is`,
};

export function declineFact(intent: string, knowledge: Knowledge): Reply {
  const what = UNPUBLISHED[intent]?.(escape(firstName(knowledge.owner)));
  const { contact } = knowledge.pages;
  return what
    ? {
        text: `${what} not published here. Please ask through the [contact form](${contact}).`,
        outcome: 'decline',
      }
    : decline(knowledge);
}

import { search } from '../search/search';
import { weightOf } from '../search/words';
import type { Question } from './question';
import { decline, type Reply } from './reply';

const NOT_OURS = ['offTopic', 'private'];
const [LIKELY, SURE, SAID] = [0.48, 0.62, 0.5];
/** `time` and `day` are said everywhere. */
const TELLING = 0.2;

export function declineAttack({ top, knowledge }: Question): Reply | undefined {
  return top.intent === 'attack' && top.score >= SURE ? decline(knowledge, 'attack') : undefined;
}

/** Unless something published says just that. */
export function declineOffTopic(question: Question): Reply | undefined {
  const { top, named, knowledge, content, searched, technologies } = question;
  const isOffTopic = NOT_OURS.includes(top.intent) && top.score >= LIKELY;
  if (!isOffTopic || named.length > 0 || content.length === 0) return undefined;
  const [found] = search(knowledge.index, content, searched);
  const isSaid = found && found.exact >= SAID && content.some((word) => weightOf(word) >= TELLING);
  const isPublished = isSaid || technologies.some(({ users }) => users.length > 0);
  return isPublished ? undefined : decline(knowledge, 'offTopic');
}

import { search } from '../../search/search';
import { patternOf } from '../../words/words';
import { mention } from '../mentions';
import type { Question } from '../question';
import type { Reply } from '../reply';

const REFUSED = patternOf('refused');
/** How much of the words says just that. */
const SAID = 0.7;

/** What the owner says that he does not do, to who asks for it; not of what he has used. */
export function answerRefusal(question: Question): Reply | undefined {
  const { knowledge, content, searched, asksForWork, asksWhether, named, technologies } = question;
  if (named.length > 0 || !(asksForWork || asksWhether)) return undefined;
  if (technologies.some(({ users }) => users.length > 0)) return undefined;
  const [found] = search(knowledge.index, content, searched, {
    isWanted: ({ topic = '', passages }) =>
      ['about', 'availability'].includes(topic) && REFUSED.test(passages[0]?.text ?? ''),
  });
  return found && found.exact >= SAID ? mention([found], true, question) : undefined;
}

import { search } from '../../search/search';
import { patternOf, tellingBeside, WORDS } from '../../search/words';
import { mention } from '../mentions';
import type { Question } from '../question';
import type { Reply } from '../reply';

const REFUSED = patternOf('refused');
/** How much of the words says just that; less, where it is asked whether the owner would do it. */
const [SAID, SAID_OF_WOULD] = [0.7, 0.25];

/** What the owner says that he does not do, to who asks for it; not of what he has used. */
export function answerRefusal(question: Question): Reply | undefined {
  const { knowledge, content, searched, asksForWork, asksWhether, asksWould, named, technologies } = question;
  const isUsed = technologies.some(({ users }) => users.length > 0);
  const isTelling = tellingBeside(content, WORDS.using).length > 0;
  if (named.length > 0 || isUsed || !isTelling || !(asksForWork || asksWhether)) return undefined;
  const [found] = search(knowledge.index, content, searched, {
    isWanted: ({ topic = '', passages }) =>
      ['about', 'availability'].includes(topic) && REFUSED.test(passages[0]?.text ?? ''),
  });
  const needed = asksForWork && asksWould ? SAID_OF_WOULD : SAID;
  return found && found.exact >= needed ? mention([found], true, question) : undefined;
}

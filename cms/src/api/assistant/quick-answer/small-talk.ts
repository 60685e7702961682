import type { Knowledge } from '../knowledge';
import { patternOf } from '../words/words';
import { isEnglish } from '../language/languages';
import { escape } from './markdown';
import type { Question } from './question';
import { tell, type Reply } from './reply';

const [SPEAKER, PRESENTS, CALLS] = [
  patternOf('speaker'),
  patternOf('presentsSelf'),
  patternOf('calls', 'su'),
];
const [DOUBTS, COMPLAINS] = [patternOf('doubts'), patternOf('complains')];
const [PRAISES, MUTTERS] = [patternOf('praises'), patternOf('mutters')];
const SURE = 0.7;
const LIMITS = 'I only repeat what is published here, and may mistake what you mean.';

export function answerSmallTalk(question: Question): Reply | undefined {
  const { top, knowledge, text, language, mentionsOwner } = question;
  const name = escape(knowledge.owner.name);
  if (COMPLAINS.test(text)) return apologise(knowledge);
  if (DOUBTS.test(text)) return tell(`${LIMITS} ${name} can say for sure.`);
  if (MUTTERS.test(text)) return tell(offer(knowledge));
  if (PRESENTS.test(text) && !CALLS.test(text)) return tell(`Hello! ${offer(knowledge)}`);
  const isSure = top.score > SURE;
  if (PRAISES.test(text) || (isSure && top.intent === 'thanks'))
    return tell('You are welcome. Is there more you would like to know?');
  if (!isSure) return undefined;
  if (top.intent === 'greeting') return tell(`Hello! ${offer(knowledge, mentionsOwner)}`);
  return top.intent === 'assistant' && (!isEnglish(language) || SPEAKER.test(text))
    ? tell(`I am the assistant of this site, not ${name}. ${offer(knowledge)}`)
    : undefined;
}

const apologise = ({ pages }: Knowledge): Reply =>
  tell(`Sorry. ${LIMITS} Please put it in other words, or use the [contact form](${pages.contact}).`);

/** What may be asked, to who asks nothing else; with what the owner is. */
export function offer({ owner: { name, headline } }: Knowledge, withHeadline = false): string {
  const who = withHeadline && headline ? `${escape(name)}: ${escape(headline)}. ` : '';
  return `${who}I can tell you about ${escape(name)}'s projects, skills and background. What would you like to know?`;
}

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
const SURE = 0.7;
const LIMITS = 'I only repeat what is published here, and may mistake what you mean.';
const WELCOME = 'You are welcome. Is there more you would like to know?';

/** What asks nothing, and what is said to it. */
const REMARKS: [remark: RegExp, tell: (knowledge: Knowledge) => string][] = [
  [patternOf('complains'), apologise],
  [patternOf('doubts'), ({ owner }) => `${LIMITS} ${escape(owner.name)} can say for sure.`],
  [patternOf('mutters'), (knowledge) => offer(knowledge)],
  [patternOf('praises'), () => WELCOME],
];

export function answerSmallTalk(question: Question): Reply | undefined {
  const { top, knowledge, text, language, mentionsOwner } = question;
  const [, remark] = REMARKS.find(([said]) => said.test(text)) ?? [];
  if (remark) return tell(remark(knowledge));
  if (PRESENTS.test(text) && !CALLS.test(text)) return tell(`Hello! ${offer(knowledge)}`);
  if (top.score <= SURE) return undefined;
  if (top.intent === 'thanks') return tell(WELCOME);
  if (top.intent === 'greeting') return tell(`Hello! ${offer(knowledge, mentionsOwner)}`);
  return top.intent === 'assistant' && (!isEnglish(language) || SPEAKER.test(text))
    ? tell(`I am the assistant of this site, not ${escape(knowledge.owner.name)}. ${offer(knowledge)}`)
    : undefined;
}

function apologise({ pages }: Knowledge): string {
  return `Sorry. ${LIMITS} Please put it in other words, or use the [contact form](${pages.contact}).`;
}

/** What may be asked, to who asks nothing else; with what the owner is. */
export function offer({ owner: { name, headline } }: Knowledge, withHeadline = false): string {
  const who = withHeadline && headline ? `${escape(name)}: ${escape(headline)}. ` : '';
  return `${who}I can tell you about ${escape(name)}'s projects, skills and background. What would you like to know?`;
}

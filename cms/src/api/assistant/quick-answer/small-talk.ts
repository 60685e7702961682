import type { Knowledge } from '../knowledge';
import { patternOf } from '../search/words';
import { isEnglish } from '../language/languages';
import { escape } from './markdown';
import type { Question } from './question';
import { tell, type Reply } from './reply';

const [SPEAKER, DOUBTS, PRESENTS] = [patternOf('speaker'), patternOf('doubts'), patternOf('presentsSelf')];
const SURE = 0.7;

export function answerSmallTalk(question: Question): Reply | undefined {
  const { top, named, technologies, knowledge, text, language, mentionsOwner } = question;
  const isOfWork = named.length > 0 || technologies.some(({ users }) => users.length > 0);
  if (isOfWork) return undefined;
  const name = escape(knowledge.owner.name);
  if (DOUBTS.test(text))
    return tell(
      `I only repeat what is published here, and may mistake what you mean. ${name} can say for sure.`,
    );
  if (PRESENTS.test(text)) return tell(`Hello! ${offer(knowledge)}`);
  if (top.score <= SURE) return undefined;
  if (top.intent === 'thanks') return tell('You are welcome. Is there more you would like to know?');
  if (top.intent === 'greeting') return tell(`Hello! ${offer(knowledge, mentionsOwner)}`);
  return top.intent === 'assistant' && (!isEnglish(language) || SPEAKER.test(text))
    ? tell(`I am the assistant of this site, not ${name}. ${offer(knowledge)}`)
    : undefined;
}

/** What may be asked, to who asks nothing else; with what the owner is. */
export function offer({ owner: { name, headline } }: Knowledge, withHeadline = false): string {
  const who = withHeadline && headline ? `${escape(name)}: ${escape(headline)}. ` : '';
  return `${who}I can tell you about ${escape(name)}'s projects, skills and background. What would you like to know?`;
}

import { openingQuestion } from '../../../shared-with-web/opening-question';
import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import { patternOf, toContent } from '../words/words';
import { linkedIn } from '../links/linked-projects';
import { NO_CONTEXT } from './context';
import { readContext } from './read-context';
import { answer } from './answerers';
import { soundsLikeAttack } from './declines';
import { answerOwn } from './owner/own-answers';
import { answerNetwork, answerOwnerTopic } from './owner/answers';
import { readQuestion } from './question';
import { describeProject } from './projects/texts';
import { asNear, decline, tell, type Reply } from './reply';
import { isFact } from './spoken-of';
import { nameSubject } from './subject';
import { isAdvert, splitQuestions } from '../language/wording';

const AND = patternOf('and');
/** Each is read by itself, and a message has room for hundreds of commas. */
const MAX_TOPICS = 3;

/** With the first part of the question that nothing published answers: one message is one open question at most. */
type QuickAnswer = Reply & { unanswered?: string };

/** An answer made of extracts of what is published, in Markdown. */
export function answerQuickly(conversation: Conversation, knowledge: Knowledge): QuickAnswer {
  const text = conversation.at(-1)?.text ?? '';
  // A wording of the owner may be several sentences, and is safe whatever it sounds like.
  const whole = answerOwn(text, knowledge);
  if (whole) return whole;
  // A title may be `Who Am I?`, which sounds like another question.
  const [opened, other] = knowledge.projects.filter(({ title }) => openingQuestion(title) === text);
  if (opened && !other) return tell(describeProject(opened));
  const split = splitQuestions(text).flatMap((part) => splitTopics(part, knowledge));
  const parts = split.map((part) => ({ part, own: answerOwn(part, knowledge) }));
  const answered = parts.flatMap(({ part, own }) => (own ? part : []));
  if (soundsLikeAttack(text, answered)) return decline(knowledge, 'attack');
  let context = readContext(conversation, knowledge);
  if (isAdvert(text)) return answerOwnerTopic('fit', readQuestion(text, knowledge, context));
  const replies = parts.map(({ part, own }) => {
    const named = nameSubject(part, knowledge, context);
    const question = readQuestion(named.text, knowledge, named.context);
    const reply = own ?? (named.isLike ? asNear(answer(question)) : answer(question));
    const projects = linkedIn(reply.text, knowledge);
    context = { ...context, technologies: question.technologies, ...(projects.length > 0 && { projects }) };
    return { part: parts.length > 1 ? part : text, reply };
  });
  const open = replies.find(({ reply: { outcome, reason } }) => outcome !== 'answer' && !reason);
  const reply = join(replies.map((one) => one.reply)) ?? decline(knowledge);
  return { ...reply, ...(open && { unanswered: open.part }) };
}

/** `email and location?` are two questions, `French and Welsh?` is one. */
function splitTopics(part: string, knowledge: Knowledge): string[] {
  const sides = part.split(AND);
  if (sides.length === 1 || sides.length > MAX_TOPICS) return [part];
  const topics = sides.flatMap((side) => {
    const question = readQuestion(side, knowledge, NO_CONTEXT);
    const isAlone = toContent(side).length > 0 && isFact(question.top);
    // What the owner answers, and each network, is told by itself.
    if (answerOwn(side, knowledge) ?? answerNetwork(question)) return side;
    return isAlone ? question.top.intent : [];
  });
  return topics.length === sides.length && new Set(topics).size > 1 ? sides : [part];
}

function join(replies: readonly Reply[]): Reply | undefined {
  const told = replies.filter(({ outcome }) => outcome !== 'decline');
  if (told.length === 0) return replies[0];
  const outcome = told.some((reply) => reply.outcome === 'answer') ? 'answer' : 'near';
  return { text: [...new Set(replies.map((reply) => reply.text))].join('\n\n'), outcome };
}

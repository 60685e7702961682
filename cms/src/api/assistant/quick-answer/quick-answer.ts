import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import { isFunctionWord, patternOf, toTokens } from '../words/words';
import { linkedIn } from '../links/linked-projects';
import { NO_CONTEXT, readContext } from './context';
import { answer } from './answerers';
import { soundsLikeAttack } from './declines';
import { answerOwn } from './owner/own-answers';
import { answerNetwork, answerOwnerTopic } from './owner/answers';
import { isOwnerTopic } from './owner/facts';
import { readQuestion, type Question } from './question';
import { asNear, decline, type Reply } from './reply';
import { nameSubject } from './subject';
import { isAdvert, splitQuestions } from '../language/wording';

const AND = patternOf('and');
const SURE = 0.6;
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
  const parts = splitQuestions(text).map((part) => ({
    part,
    own: part === text ? undefined : answerOwn(part, knowledge),
  }));
  const answered = parts.flatMap(({ part, own }) => (own ? part : []));
  if (soundsLikeAttack(text, answered)) return decline(knowledge, 'attack');
  let context = readContext(conversation, knowledge);
  if (isAdvert(text)) return answerOwnerTopic('fit', readQuestion(text, knowledge, context));
  const topics = parts.flatMap((one) => (one.own ? one : splitTopics(one.part, knowledge)));
  const replies = topics.map(({ part, own }) => {
    const named = nameSubject(part, knowledge, context);
    const question = readQuestion(named.text, knowledge, named.context);
    const reply = own ?? (named.isLike ? asNear(answer(question)) : answer(question));
    const projects = linkedIn(reply.text, knowledge);
    context = { ...context, technologies: question.technologies, ...(projects.length > 0 && { projects }) };
    return { part: topics.length > 1 ? part : text, reply };
  });
  const open = replies.find(({ reply: { outcome, reason } }) => outcome !== 'answer' && !reason);
  const reply = join(replies.map((one) => one.reply)) ?? decline(knowledge);
  return { ...reply, ...(open && { unanswered: open.part }) };
}

type Part = { part: string; own?: Reply | undefined };

/** `email and location?` are two questions, as are a project and an owner's fact, and two that the owner answers. */
function splitTopics(part: string, knowledge: Knowledge): Part[] {
  const sides = part.split(AND);
  // `What did you study and where?`
  const isOne = sides.some((side) => toTokens(side).every(isFunctionWord));
  if (isOne || sides.length === 1 || sides.length > MAX_TOPICS) return [{ part }];
  const read = sides.map((side) => {
    const own = answerOwn(side, knowledge);
    return { part: side, own, topic: own?.text ?? topicOf(readQuestion(side, knowledge, NO_CONTEXT)) };
  });
  const isTopic = ({ own, topic }: (typeof read)[number]) => own ?? (topic && isOwnerTopic(topic));
  return read.every(({ topic }) => topic) && read.some(isTopic) ? read : [{ part }];
}

/** An intent, or a title. */
function topicOf(question: Question): string | undefined {
  if (answerNetwork(question)) return 'socials';
  const { intent, score } = question.top;
  return isOwnerTopic(intent) && score >= SURE ? intent : question.named[0]?.title;
}

function join(replies: readonly Reply[]): Reply | undefined {
  const told = replies.filter(({ outcome }) => outcome !== 'decline');
  if (told.length === 0) return replies[0];
  const outcome = told.some((reply) => reply.outcome === 'answer') ? 'answer' : 'near';
  return { text: [...new Set(replies.map((reply) => reply.text))].join('\n\n'), outcome };
}

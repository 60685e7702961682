import { plainText } from '../../../shared/plain-text';
import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import { inFull, patternOf } from '../search/words';
import { compareProjects } from './comparison';
import { linkedIn } from '../links/linked-projects';
import { NO_CONTEXT, readContext } from './context';
import { declineAttack, declineOffTopic } from './declines';
import { tellExtremes } from './extremes';
import { answerFollowUp } from './follow-up';
import { answerFound } from './found-answers';
import { hedge } from './hedge';
import { answerKind } from './kinds';
import { answerOwn, offerOwn } from './own-answers';
import { answerNetwork, answerOwnerTopic } from './owner-answers';
import { isOwnerTopic } from './owner-facts';
import { answerAboutProject } from './project-answers';
import { readQuestion, type Question } from './question';
import { decline, type Reply } from './reply';
import { answerRole } from './roles';
import { selectProjects } from './selection';
import { answerSmallTalk } from './small-talk';
import { answerTechnologies } from './technology-answers';
import { isAdvert, splitQuestions } from '../language/wording';

const [ATTACK, AND] = [patternOf('attack'), patternOf('and')];
const SURE = 0.6;
/** Each is read by itself, and a message has room for hundreds of commas. */
const MAX_TOPICS = 3;

/** An answer made of extracts of what is published, in Markdown. */
export function answerQuickly(conversation: Conversation, knowledge: Knowledge): Reply {
  const text = conversation.at(-1)?.text ?? '';
  if (ATTACK.test(plainText(inFull(text)))) return decline(knowledge, 'attack');
  let context = readContext(conversation, knowledge);
  if (isAdvert(text)) return answerOwnerTopic('fit', readQuestion(text, knowledge, context));
  // A wording of the owner may be several sentences.
  const whole = knowledge.ownAnswers.length > 0 && readQuestion(text, knowledge, context);
  const own = whole && !declineAttack(whole) && answerOwn(whole);
  if (own) return own;
  const parts = splitQuestions(text).flatMap((part) => splitTopics(part, knowledge));
  const replies = parts.map((part) => {
    const reply = answer(readQuestion(part, knowledge, context));
    const projects = linkedIn(reply.text, knowledge);
    if (projects.length > 0) context = { ...context, projects };
    return reply;
  });
  return join(replies) ?? decline(knowledge);
}

/** `email and location?` are two questions, as are a project and an owner's fact. */
function splitTopics(part: string, knowledge: Knowledge): string[] {
  const sides = part.split(AND);
  if (sides.length === 1 || sides.length > MAX_TOPICS) return [part];
  const topics = sides.map((side) => topicOf(readQuestion(side, knowledge, NO_CONTEXT)));
  const areTopics = topics.every(Boolean) && topics.some((topic) => topic && isOwnerTopic(topic));
  return areTopics && new Set(topics).size === sides.length ? sides : [part];
}

/** An intent, or a name. */
function topicOf(question: Question): string | undefined {
  const { top, named, technologies } = question;
  const name = named[0]?.title ?? technologies.find(({ users }) => users.length > 0)?.name;
  if (answerNetwork(question)) return 'socials';
  return !name && isOwnerTopic(top.intent) && top.score >= SURE ? top.intent : name;
}

function join(replies: readonly Reply[]): Reply | undefined {
  const told = replies.filter(({ outcome }) => outcome !== 'decline');
  if (told.length === 0) return replies[0];
  const outcome = told.some((reply) => reply.outcome === 'answer') ? 'answer' : 'near';
  return { text: [...new Set(replies.map((reply) => reply.text))].join('\n\n'), outcome };
}

const ANSWERERS: ((question: Question) => Reply | undefined)[] = [
  declineAttack,
  answerOwn,
  answerSmallTalk,
  compareProjects,
  answerRole,
  answerKind,
  answerFollowUp,
  (question) => question.named[0] && answerAboutProject(question, question.named[0]),
  answerNetwork,
  declineOffTopic,
  selectProjects,
  tellExtremes,
  answerTechnologies,
];

/** What the owner says comes before all that is only found. */
function answer(question: Question): Reply {
  let first: Reply | undefined;
  for (const answerer of ANSWERERS) first ??= answerer(question);
  const reply = hedge(first ?? answerFound(question), question);
  const isAnswered = reply.outcome === 'answer' || reply.reason;
  return isAnswered ? reply : (offerOwn(question) ?? reply);
}

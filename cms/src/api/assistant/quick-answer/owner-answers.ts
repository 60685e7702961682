import { plainText } from '../../../shared/plain-text';
import { patternOf, toPattern, toTokens } from '../search/words';
import { saysAll } from './hedge';
import type { Match } from './intents';
import { isEnglish } from './languages';
import { isOwnerTopic, isToldWhole, OWNER_FACTS } from './owner-facts';
import { listAll } from './project-texts';
import type { Question } from './question';
import { decline, near, type Reply, tell } from './reply';

const [NETWORKS, ASKS_FOR_PROFILE] = [patternOf('networks'), patternOf('profile')];
const WORK_TOPICS = ['skills', 'listProjects', 'about'];
const SURE = 0.6;
const SURE_OF_OWNER = 0.47;
const VERY_SURE = 0.7;
const VAGUE = 0.65;
const AS_LIKELY = 0.02;

/** One of the owner's facts that the question wants. */
export function answerAboutOwner(question: Question): Reply | undefined {
  const { intents, top, content, mentionsOwner, asksForWork } = question;
  const topic = intents.find(({ intent }) => isOwnerTopic(intent) || intent === 'listProjects');
  if (!topic || topic.score < Math.max(top.score - 0.05, neededFor(question))) return undefined;
  const isForeign = !isEnglish(question.language);
  const isOwn = mentionsOwner && !asksForWork;
  const isClear = mentionsOwner && topic.score >= VERY_SURE;
  if (!isClear && topic.covered < (isForeign ? 0.2 : isOwn ? 0.4 : 0.55)) return undefined;
  const reply = tellTopic(topic, question);
  const isVague = !isForeign && topic.covered < leastOf(topic, asksForWork);
  const isOfWork = asksForWork && (!mentionsOwner || WORK_TOPICS.includes(topic.intent));
  if (isVague && isOfWork && content.length > 0) return undefined;
  return isVague &&
    content.length > 1 &&
    !isToldWhole(topic.intent) &&
    reply.outcome === 'answer' &&
    !saysAll(reply.text, content)
    ? near(reply.text)
    : reply;
}

/** Where nothing is said about it, what is as likely meant is told. */
function tellTopic(topic: Match, question: Question): Reply {
  const reply = answerOwnerTopic(topic.intent, question);
  const next = question.intents[question.intents.indexOf(topic) + 1];
  const isAsLikely = next && next.score >= topic.score - AS_LIKELY && isOwnerTopic(next.intent);
  return reply.outcome === 'decline' && isAsLikely ? answerOwnerTopic(next.intent, question) : reply;
}

/** How much of a question an example explains that is plainly answered. */
function leastOf({ score }: Match, asksForWork: boolean): number {
  if (asksForWork) return 0.7;
  return score < VAGUE ? 0.55 : 0.5;
}

/** Where only letters are compared, the second best tells how sure the best is. */
function neededFor(question: Question): number {
  const { intents, language, isGeneral, mentionsOwner, asksForWork } = question;
  if (!isEnglish(language)) return (intents[0]?.score ?? 0) >= 1.3 * (intents[1]?.score ?? 0) ? 0.33 : 0.5;
  if (mentionsOwner && !asksForWork) return isGeneral ? SURE : SURE_OF_OWNER;
  return (isGeneral || isAboutThing(question)) && !asksForWork ? 0.9 : SURE;
}

/** `the board`, of which a project tells, and no question about an owner. */
const isAboutThing = ({ content, text, language, knowledge: { index } }: Question): boolean =>
  content.some(
    (word) =>
      new RegExp(`\\bthe ${toPattern(word)}\\b`, 'i').test(text) &&
      !language.vocabulary.has(word) &&
      index.sayingAll([word]).some(({ project }) => project),
  );

export function answerNetwork(question: Question): Reply | undefined {
  const said = `${toTokens(question.text).join(' ')} `;
  const platforms = question.knowledge.owner.socialLinks.map(({ platform }) => toTokens(platform).join(' '));
  const name =
    NETWORKS.exec(plainText(question.text))?.[0] ?? platforms.find((one) => said.includes(` on ${one} `));
  const isMore = question.content.length > 1 && !ASKS_FOR_PROFILE.test(question.text);
  const isWork = name?.startsWith('git') && isMore;
  const isAsked = name && !isWork && question.mentionsOwner && question.named.length === 0;
  return isAsked ? answerOwnerTopic('socials', question) : undefined;
}

export function answerOwnerTopic(intent: string, { knowledge, text }: Question): Reply {
  const list = intent === 'listProjects' && knowledge.projects.length > 0 ? listAll(knowledge) : undefined;
  const fact = list ?? OWNER_FACTS[intent]?.(knowledge, text) ?? decline(knowledge);
  return typeof fact === 'string' ? tell(fact) : fact;
}

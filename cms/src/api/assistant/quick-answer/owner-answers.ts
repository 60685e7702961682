import { plainText } from '../../../shared/plain-text';
import { type Found, search, tellsAmount } from '../search/search';
import { originalOf } from '../search/technologies';
import { patternOf, toPattern, weightOf } from '../search/words';
import { saysAll } from './hedge';
import type { Match } from './intents';
import { isEnglish } from './languages';
import { isOwnerTopic, isToldWhole, OWNER_FACTS } from './owner-facts';
import { answerAboutProject } from './project-answers';
import { listAll, mention } from './project-texts';
import type { Question } from './question';
import { tellUse } from './technology-answers';
import { decline, near, notPublished, type Reply, tell } from './reply';

const [NETWORKS, ASKS_FOR_PROFILE] = [patternOf('networks'), patternOf('profile')];
const SURE = 0.6;
const SURE_OF_OWNER = 0.47;
const VERY_SURE = 0.7;
const VAGUE = 0.65;
const AS_LIKELY = 0.02;

/** One of the owner's facts that the question wants. */
function answerAboutOwner(question: Question): Reply | undefined {
  const { intents, top, content, mentionsOwner, asksForWork } = question;
  const topic = intents.find(({ intent }) => isOwnerTopic(intent) || intent === 'listProjects');
  if (!topic || topic.score < Math.max(top.score - 0.05, neededFor(question))) return undefined;
  const isForeign = !isEnglish(question.language);
  const isOwn = mentionsOwner && !asksForWork;
  const isClear = mentionsOwner && topic.score >= VERY_SURE;
  if (!isClear && topic.covered < (isForeign ? 0.2 : isOwn ? 0.4 : 0.55)) return undefined;
  const reply = tellTopic(topic, question);
  const isVague = !isForeign && topic.covered < leastOf(topic, asksForWork) && content.length > 1;
  if (isVague && asksForWork && !mentionsOwner) return undefined;
  return isVague && !isToldWhole(topic.intent) && reply.outcome === 'answer' && !saysAll(reply.text, content)
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
  if (mentionsOwner && !asksForWork) return SURE_OF_OWNER;
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
  const [name] = NETWORKS.exec(plainText(question.text)) ?? [];
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

const NEAR = 0.42;
/** Who asks for something built is content with what comes near. */
const NEAR_WORK = 0.18;
const MAX_MENTIONED = 3;
/** From there the best one is meant, when the next one is as far behind. */
const CLEAR = 0.85;
const FAR = 0.76;

export function answerFound(question: Question): Reply {
  const { top, text, isGeneral, knowledge, names, mentionsOwner } = question;
  const isName = names.length > 0 && top.intent === 'useOf' && top.score >= SURE;
  const found = isEnglish(question.language) ? find(question) : [];
  const [first] = found;
  const ofOwner = isName ? undefined : answerAboutOwner(question);
  if (ofOwner) return ofOwner;
  if (first?.project && question.meant.includes(first.project))
    return answerAboutProject({ ...question, named: [first.project] }, first.project) ?? decline(knowledge);
  const isNear = first && first.coverage >= (question.asksForWork && !isName ? NEAR_WORK : NEAR);
  const used = tellKnown(question, first);
  if (used) return near(used.text);
  if (isNear && !isGeneral) return mentionFitting(found, first, question);
  if (top.intent === 'listProjects' && top.score >= 0.75) return answerOwnerTopic(top.intent, question);
  const missing =
    isName || (names.length > 0 && (mentionsOwner || question.context.topic?.intent === 'useOf'))
      ? names.map((name) => originalOf([name], text))
      : question.unsaid;
  return missing.length > 0 ? notPublished(missing, knowledge) : decline(knowledge);
}

/** Of a technology that is published, when what is found does not speak of it. */
function tellKnown(question: Question, first?: Found): Reply | undefined {
  const { technologies, knowledge } = question;
  const isKnown = technologies.some(({ key }) => knowledge.technologies.some((one) => one.key === key));
  const words = technologies.flatMap(({ tokens }) => tokens);
  const isSpokenOf = saysAll(
    [...(first?.project?.technologies ?? []), first?.passages[0]?.text].join(' '),
    words,
  );
  return isKnown && !isSpokenOf ? tellUse(question) : undefined;
}

function find({ content, text, knowledge, asksNumber, expects, asksForWork }: Question): Found[] {
  const isWanted = ({ project }: { project?: object }) => !asksForWork || asksNumber || project !== undefined;
  return search(knowledge.index, content, text, { expects, isWanted });
}

function mentionFitting(found: readonly Found[], first: Found, question: Question): Reply {
  const fitting = found.filter(
    ({ coverage, score }) => coverage >= first.coverage * 0.7 && score >= first.score * 0.85,
  );
  const isAlone = first.score >= CLEAR && (found[1]?.score ?? 0) <= first.score * FAR;
  const isPlain =
    tellsAmount(first, question.expects) && ((question.asksForWork && isAlone) || isSure(first, question));
  return mention(fitting.slice(0, MAX_MENTIONED), isPlain, question);
}

function isSure({ coverage, exact, score, missing, project, passages }: Found, question: Question): boolean {
  const { asksForWork, mentionsOwner, content, asksNumber } = question;
  const needed = mentionsOwner || asksNumber ? 0.5 : 0.9;
  const tellsNumber = asksNumber && exact >= 0.68 && passages[0]?.hasFigure;
  if (question.isOfWorld && !tellsNumber) return false;
  if (!asksForWork) return !(mentionsOwner && project) && missing.length === 0 && exact >= needed;
  const telling = content.filter((word) => weightOf(word) > 0.5).length;
  if (missing.length > 0.34 * Math.max(1, telling)) return false;
  return exact >= 0.35 && (score >= 1.1 || coverage >= 0.6 || Math.min(coverage, exact) >= 0.5);
}

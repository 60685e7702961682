import { plainText } from '../../../shared/plain-text';
import { isEnglish } from './languages';
import { NETWORKS, OWNER_FACTS, isOwnerTopic } from './owner-facts';
import { listAll } from './project-texts';
import type { Match } from './intents';
import { topOf, type Question } from './question';
import { decline, near, tell, type Reply } from './reply';

const SURE = 0.6;
const CLOSE = 0.03;
const VAGUE = 0.57;
const ASKS_FOR_PROFILE = /\b(on|profiles?|accounts?|links?|follow)\b/i;
const SURE_OF_OWNER = 0.47;
const GENERAL =
  /^\W*((what (is|are)|what's) (?!(the|your|his|her|their|its|different)\b)|explain\b|define\b|how (do|can|to|would|should) (i|we|one|you)\b|how (does|do) (a|an)\b|write\b|translate\b|which \w+ should i\b|what (is|are) the best\b|(do|what do) you think|how (many|much) .{1,40} there (in|on))/i;

/** Asks about the world, not about what is published. */
export function isGeneral({ text, named }: Question): boolean {
  return named.length === 0 && GENERAL.test(text);
}

/** One of the owner's facts that the question wants, unless something published explains it better. */
export function answerAboutOwner(
  question: Question,
  best: { coverage: number; exact: number; isProject: boolean },
): Reply | undefined {
  const topics = question.intents.filter(({ intent }) => isOwnerTopic(intent) || intent === 'listProjects');
  const [topic, rival] = [topics[0], question.intents.find((one) => one !== topics[0])];
  if (!topic || topic.score < topOf(question).score - 0.05) return undefined;
  const isOwn = question.mentionsOwner && !question.asksForWork;
  const isForeign = !isEnglish(question.language);
  const needed = isForeign
    ? topic.score >= 1.3 * (rival?.score ?? 0)
      ? 0.33
      : 0.5
    : isGeneral(question) && !question.mentionsOwner && !question.asksForWork
      ? 0.85
      : isOwn
        ? SURE_OF_OWNER
        : SURE;
  const covered = isForeign ? 0.2 : isOwn ? 0.4 : 0.55;
  if (topic.score < needed || topic.covered < covered) return undefined;
  const isFound = !(isOwn && best.isProject) && best.coverage > topic.covered + 0.1 && best.exact >= 0.6;
  if (isFound && !isForeign) return undefined;
  const reply = answerFirstKnown(
    topics.filter(({ score }) => score >= topic.score - CLOSE),
    question,
  );
  const isVague = !isForeign && topic.score < VAGUE && question.content.length > 1 && topic.covered < 0.5;
  return isVague && reply.outcome === 'answer' ? near(reply.text) : reply;
}

/** What is published of several topics that are as likely meant. */
function answerFirstKnown(topics: readonly Match[], question: Question): Reply {
  const replies = topics.map(({ intent }) => answerOwnerTopic(intent, question));
  return replies.find(({ outcome }) => outcome === 'answer') ?? replies[0] ?? decline(question.knowledge);
}

/** A network that is asked for by name. */
export function answerNetwork(question: Question): Reply | undefined {
  const [name] = NETWORKS.exec(plainText(question.text)) ?? [];
  const isWork = name?.startsWith('git') && !ASKS_FOR_PROFILE.test(question.text);
  const isNamed = name && !isWork && question.mentionsOwner;
  return isNamed && question.named.length === 0 ? answerOwnerTopic('socials', question) : undefined;
}

export function answerOwnerTopic(intent: string, { knowledge, text }: Question): Reply {
  if (intent === 'listProjects')
    return knowledge.projects.length > 0 ? tell(listAll(knowledge)) : decline(knowledge);
  const fact = OWNER_FACTS[intent]?.(knowledge, text);
  if (!fact) return decline(knowledge);
  return typeof fact === 'string' ? tell(fact) : fact;
}

import { plainText } from '../../../shared/plain-text';
import type { Found } from '../search/search';
import { patternOf } from '../search/words';
import { isEnglish } from './languages';
import { isOwnerTopic, OWNER_FACTS } from './owner-facts';
import { listAll } from './project-texts';
import type { Question } from './question';
import { decline, near, tell, type Reply } from './reply';

const [NETWORKS, ASKS_FOR_PROFILE] = [patternOf('networks'), patternOf('profile')];
const SURE = 0.6;
const SURE_OF_OWNER = 0.47;
const VAGUE = 0.57;
const CLOSE = 0.03;

/** One of the owner's facts that the question wants, unless something published explains it better. */
export function answerAboutOwner(question: Question, found: Found | undefined): Reply | undefined {
  const { intents, top, content, mentionsOwner, asksForWork } = question;
  const topics = intents.filter(({ intent }) => isOwnerTopic(intent) || intent === 'listProjects');
  const [topic] = topics;
  if (!topic || topic.score < Math.max(top.score - 0.05, neededFor(question))) return undefined;
  const isForeign = !isEnglish(question.language);
  const isOwn = mentionsOwner && !asksForWork;
  if (topic.covered < (isForeign ? 0.2 : isOwn ? 0.4 : 0.55)) return undefined;
  const isFound =
    found && !(isOwn && found.project) && found.exact >= SURE && found.coverage > topic.covered + 0.1;
  if (isFound) return undefined;
  const replies = topics
    .filter(({ score }) => score >= topic.score - CLOSE)
    .map(({ intent }) => answerOwnerTopic(intent, question));
  const reply = replies.find(({ outcome }) => outcome === 'answer') ?? replies[0]!;
  const isVague = !isForeign && topic.score < VAGUE && topic.covered < 0.5 && content.length > 1;
  return isVague && reply.outcome === 'answer' ? near(reply.text) : reply;
}

/** Where only letters are compared, the second best tells how sure the best is. */
function neededFor({ intents, language, isGeneral, mentionsOwner, asksForWork }: Question): number {
  if (!isEnglish(language)) return (intents[0]?.score ?? 0) >= 1.3 * (intents[1]?.score ?? 0) ? 0.33 : 0.5;
  if (mentionsOwner && !asksForWork) return SURE_OF_OWNER;
  return isGeneral && !asksForWork ? 0.85 : SURE;
}

/** A network that is asked for by name. */
export function answerNetwork(question: Question): Reply | undefined {
  const [name] = NETWORKS.exec(plainText(question.text)) ?? [];
  const isWork = name?.startsWith('git') && !ASKS_FOR_PROFILE.test(question.text);
  const isAsked = name && !isWork && question.mentionsOwner && question.named.length === 0;
  return isAsked ? answerOwnerTopic('socials', question) : undefined;
}

export function answerOwnerTopic(intent: string, { knowledge, text }: Question): Reply {
  const list = intent === 'listProjects' && knowledge.projects.length > 0 ? listAll(knowledge) : undefined;
  const fact = list ?? OWNER_FACTS[intent]?.(knowledge, text) ?? decline(knowledge);
  return typeof fact === 'string' ? tell(fact) : fact;
}

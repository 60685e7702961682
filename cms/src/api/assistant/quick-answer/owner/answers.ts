import { plainText } from '../../../../shared/plain-text';
import { patternOf, toTokens } from '../../words/words';
import { saysAll } from '../hedge';
import { isEnglish } from '../../language/languages';
import { isOwnerTopic, isToldWhole, tellFact } from './facts';
import { listAll } from '../projects/texts';
import type { Question } from '../question';
import { asNear, type Reply, tell } from '../reply';

const [NETWORKS, ASKS_FOR_PROFILE] = [patternOf('networks'), patternOf('profile')];
const [LIKELY, SURE, VERY_SURE] = [0.5, 0.6, 0.95];
/** Of a question that names a network and nothing else. */
const MAX_WORDS = 2;

/** One of the owner's facts that the question wants. */
export function answerAboutOwner(question: Question): Reply | undefined {
  const { top, content, asksNumber, language, mentionsOwner } = question;
  const isTopic = isOwnerTopic(top.intent) || (top.intent === 'listProjects' && !asksNumber);
  if (!isTopic || top.score < LIKELY) return undefined;
  const reply = answerOwnerTopic(top.intent, question);
  // `How long is a typical engagement?`
  const least = !mentionsOwner && ['education', 'years'].includes(top.intent) ? VERY_SURE : SURE;
  const isVague = isEnglish(language) && top.score < least && content.length > 1;
  const isOpen = isVague && !saysAll(reply.text, content);
  return isOpen && !isToldWhole(top.intent) ? asNear(reply) : reply;
}

export function answerNetwork(question: Question): Reply | undefined {
  const { text, content, named, knowledge, isOfOwner } = question;
  const said = ` ${toTokens(text).join(' ')} `;
  const platforms = knowledge.owner.socialLinks.map(({ platform }) => toTokens(platform).join(' '));
  const isNetwork = (word: string) => NETWORKS.test(word) || platforms.includes(word);
  const isNamed = NETWORKS.test(plainText(text)) || platforms.some((one) => said.includes(` ${one} `));
  const asksForProfile =
    ASKS_FOR_PROFILE.test(text) || (isOfOwner && content.length <= MAX_WORDS) || content.every(isNetwork);
  return isNamed && asksForProfile && named.length === 0 ? answerOwnerTopic('socials', question) : undefined;
}

export function answerOwnerTopic(intent: string, { knowledge, searched }: Question): Reply {
  const isList = intent === 'listProjects' && knowledge.projects.length > 0;
  const fact = isList ? listAll(knowledge) : tellFact(intent, knowledge, searched);
  return typeof fact === 'string' ? tell(fact) : fact;
}

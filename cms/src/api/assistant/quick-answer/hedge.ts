import { likeness, TYPO } from '../search/likeness';
import { originalOf, type NamedTechnology } from '../search/technologies';
import { patternOf, toTokens, weightOf, WORDS } from '../search/words';
import { isOwnWord } from './intents';
import { isOwnerTopic, isToldWhole } from './owner-facts';
import type { Question } from './question';
import { near, nearWithout, notPublished, type Reply } from './reply';

const [LIMIT, OF_TODAY, NETWORKS] = [patternOf('limit'), patternOf('ofToday'), patternOf('networks')];
/** What is told of these is an answer by itself. */
const TOLD = ['assistant', 'source', 'demo', 'compare'];
const SURE = 0.6;
const VERY_SURE = 0.8;
const LIKELY = 0.3;
const TELLING = 0.4;
const SAYING = 0.2;
const LEAST = 0.1;

/** What leaves out a name that was asked about, or does not say all of what may be so, is only near. */
export function hedge(reply: Reply, question: Question): Reply {
  const { asksWhether, asksForWork, content, named, names, technologies, top, language } = question;
  const missing = unpublished(question)
    .filter(({ tokens }) => !tokens.every((word) => says(reply.text, word)))
    .map(({ name }) => name);
  if (reply.outcome === 'decline' && !reply.reason && missing.length > 0 && !NETWORKS.test(question.text))
    return notPublished(missing, question.knowledge);
  const unsaid = [...missing, ...question.unsaid];
  if (reply.outcome !== 'decline' && unsaid.length > 0) return nearWithout(unsaid, reply);
  const isTold = TOLD.includes(top.intent);
  const isTopic =
    top.score >= (named.length === 0 ? LIKELY : VERY_SURE) &&
    (isTold || (named.length === 0 && isOwnerTopic(top.intent)));
  const unsaidNames = isTopic && top.score >= SURE ? [] : names.filter((name) => isUnsaid(name, question));
  if (reply.outcome === 'near' && unsaidNames.length > 0)
    return nearWithout(
      unsaidNames.map((name) => originalOf([name], question.text)),
      reply,
    );
  if (reply.outcome !== 'answer') return reply;
  const known = [...WORDS.using, ...technologies.flatMap(({ tokens }) => tokens)];
  const asksUse = top.intent === 'useOf' && top.score >= VERY_SURE;
  const isSaid = (word: string) =>
    known.includes(word) || says(reply.text, word) || (asksUse && isOwnWord(word, language));
  const isOfToday = !question.asksOfToday || LIMIT.test(reply.text) || OF_TODAY.test(reply.text);
  const isToldAll = isTopic && isToldWhole(top.intent) && top.score >= SURE;
  const isWhole =
    !asksWhether ||
    technologies.length > 1 ||
    (asksForWork && named.length === 0) ||
    isTopic ||
    tellingOf(content).every(isSaid);
  return isToldAll || (isWhole && isOfToday && names.every(isSaid)) ? reply : near(reply.text);
}

const isUnsaid = (name: string, { knowledge: { index } }: Question): boolean =>
  index.sayingAll([name]).length === 0;

/** All of them where none tells more than the others. */
function tellingOf(content: readonly string[]): readonly string[] {
  const telling = content.filter((word) => weightOf(word) >= TELLING);
  return telling.length > 0 ? telling : content.filter((word) => weightOf(word) > LEAST);
}

const unpublished = ({ technologies, knowledge }: Question): NamedTechnology[] =>
  technologies.filter(
    ({ key, tokens }) =>
      !knowledge.technologies.some((one) => one.key === key) &&
      knowledge.index.sayingAll(tokens).length === 0,
  );

/** Whether a text says all telling words of these. */
export const saysAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => weightOf(word) < SAYING || says(text, word));

function says(text: string, word: string): boolean {
  return toTokens(text).some((one) => likeness(word, one) >= TYPO);
}

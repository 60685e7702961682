import { likeness, TYPO } from '../search/likeness';
import { originalOf, type NamedTechnology } from '../search/technologies';
import { patternOf, toTokens, weightOf, WORDS } from '../search/words';
import { isOwnWord } from '../language/intents';
import { isOwnerTopic, isToldWhole } from './owner-facts';
import type { Question } from './question';
import { near, nearWithout, notPublished, type Reply } from './reply';

const [LIMIT, OF_TODAY, NETWORKS] = [patternOf('limit'), patternOf('ofToday'), patternOf('networks')];
/** What is told of these is an answer by itself. */
const TOLD = ['assistant', 'source', 'demo', 'compare'];
const SURE = 0.6;
const VERY_SURE = 0.8;
const LIKELY = 0.3;
const SAYING = 0.2;
const LEAST = 0.1;

/** What leaves out a name that was asked about, or does not say all of what may be so, is only near. */
export function hedge(reply: Reply, question: Question): Reply {
  const { asksWhether, asksForWork, content, named, names, technologies, top, text } = question;
  const isLeftOut = ({ tokens }: NamedTechnology) => !tokens.every((word) => says(reply.text, word));
  const missing = unpublished(question).filter(isLeftOut);
  const strange = strangeNames(question).filter((name) => !missing.some((one) => one.name.includes(name)));
  const unsaid = [
    ...missing.map(({ name }) => name),
    ...(missing.length > 0 ? strange : []),
    ...question.unsaid,
  ];
  if (reply.outcome === 'decline')
    return missing.length > 0 && !reply.reason && !NETWORKS.test(text)
      ? notPublished(unsaid, question.knowledge)
      : reply;
  if (unsaid.length > 0) return nearWithout(unsaid, reply);
  const isTopic =
    top.score >= (named.length === 0 ? LIKELY : VERY_SURE) &&
    (TOLD.includes(top.intent) || (named.length === 0 && isOwnerTopic(top.intent)));
  const isSureTopic = isTopic && top.score >= SURE;
  if (reply.outcome === 'near') {
    return strange.length > 0 && !isSureTopic ? nearWithout(strange, reply) : reply;
  }
  const known = [...WORDS.using, ...technologies.flatMap(({ tokens }) => tokens)];
  const asksUse = top.intent === 'useOf' && top.score >= VERY_SURE;
  const isOfUse = technologies.some(({ users }) => users.length > 0);
  const isNowhere = (word: string) => question.knowledge.index.sayingAll([word]).length === 0;
  const isSaid = (word: string) =>
    known.includes(word) ||
    says(reply.text, word) ||
    (asksUse && isOwnWord(word, 'en')) ||
    (isOfUse && isNowhere(word));
  const isOfToday = !question.asksOfToday || LIMIT.test(reply.text) || OF_TODAY.test(reply.text);
  const isWhole =
    !asksWhether || (asksForWork && named.length === 0) || isTopic || tellingOf(content).every(isSaid);
  const isToldAll = isSureTopic && isToldWhole(top.intent);
  return isToldAll || (isWhole && isOfToday && names.every(isSaid)) ? reply : near(reply.text);
}

/** The names in a question that nothing published says, as they are written there. */
export const strangeNames = ({ names, text, knowledge: { index } }: Question): string[] =>
  names.filter((name) => index.sayingAll([name]).length === 0).map((name) => originalOf([name], text));

const tellingOf = (content: readonly string[]): readonly string[] =>
  content.filter((word) => weightOf(word) > LEAST);

const unpublished = ({ technologies, knowledge }: Question): NamedTechnology[] =>
  technologies.filter(
    ({ key, tokens }) =>
      !knowledge.technologies.some((one) => one.key === key) &&
      knowledge.index.sayingAll(tokens).length === 0,
  );

/** Whether a text says all telling words of these. */
export const saysAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => weightOf(word) < SAYING || says(text, word));

/** Whether a text says one of these. */
export const saysAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => says(text, word));

function says(text: string, word: string): boolean {
  return toTokens(text).some((one) => likeness(word, one) >= TYPO);
}

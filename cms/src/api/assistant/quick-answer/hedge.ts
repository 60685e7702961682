import { isOwnWord } from '../language/intents';
import { isEnglish } from '../language/languages';
import { likeness, TYPO } from '../words/likeness';
import type { KnownProject } from '../known-project';
import { originalOf } from '../words/as-written';
import type { NamedTechnology } from '../search/technologies';
import { patternOf, toTokens, weightOf, WORDS } from '../words/words';
import { isOwnerTopic } from './owner/facts';
import { linkTo } from './projects/texts';
import type { Question } from './question';
import { isMentioned } from './technologies/answers';
import { asNear, nearWithout, notPublished, type Reply } from './reply';

const [NETWORKS, FACET] = [patternOf('networks'), patternOf('facet')];
const [EITHER, OUTCOME] = [patternOf('either'), patternOf('asksOutcome')];
/** What is told of these is an answer by itself. */
const TOLD = ['assistant', 'source', 'demo', 'compare'];
const [SAYING, LEAST, LIKELY, SELDOM] = [0.2, 0.1, 0.3, 0.6];

/** What leaves out a name that was asked about, or does not say all of what may be so, is only near. */
export function hedge(reply: Reply, question: Question): Reply {
  const { asksWhether, asksNumber, asksForWork, content, named, technologies, top, knowledge, text } =
    question;
  const isMissing = (one: NamedTechnology) =>
    !isMentioned(one, knowledge) && !one.tokens.every((word) => says(reply.text, word));
  const missing = technologies.filter(isMissing);
  const strange = strangeNames(question);
  const names = [...new Set([...missing.map(({ name }) => name), ...strange])];
  if (reply.outcome === 'decline')
    return missing.length > 0 && !reply.reason && !NETWORKS.test(text)
      ? notPublished(names, knowledge)
      : reply;
  const isMissed = missing.length > 0 && top.intent !== 'assistant';
  if (isMissed || ((reply.outcome === 'near' || asksNumber) && names.length > 0))
    return nearWithout(names, reply);
  const isTopic = TOLD.includes(top.intent) || (isOwnerTopic(top.intent) && top.score >= LIKELY);
  // `Did it save fuel?` is told by what says fuel.
  const asking = toTokens(OUTCOME.exec(text)?.[0] ?? '');
  const known = [...WORDS.using, ...asking, ...technologies.flatMap(({ tokens }) => tokens)];
  const isSaid = (word: string) => weightOf(word) <= LEAST || known.includes(word) || says(reply.text, word);
  const isWhole =
    !asksWhether ||
    (asksForWork && named.length === 0) ||
    (EITHER.test(text) && tellsOfAll(reply, named)) ||
    isTopic ||
    content.every(isSaid);
  // `Do you work weekends?` is not told by when he is free.
  const isOfFacet =
    (isOwnerTopic(top.intent) || question.context.arePast) &&
    !saysAll(reply.text, toTokens(FACET.exec(text)?.[0] ?? ''));
  return isWhole && !isOfFacet && !saysOtherwise(reply, question) ? reply : asNear(reply);
}

/** `Was the shop or the till made earlier?` */
const tellsOfAll = ({ text }: Reply, named: readonly KnownProject[]): boolean =>
  named.length > 1 && named.every((one) => text.includes(linkTo(one)));

/** `Teams` is none of `six teams`. */
const saysOtherwise = ({ text: told }: Reply, { names, text, top }: Question): boolean =>
  !isOwnerTopic(top.intent) &&
  names.some((name) => told.includes(name) && !told.includes(originalOf([name], text)));

/** The names in a question, or its only word, that nothing published says, as they are written there. */
export function strangeNames(question: Question): string[] {
  const { named, names, content, language, text, knowledge, asksNumber } = question;
  const isOnly =
    named.length + names.length === 0 && !asksNumber && content.length === 1 && isEnglish(language);
  const asked = isOnly
    ? content.filter((word) => weightOf(word) >= SELDOM && !isOwnWord(word, language))
    : names;
  return asked
    .filter((name) => knowledge.index.sayingAll([name]).length === 0)
    .map((name) => originalOf([name], text));
}

/** Whether a text says all telling words of these. */
export const saysAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => weightOf(word) < SAYING || says(text, word));

function says(text: string, word: string): boolean {
  return toTokens(text).some((one) => likeness(word, one) >= TYPO);
}

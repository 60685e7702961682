import { plainText } from '../../../shared/plain-text';
import { search } from '../search/search';
import { inFull, patternOf, toTokens, weightOf } from '../words/words';
import type { Question } from './question';
import { decline, type Reply } from './reply';

const ATTACK = patternOf('attack');
const [LIKELY, SURE, VERY_SURE] = [0.48, 0.62, 0.9];
/** How much of the words something published says exactly; more, if a question is surely about the world. */
const [SAID, NEARLY_ALL] = [0.5, 0.75];
/** `time` and `day` are said everywhere. */
const TELLING = 0.2;

/** @param answered what the owner has an answer to, whatever it sounds like */
export function soundsLikeAttack(text: string, answered: readonly string[]): boolean {
  const rest = answered.reduce((rest, part) => rest.replace(part, ' '), inFull(text));
  return ATTACK.test(plainText(rest));
}

/** One word is none. */
export function declineAttack(question: Question): Reply | undefined {
  const { top, knowledge, text } = question;
  if (toTokens(text).length < 2 || top.intent !== 'attack') return undefined;
  if (top.score < (isSaid(question) ? VERY_SURE : SURE)) return undefined;
  return decline(knowledge, 'attack');
}

/** Unless something published says just that. */
export function declineOffTopic(question: Question): Reply | undefined {
  const { top, knowledge } = question;
  const isOffTopic = ['offTopic', 'private'].includes(top.intent) && top.score >= LIKELY;
  const needed = top.score >= VERY_SURE ? NEARLY_ALL : SAID;
  return isOffTopic && !isSaid(question, needed) ? decline(knowledge, 'offTopic') : undefined;
}

/** `How fast is a payment checked?` sounds like any other question, but for what is published. */
function isSaid({ knowledge, content, searched }: Question, needed = SAID): boolean {
  const [found] = search(knowledge.index, content, searched);
  return Number(found?.exact) >= needed && content.some((word) => weightOf(word) >= TELLING);
}

import type { KnownProject } from '../../known-project';
import { patternOf, stem, tellingBeside, weightOf, WORDS } from '../../words/words';
import { listProjects } from './texts';
import { isOwnWord } from '../../language/intents';
import { isEnglish } from '../../language/languages';
import { conditionsOf, withName, wordsOf, type Condition } from './conditions';
import { isOwnerTopic } from '../owner/facts';
import type { Question } from '../question';
import { tell, type Reply } from '../reply';

const [SELECTS, COUNTING, COUNTS] = [patternOf('selects'), patternOf('counting'), patternOf('counts')];
const WHICH_ONE = patternOf('whichOne');
const [LITTLE, SURE] = [0.1, 0.8];

/** The projects that meet what is asked of them: counted, or listed. */
export function selectProjects(question: Question): Reply | undefined {
  const { top, knowledge, text, language, asksForWork, technologies } = question;
  // `Why is none older?`
  if (question.asksWhy || (isOwnerTopic(top.intent) && top.score >= SURE)) return undefined;
  const isCounted = top.intent === 'countProjects' && (COUNTS.test(text) || !isEnglish(language));
  const candidates = amongWhich(question);
  const isSelection = SELECTS.test(text) || asksForWork || ['source', 'demo'].includes(top.intent);
  const conditions = conditionsOf(question, isCounted || isSelection);
  const isOfUnused = technologies.some(({ users }) => users.length === 0);
  const isAsked = isCounted || (isSelection && isMoreThanUse(question, conditions));
  const isOfThese = conditions.length === 0 && question.refersToSeveral;
  if (isOfUnused || !isAsked || isOfThese || !isAll(question, conditions)) return undefined;
  const what = conditions.map((one) => one.what).join('');
  const isMet = (project: KnownProject) => conditions.every(({ isOne }) => isOne(project));
  // `Which use Shopify and which one PrestaShop?`
  const areThese = !WHICH_ONE.test(text) || candidates.some(isMet);
  const projects = (areThese ? candidates : knowledge.projects).filter(isMet);
  const count = `${projects.length || 'No'} ${projects.length === 1 ? 'project' : 'projects'}${what}`;
  const list = projects.length > 0 ? `:\n\n${listProjects(projects, knowledge)}` : '.';
  return tell(`${count}${list}`);
}

/** `of them` are those of the answer before. */
export function amongWhich({ refersToSeveral, context, knowledge }: Question): KnownProject[] {
  const before = context.projects.length > 1 ? context.projects : context.listed;
  return refersToSeveral && before.length > 1 ? before : knowledge.projects;
}

/** `Your newest mobile app` is none of the others. */
export function candidatesOf(question: Question): KnownProject[] {
  const conditions = conditionsOf(question, true);
  return amongWhich(question).filter((one) => conditions.every(({ isOne }) => isOne(one)));
}

/** Those with a technology alone are told beside the owner's proficiency, elsewhere. */
const isMoreThanUse = ({ technologies, named, refersToSeveral }: Question, all: readonly Condition[]) =>
  named.length === 0 &&
  all.some(({ what }) => refersToSeveral || !technologies.some(({ name }) => what === withName(name)));

/** Whether nothing else is asked. */
function isAll(
  { content, counted: [counted], language }: Question,
  conditions: readonly Condition[],
): boolean {
  const said = [...WORDS.using, ...WORDS.negating, ...wordsOf(conditions)];
  // `How many stars has the phone app?`
  const isWork =
    !counted || COUNTING.test(counted) || tellingBeside([counted, stem(counted)], said).length < 2;
  if (!isWork) return false;
  const isNone = conditions.length === 0;
  const isKnown = (word: string) => COUNTING.test(word) || (!isNone && isOwnWord(word, language));
  // `How many schools?` counts no projects.
  if (isNone) return content.every((word) => weightOf(word) <= LITTLE || isKnown(word));
  return tellingBeside(content, said).every(isKnown);
}

import type { KnownProject } from '../known-project';
import { likeness, TYPO } from '../search/likeness';
import { tellsAmount } from '../search/amounts';
import { search } from '../search/search';
import type { Subject } from '../search/search-index';
import { isTypo } from '../search/typing-errors';
import { patternOf, toTokens, weightOf } from '../search/words';
import { isOwnWord } from '../language/intents';
import { isEnglish } from '../language/languages';
import { joinNames } from './markdown';
import { mention } from './mentions';
import { describeFurther, linkTo, tellBuilt } from './project-texts';
import type { Question } from './question';
import { near, tell, type Reply } from './reply';

const [OUTCOME, WHO] = [patternOf('outcome'), patternOf('who')];
export const SURE = 0.6;
export const NEAR = 0.42;
export const EXACT = 0.5;
/** `long` and `take` are said of anything, `warranty` of one thing. */
const [TELLING, SELDOM] = [0.3, 0.8];

export function answerAboutProject(asked: Question, project: KnownProject): Reply | undefined {
  const isFollowUp = asked.named.length === 0;
  const title = toTokens(project.title);
  const isOfTitle = (word: string) => title.some((own) => likeness(word, own) >= TYPO || isTypo(word, own));
  const question = { ...asked, content: asked.content.filter((word) => !isOfTitle(word)) };
  const { content, refersToOne, asksWhether, language } = question;
  const asksWho = WHO.test(question.text);
  const whole = tell(describeFurther(project, question));
  if (content.length === 0 && !isFollowUp) return question.asksNumber ? near(whole.text) : whole;
  const notUsed = isFollowUp ? undefined : denyUse(question, project);
  if (notUsed) return notUsed;
  const asksTrouble = question.expects === 'hasTrouble';
  const found = findIn(project, asksTrouble ? [...content, ...title] : content, question);
  const { coverage = 0, exact = 0 } = found ?? {};
  const isAmount = found ? tellsAmount(found, question.expects, question.text) : !question.asksNumber;
  if (found?.topic && found.topic === question.top.intent) return mention([found], true, question);
  if (asksTrouble)
    return found?.passages[0]?.hasTrouble ? mention([found], false, question) : near(whole.text);
  // `What warranty?`
  const isTelling =
    content.some((word) => weightOf(word) >= SELDOM) && question.context.told?.includes(linkTo(project));
  if (isFollowUp && found?.project && isTelling && exact === 1 && found.said > 0.9)
    return mention([found], isAmount, question);
  const { intent, score } = question.wants('describe', 'builtWith', 'source', 'demo', 'outcome');
  const isWanted = OUTCOME.test(question.text) || (score >= SURE && score >= question.top.score - 0.1);
  // Nothing that only a sentence of it would tell.
  const isPlain = !asksWho && content.every((word) => weightOf(word) < TELLING || isOwnWord(word, 'en'));
  if (isWanted && isAmount && (intent !== 'describe' || isPlain)) return whole;
  const isAll = !question.asksOfToday && !asksWho && (content.length === 0 || isWanted);
  if (isFollowUp && refersToOne && exact < SURE)
    return isAmount && (isAll || coverage >= SURE) ? whole : near(whole.text);
  const needed = question.refersToSeveral || refersToOne ? NEAR : SURE;
  const mayTell = question.asksNumber && exact > 0 && found?.passages[0]?.hasFigure;
  if (isFollowUp && exact < EXACT && coverage < needed)
    return mayTell ? mention([found], false, question) : undefined;
  if (!found || coverage < NEAR) return isFollowUp || !isEnglish(language) ? whole : near(whole.text);
  const isSaid = exact >= EXACT || coverage >= SURE || (!asksWhether && found.said >= 0.9 * coverage);
  return mention([found], isSaid && isAmount, question);
}

/** Of the project, and of what the owner says of it elsewhere. */
function findIn(project: KnownProject, content: readonly string[], question: Question) {
  const { knowledge, searched, expects } = question;
  const [name = ''] = wordsIn(project.title).filter((word) => weightOf(word.toLowerCase()) > 0);
  const isNamed = ({ passages }: Subject) => passages.some((one) => wordsIn(one.text).includes(name));
  const isOfTopic = (one: Subject) => one.topic === question.top.intent && isNamed(one);
  const isWanted = knowledge.index.subjects.some(isOfTopic)
    ? isOfTopic
    : (one: Subject) => one.project === project || (!one.project && isNamed(one));
  return search(knowledge.index, content, searched, { expects, isWanted })[0];
}

/** As they are written: a name has a capital. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function denyUse({ technologies }: Question, project: KnownProject): Reply | undefined {
  const words = toTokens(`${project.title} ${project.description}`);
  const missing = technologies.filter(
    ({ users, tokens }) => !users.includes(project) && !words.includes(tokens[0] ?? ''),
  );
  if (missing.length === 0) return undefined;
  const names = joinNames(missing.map(({ name }) => name));
  const text = `Nothing published says that ${linkTo(project)} uses ${names}. ${tellBuilt(project)}`;
  return { text, outcome: 'near' };
}

import type { KnownProject } from '../known-project';
import { likeness, TYPO } from '../search/likeness';
import { search, tellsAmount, tellsCount } from '../search/search';
import { isTypo } from '../search/typing-errors';
import { patternOf, toTokens, weightOf } from '../search/words';
import { isEnglish } from './languages';
import { joinNames } from './markdown';
import { describeProject, linkTo, mention } from './project-texts';
import type { Question } from './question';
import { near, tell, type Reply } from './reply';

const OUTCOME = patternOf('outcome');
export const SURE = 0.6;
export const NEAR = 0.42;
export const EXACT = 0.5;
const QUOTED = 0.3;
/** `long` and `take` are said of anything. */
const TELLING = 0.3;

export function answerAboutProject(question: Question, project: KnownProject): Reply | undefined {
  const { named, text, wants, top, asksNumber, refersToOne, knowledge } = question;
  const isFollowUp = named.length === 0;
  const title = toTokens(project.title);
  const isOfTitle = (word: string) => title.some((own) => likeness(word, own) >= TYPO || isTypo(word, own));
  const content = question.content.filter((word) => !isOfTitle(word));
  const whole = tell(describeProject(project));
  if (content.length === 0 && !isFollowUp) return asksNumber ? near(whole.text) : whole;
  const wanted = wants('describe', 'builtWith', 'source', 'demo', 'outcome');
  const asksOutcome = OUTCOME.test(text) || wanted.intent === 'outcome';
  const isWanted = OUTCOME.test(text) || (wanted.score >= SURE && wanted.score >= top.score - 0.1);
  const notUsed = isFollowUp ? undefined : denyUse(question, project);
  if (notUsed) return notUsed;
  const asksTrouble = question.expects === 'hasTrouble';
  const [found] = search(knowledge.index, asksTrouble ? [...content, ...title] : content, text, {
    expects: question.expects,
    isWanted: (subject) =>
      subject.project === project ||
      (!subject.project && subject.passages.some((one) => toTokens(one.text).includes(title[0] ?? ''))),
  });
  const coverage = found?.coverage ?? 0;
  if (found?.topic && found.topic === top.intent) return mention([found], true, question);
  if (asksTrouble)
    return found?.passages[0]?.hasTrouble ? mention([found], false, question) : near(whole.text);
  /** What no question that only wants it told would say. */
  const isOther = content.some(
    (word) => weightOf(word) >= TELLING && !question.language.vocabulary.has(word),
  );
  const isWhole =
    isWanted &&
    !question.asksOfToday &&
    question.expects !== 'hasPrice' &&
    (!asksNumber || (found?.exact ?? 0) >= SURE || asksOutcome) &&
    (wanted.intent !== 'describe' || (!isOther && wanted.score > Math.min(0.85, coverage)));
  if (isWhole) return whole;
  if (isFollowUp && refersToOne && (found?.exact ?? 0) < SURE)
    return (content.length === 0 && !question.asksOfToday) || isWanted || coverage >= SURE
      ? whole
      : near(whole.text);
  const needed = question.refersToSeveral || refersToOne ? NEAR : SURE;
  if (isFollowUp && (found?.exact ?? 0) < EXACT && coverage < needed) return undefined;
  if (!found || coverage < NEAR)
    return isFollowUp || !isEnglish(question.language) ? whole : near(whole.text);
  const hasFigure = found.passages.slice(0, 2).some((passage) => passage.hasFigure);
  const isPriced = question.expects !== 'hasPrice' || tellsAmount(found, question.expects);
  const isFitting =
    isPriced &&
    found.missing.length === 0 &&
    found.said >= QUOTED &&
    (!asksNumber ||
      tellsCount(found, text) ||
      (hasFigure && content.some((word) => weightOf(word) >= TELLING)));
  const isAllSaid = !question.asksWhether && found.said >= 0.9 * coverage;
  const isSaid = isFitting && (found.exact >= EXACT || coverage >= SURE || isAllSaid);
  return mention([found], isSaid, question);
}

function denyUse({ technologies }: Question, project: KnownProject): Reply | undefined {
  const words = toTokens(`${project.title} ${project.description}`);

  const missing = technologies.filter(
    ({ users, tokens }) => !users.includes(project) && !words.includes(tokens[0] ?? ''),
  );
  if (missing.length === 0) return undefined;
  const names = joinNames(missing.map(({ name }) => name));
  const text = `Nothing published says that ${linkTo(project)} uses ${names}. It is built with ${joinNames(project.technologies)}.`;
  return { text, outcome: 'near' };
}

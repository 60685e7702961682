import type { KnownProject } from '../../known-project';
import { likeness, TYPO } from '../../search/likeness';
import { tellsAsked } from '../../search/told';
import type { Found } from '../../search/rating';
import { isTypo } from '../../search/typing-errors';
import { patternOf, toTokens, weightOf } from '../../search/words';
import { isOwnWord } from '../../language/intents';
import { isEnglish } from '../../language/languages';
import { mention } from '../mentions';
import { denyUse } from './deny-use';
import { findIn, tellOfKind } from './find-in';
import { describeFurther, linkTo } from './texts';
import type { Question } from '../question';
import { near, tell, type Reply } from '../reply';

const [OUTCOME, WHO, WHEN] = [patternOf('outcome'), patternOf('who'), patternOf('when')];
export const SURE = 0.6;
export const NEAR = 0.42;
export const EXACT = 0.5;
const [LITTLE, VERY_ALIKE, ALL_SAID] = [0.2, 0.8, 0.9];
/** What all of it tells. */
const WHOLE = ['describe', 'builtWith', 'source', 'demo', 'outcome'];
/** `long` and `take` are said of anything, `warranty` of one thing. */
const [TELLING, SELDOM] = [0.3, 0.8];

/** One that is named, or that the conversation is about: all of it, or the sentence that tells what is asked. */
export function answerAboutProject(asked: Question, project: KnownProject): Reply | undefined {
  const question = { ...asked, content: asked.content.filter((word) => !isOfTitle(word, project)) };
  const isNamed = question.named.length > 0;
  const whole = tell(describeFurther(project, question));
  const ofKind = tellOfKind(question, project, whole);
  const isDetail = question.asksNumber || asksWho(question) || asksDetail(question, project);
  if (isNamed && question.content.length === 0) return ofKind ?? (isDetail ? near(whole.text) : whole);
  const notUsed = isNamed ? denyUse(question, project) : undefined;
  if (notUsed) return notUsed;
  const found = findIn(project, question);
  if (found?.topic && found.topic === question.top.intent) return mention([found], true, question);
  if (ofKind) return ofKind;
  if (!isNamed && found && saysJustThat(question, found))
    return mention([found], answersIt(question, found), question);
  const isAsked = answersIt(question, found) && !asksDetail(question, project);
  if (asksForWhole(question) && isAsked) return whole;
  return isNamed ? tellDetail(question, found, whole) : tellFurther(question, found, whole, isAsked);
}

const isOfTitle = (word: string, { title }: KnownProject): boolean =>
  toTokens(title).some((own) => likeness(word, own) >= TYPO || isTypo(word, own));

/** `What warranty?`, of one that was told. */
function saysJustThat({ content, context }: Question, { project, exact, said }: Found): boolean {
  const isTold = project && context.told?.includes(linkTo(project));
  return Boolean(isTold) && exact === 1 && said > 0.8 && content.some((word) => weightOf(word) >= SELDOM);
}

/** What all that is told of it would not answer. */
const asksDetail = ({ text, asksWhy }: Question, { period }: KnownProject): boolean =>
  asksWhy || (WHEN.test(text) && !period);

const asksWho = ({ text }: Question): boolean => WHO.test(text);

function wantsWhole({ text, wants, top }: Question): boolean {
  const { score } = wants(...WHOLE);
  return OUTCOME.test(text) || (score >= SURE && score >= top.score - 0.1);
}

/** And nothing that only a sentence of it would tell. */
function asksForWhole(question: Question): boolean {
  const isPlain = question.content.every((word) => weightOf(word) < TELLING || isOwnWord(word, 'en'));
  const isMore = question.wants(...WHOLE).intent === 'describe' && !isPlain;
  return wantsWhole(question) && !isMore;
}

/** A key figure is no answer to who. */
function answersIt(question: Question, found: Found | undefined): boolean {
  if (!found) return !question.asksNumber;
  const isFigure = found.project?.keyFigures.includes(found.passages[0]?.text ?? '');
  // Another thing that was done has another reason.
  const isOther = question.asksWhy && found.said < ALL_SAID;
  return tellsAsked(found, question) && !isOther && !(isFigure && asksWho(question));
}

function tellDetail(question: Question, found: Found | undefined, whole: Reply): Reply {
  const { coverage = 0, exact = 0, said = 0 } = found ?? {};
  if (!found || coverage < NEAR) return isEnglish(question.language) ? near(whole.text) : whole;
  const { asksNumber, asksWhether, language, text } = question;
  const isLike = coverage >= SURE || (!asksWhether && said >= 0.9 * coverage);
  // Words that are only alike, as `commission` and `price` are, may mean another thing.
  const isWord = exact > LITTLE || coverage >= VERY_ALIKE || asksNumber || !isEnglish(language);
  const isSaid = exact >= EXACT || (isLike && (isWord || WHEN.test(text)));
  return mention([found], isSaid && answersIt(question, found), question);
}

/**
 * What comes after an answer, which may be about something else.
 * @param isAsked whether what is found, or all of it, tells what is asked
 */
function tellFurther(
  question: Question,
  found: Found | undefined,
  whole: Reply,
  isAsked: boolean,
): Reply | undefined {
  const { content, asksNumber, asksOfToday, refersToOne, refersToSeveral } = question;
  const { coverage = 0, exact = 0 } = found ?? {};
  const isAll = !asksOfToday && !asksWho(question) && (content.length === 0 || wantsWhole(question));
  const isAlike = coverage >= SURE && !asksNumber && !asksWho(question);
  const isOfIt = refersToOne || (question.asksWhy && content.length === 0);
  if (isOfIt && exact < SURE && (!asksNumber || coverage < SURE))
    return isAsked && (isAll || isAlike) ? whole : near(whole.text);
  const isNear = coverage >= (refersToSeveral || refersToOne ? NEAR : SURE);
  if (exact >= EXACT || isNear) return tellDetail(question, found, whole);
  const mayTell = found && asksNumber && exact > 0 && found.passages[0]?.hasFigure;
  return mayTell ? mention([found], false, question) : undefined;
}

import type { KnownProject } from '../../known-project';
import { tellsAsked } from '../../search/told';
import type { Found } from '../../search/rating';
import { patternOf, tellingBeside, weightOf, WORDS } from '../../words/words';
import { isOwnWord } from '../../language/intents';
import { isEnglish } from '../../language/languages';
import { mention } from '../mentions';
import { findIn, tellOfKind } from './find-in';
import { describeFurther, describeProject, linkTo, tellBuilt, tellStory } from './texts';
import type { Question } from '../question';
import { near, tell, type Reply } from '../reply';

const [WHO, WHEN] = [patternOf('who'), patternOf('when')];
export const SURE = 0.6;
export const NEAR = 0.42;
const EXACT = 0.5;
const [LIKELY, FAIRLY_SURE, LITTLE, VERY_ALIKE, ALL_SAID] = [0.5, 0.55, 0.2, 0.8, 0.9];
/** What all of it tells. */
const WHOLE = ['describe', 'builtWith', 'source', 'demo', 'outcome'];
/** `long` and `take` are said of anything. */
const TELLING = 0.3;

/** One that is named, or that the conversation is about: all of it, or the sentence that tells what is asked. */
export function answerAboutProject(question: Question, project: KnownProject): Reply | undefined {
  const isNamed = question.named.length > 0;
  const all = tellAll(project, question);
  const { whole, open } = all;
  const ofKind = tellOfKind(question, project, open);
  const asksWhen = WHEN.test(question.text);
  const asksWho = WHO.test(question.text) && question.expects !== 'hasClient';
  const isDetail = question.asksWhy || asksWho || question.asksOfToday || (asksWhen && !project.period);
  const asksForYears = asksWhen && !isDetail && question.content.length < 2;
  const isOpen = question.asksNumber || isDetail;
  // `the Rowan app`
  const beside = isOpen ? question.content : tellingBeside(question.content, WORDS.portfolioWords);
  if (isNamed && beside.length === 0) return ofKind ?? (isOpen ? open() : whole);
  const use = tellUse(question, project);
  if (use) return use;
  const found = findIn(project, question);
  if (found?.topic && found.topic === question.top.intent) return mention([found], true, question);
  if (ofKind) return ofKind;
  const isTold = asksForYears || answersIt(question, found);
  // `How long does planning take now?` asks for no whole project where a sentence says it.
  const isCounted = question.asksNumber && Number(found?.exact) >= SURE;
  if (asksForWhole(question, asksForYears) && isTold && !isDetail && !isCounted) return whole;
  if (isNamed) return tellDetail(question, found, all);
  return tellFurther(question, found, isTold && !isDetail ? all : { whole: open(), open });
}

type All = { whole: Reply; open: () => Reply };

/** All of it; where no sentence surely says what is asked, with its case study, which perhaps does. */
function tellAll(project: KnownProject, question: Question): All {
  const text = describeFurther(project, question);
  const open = () => {
    const story = text === describeProject(project) && tellStory(project);
    return near(story ? `${text}\n\n${story}` : text);
  };
  return { whole: tell(text), open };
}

/** To who asks whether it is built with something. */
function tellUse({ technologies, content, asksWhether }: Question, project: KnownProject): Reply | undefined {
  const asked = [...technologies.flatMap(({ tokens }) => tokens), ...WORDS.using];
  const isUsed = technologies.length > 0 && technologies.every(({ users }) => users.includes(project));
  const isAll = asksWhether && tellingBeside(content, asked).length === 0;
  return isUsed && isAll ? tell(`${linkTo(project)}: ${tellBuilt(project)}`) : undefined;
}

const tells = (word: string): boolean => weightOf(word) >= TELLING;

const wantsWhole = ({ wants }: Question, least: number): boolean => wants(...WHOLE).score >= least;

/** And nothing that only a sentence of it would tell. */
function asksForWhole(question: Question, asksForYears: boolean): boolean {
  const isPlain = question.content.every((word) => !tells(word) || isOwnWord(word, 'en'));
  return isPlain && (asksForYears || wantsWhole(question, FAIRLY_SURE));
}

const answersIt = (question: Question, found: Found | undefined): boolean =>
  found ? tellsAsked(found, question) : !question.asksNumber;

function tellDetail(question: Question, found: Found | undefined, { whole, open }: All): Reply {
  if (!found || found.coverage < NEAR)
    return isEnglish(question.language) || question.asksNumber ? open() : whole;
  const { coverage, exact, said } = found;
  const { asksNumber, language } = question;
  const isLike = coverage >= SURE || said >= ALL_SAID * coverage;
  // Words that are only alike, as `commission` and `price` are, may mean another thing.
  const isWord = exact > LITTLE || coverage >= VERY_ALIKE || asksNumber || !isEnglish(language);
  return mention([found], (exact >= EXACT || (isLike && isWord)) && answersIt(question, found), question);
}

/** What comes after an answer, which may be about something else. */
function tellFurther(question: Question, found: Found | undefined, all: All): Reply | undefined {
  const { content, asksNumber, refersToOne, refersToSeveral } = question;
  const { coverage = 0, exact = 0 } = found ?? {};
  const isWhole = content.length === 0 || wantsWhole(question, LIKELY);
  if ((refersToOne || isWhole) && exact < SURE && (!asksNumber || coverage < SURE))
    return isWhole || (coverage >= SURE && !asksNumber) ? all.whole : all.open();
  const isNear = coverage >= (refersToSeveral || refersToOne ? NEAR : SURE);
  return exact >= EXACT || isNear || (asksNumber && found?.passages[0]?.hasFigure)
    ? tellDetail(question, found, all)
    : undefined;
}

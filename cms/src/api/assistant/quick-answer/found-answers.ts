import type { Subject } from '../search/search-index';
import { type Found, search, tellsAmount } from '../search/search';
import { patternOf, weightOf } from '../search/words';
import { saysAll, saysAny, strangeNames } from './hedge';
import { escape } from './markdown';
import { answerAboutOwner } from './owner-answers';
import { answerAboutProject } from './project-answers';
import { isMeant } from './meant';
import { mention } from './project-texts';
import type { Question } from './question';
import { decline, near, notPublished, tell, type Reply } from './reply';
import { tellUse } from './technology-answers';

/** The owner may say that he would not. */
const WOULD = patternOf('would');
const [SAID, PARTLY_SAID] = [0.9, 0.5];
/** The weights of the words that a sentence says. */
const TOLD = 0.6;
const NEAR = 0.35;
/** Words of a question that says more than which topic is meant, and how well a project explains them. */
const [LONG, COVERED] = [3, 0.45];
/** That a topic of the owner is meant. */
const SURE = 0.8;
/** Who asks for something built is content with what comes near. */
const NEAR_WORK = 0.18;
const MAX_MENTIONED = 3;
/** The project spoken of is meant rather than one that fits a little better. */
const LEANS = 0.3;
/** `now` finds nothing. */
const TELLING = 0.2;

/** What comes nearest of all that is published. */
export function answerFound(question: Question): Reply {
  const { knowledge } = question;
  const isTelling = question.asksNumber || question.content.some((word) => weightOf(word) >= TELLING);
  const found = isTelling ? find(question) : [];
  const needed = question.asksForWork ? NEAR_WORK : NEAR;
  const first = found.find(({ coverage }) => coverage >= needed);
  const ofOwner = answerAboutOwner(question);
  const isSaid = first?.topic && first.exact >= SAID && first.missing.length === 0;
  // `how many pay the school fees?`
  const isOfProject = !question.mentionsOwner && first?.project && isRatherSaid(first, question, ofOwner);
  if (ofOwner && !isOfProject && !(ofOwner.outcome === 'decline' && isSaid))
    return first && isToldBeside(first, ofOwner, question)
      ? tell(`${mention([first], true, question).text}\n\n${ofOwner.text}`)
      : ofOwner;
  if (first?.project && question.meant.includes(first.project))
    return answerAboutProject({ ...question, named: [first.project] }, first.project) ?? decline(knowledge);
  const used = tellKnown(question, first);
  if (used) return near(used.text);
  if (first) return mentionFitting(found, first, question);
  const strange = strangeNames(question);
  const missing = strange.length > 0 ? strange : question.unsaid;
  return missing.length > 0 ? notPublished(missing, knowledge) : decline(knowledge);
}

/** A sentence of the owner that says just what is asked, and is not told with the topic. */
function isToldBeside(first: Found, { outcome, text }: Reply, question: Question): boolean {
  const isSaid = ['about', 'availability'].includes(first.topic ?? '') && isWellSaid(first, question);
  const isTold = text.includes(escape(first.passages[0]?.text ?? ''));
  return outcome === 'answer' && isSaid && !isTold;
}

/** By a project, than with a topic of the owner. */
function isRatherSaid(first: Found, question: Question, ofOwner?: Reply): boolean {
  const { content, top } = question;
  const isSaid = ['rates', 'private'].includes(top.intent) && isWellSaid(first, question);
  if (top.score >= SURE) return isSaid && top.intent === 'private';
  const isLong = content.length >= LONG && first.coverage >= COVERED;
  const isOther = isLong && !saysAny(ofOwner?.text ?? '', content);
  return isOther || isSaid;
}

/** By words that tell something. */
function isWellSaid({ exact, missing }: Found, { content }: Question): boolean {
  const weight = exact * content.reduce((sum, word) => sum + weightOf(word), 0);
  return exact >= PARTLY_SAID && weight >= TOLD && missing.length === 0;
}

/** Of a technology that is published, when what is found does not speak of it. */
function tellKnown(question: Question, first?: Found): Reply | undefined {
  const { technologies, knowledge } = question;
  const isKnown = technologies.some(({ key }) => knowledge.technologies.some((one) => one.key === key));
  const words = technologies.flatMap(({ tokens }) => tokens);
  const isSkills = first?.topic === 'skills';
  const spokenOf = [...(first?.project?.technologies ?? []), isSkills ? '' : first?.passages[0]?.text].join(
    ' ',
  );
  return isKnown && !saysAll(spokenOf, words) ? tellUse(question) : undefined;
}

function find({ content, searched, knowledge, context, ...question }: Question): Found[] {
  const { asksNumber, asksForWork, asksForOthers, expects } = question;
  const spokenOf = asksForOthers ? [...context.projects, ...context.recent] : [];
  const isWanted = ({ project }: Subject) =>
    project ? !spokenOf.includes(project) : !asksForWork || asksNumber || WOULD.test(question.text);
  const found = search(knowledge.index, content, searched, { expects, isWanted });
  const [spoken, ...more] = context.projects;
  if (!spoken || more.length > 0 || asksForWork || question.technologies.length > 0) return found;
  const scoreOf = ({ project, score }: Found) => score + (project === spoken ? LEANS : 0);
  return found.sort((a, b) => scoreOf(b) - scoreOf(a));
}

/** With what is as good; who asks for something built may want any that comes near. */
function mentionFitting(found: readonly Found[], first: Found, question: Question): Reply {
  const isSure = tellsAmount(first, question.expects) && isMeant(found, first, question);
  const isAny = question.asksForWork && !isSure;
  const fitting = found.filter(
    ({ coverage, score }) => coverage >= first.coverage * 0.7 && (isAny || score >= first.score * 0.85),
  );
  return mention(fitting.slice(0, MAX_MENTIONED), isSure, question);
}

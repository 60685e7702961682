import type { KnownProject } from '../known-project';
import type { Subject } from '../search/search-index';
import { type Found, search, tellsAmount, tellsCount } from '../search/search';
import { originalOf } from '../search/technologies';
import { weightOf } from '../search/words';
import { saysAll } from './hedge';
import { isEnglish } from './languages';
import { answerAboutOwner, answerOwnerTopic } from './owner-answers';
import { answerAboutProject } from './project-answers';
import { mention } from './project-texts';
import type { Question } from './question';
import { decline, near, notPublished, type Reply } from './reply';
import { tellUse } from './technology-answers';

const SURE = 0.6;
const SAID = 0.9;
const NEAR = 0.42;
/** Who asks for something built is content with what comes near. */
const NEAR_WORK = 0.18;
const MAX_MENTIONED = 3;
/** `now` finds nothing. */
const TELLING = 0.2;
/** From there the best one is meant, when the next one is as far behind. */
const CLEAR = 0.95;
const FAR = 0.8;

export function answerFound(question: Question): Reply {
  const { top, text, knowledge, names, mentionsOwner } = question;
  const isName = names.length > 0 && top.intent === 'useOf' && top.score >= SURE;
  const isTelling = question.content.some((word) => weightOf(word) >= TELLING);
  const found = isTelling ? find(question) : [];
  const needed = question.asksForWork && !isName ? NEAR_WORK : NEAR;
  const first = found.find(({ coverage }) => coverage >= needed) ?? found[0];
  const ofOwner = isName ? undefined : answerAboutOwner(question);
  const isSaid = first?.topic && first.exact >= SAID && first.missing.length === 0;
  if (ofOwner && !(ofOwner.outcome === 'decline' && isSaid)) return ofOwner;
  if (first?.project && question.meant.includes(first.project))
    return answerAboutProject({ ...question, named: [first.project] }, first.project) ?? decline(knowledge);
  const isNear = first && first.coverage >= needed;
  const used = tellKnown(question, first);
  if (used) return near(used.text);
  if (isNear) return mentionFitting(found, first, question);
  if (top.intent === 'listProjects' && top.score >= 0.75) return answerOwnerTopic(top.intent, question);
  const missing =
    isName || (names.length > 0 && (mentionsOwner || question.context.topic?.intent === 'useOf'))
      ? names.map((name) => originalOf([name], text))
      : question.unsaid;
  return missing.length > 0 ? notPublished(missing, knowledge) : decline(knowledge);
}

/** Of a technology that is published, when what is found does not speak of it. */
function tellKnown(question: Question, first?: Found): Reply | undefined {
  const { technologies, knowledge } = question;
  const isKnown = technologies.some(({ key }) => knowledge.technologies.some((one) => one.key === key));
  const words = technologies.flatMap(({ tokens }) => tokens);
  const isSkills = first?.topic === 'skills';
  const spokenOf = [
    ...(first?.project?.technologies ?? []),
    isSkills ? '' : (first?.passages[0]?.text ?? ''),
  ].join(' ');
  return isKnown && !saysAll(spokenOf, words) ? tellUse(question) : undefined;
}

function find({ content, text, knowledge, context, ...question }: Question): Found[] {
  const { asksNumber, asksForWork, asksForOthers, expects } = question;
  const spokenOf = asksForOthers ? [...context.projects, ...context.recent] : [];
  const isOther = (project: KnownProject) => !spokenOf.includes(project);
  const isWanted = ({ project }: Subject) => (project ? isOther(project) : !asksForWork || asksNumber);
  const said = isEnglish(question.language) ? text : content.join(' ');
  return search(knowledge.index, content, said, { expects, isWanted });
}

function mentionFitting(found: readonly Found[], first: Found, question: Question): Reply {
  const fitting = found.filter(
    ({ coverage, score }) => coverage >= first.coverage * 0.7 && score >= first.score * 0.85,
  );
  const isAlone = first.score >= CLEAR && (found[1]?.score ?? 0) <= first.score * FAR;
  const isPlain =
    tellsAmount(first, question.expects) && ((question.asksForWork && isAlone) || isSure(first, question));
  return mention(fitting.slice(0, MAX_MENTIONED), isPlain, question);
}

function isSure(first: Found, question: Question): boolean {
  const { exact, missing, project, passages } = first;
  const { asksForWork, mentionsOwner, content, asksNumber, text } = question;
  const needed = mentionsOwner || asksNumber ? 0.5 : 0.9;
  const tellsNumber = asksNumber && (tellsCount(first, text) || (exact >= 0.68 && passages[0]?.hasFigure));
  if (question.isOfWorld && !tellsNumber) return false;
  const isOfOwner = !mentionsOwner || !project || tellsCount(first, text);
  if (!asksForWork) return isOfOwner && missing.length === 0 && exact >= needed;
  const telling = content.filter((word) => weightOf(word) > 0.5).length;
  if (missing.length > 0.34 * Math.max(1, telling)) return false;
  return exact >= 0.45;
}

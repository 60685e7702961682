import type { Subject } from '../search/search-index';
import { type Found, search, tellsAmount, tellsCount } from '../search/search';
import { toPattern, weightOf } from '../search/words';
import { saysAll, strangeNames } from './hedge';
import { answerAboutOwner } from './owner-answers';
import { answerAboutProject } from './project-answers';
import { mention } from './project-texts';
import type { Question } from './question';
import { decline, near, notPublished, type Reply } from './reply';
import { tellUse } from './technology-answers';

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
/** Words that a sentence may deny to have. */
const DENIED = 0.35;

/** What comes nearest of all that is published. */
export function answerFound(question: Question): Reply {
  const { knowledge } = question;
  const found = question.content.some((word) => weightOf(word) >= TELLING) ? find(question) : [];
  const needed = question.asksForWork ? NEAR_WORK : NEAR;
  const first = found.find(({ coverage }) => coverage >= needed);
  const ofOwner = answerAboutOwner(question);
  const isSaid = first?.topic && first.exact >= SAID && first.missing.length === 0;
  if (ofOwner && !(ofOwner.outcome === 'decline' && isSaid)) return ofOwner;
  if (first?.project && question.meant.includes(first.project))
    return answerAboutProject({ ...question, named: [first.project] }, first.project) ?? decline(knowledge);
  const used = tellKnown(question, first);
  if (used) return near(used.text);
  if (first) return mentionFitting(found, first, question);
  const strange = strangeNames(question);
  const missing = strange.length > 0 ? strange : question.unsaid;
  return missing.length > 0 ? notPublished(missing, knowledge) : decline(knowledge);
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
    project ? !spokenOf.includes(project) : !asksForWork || asksNumber;
  return search(knowledge.index, content, searched, { expects, isWanted });
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

function isMeant(found: readonly Found[], first: Found, question: Question): boolean {
  const { exact, score, missing, project, passages } = first;
  const { asksForWork, mentionsOwner, content, asksNumber, text } = question;
  if (first.topic === 'skills' && question.asksHow) return false;
  if (asksForWork && isDenied(passages[0]?.text ?? '', content)) return false;
  if (asksForWork && score >= CLEAR && (found[1]?.score ?? 0) <= score * FAR) return true;
  const isCounted = tellsCount(first, text);
  const tellsNumber = asksNumber && (isCounted || (exact >= 0.68 && passages[0]?.hasFigure));
  if (question.isOfWorld && !tellsNumber) return false;
  const needed = mentionsOwner || asksNumber ? 0.5 : 0.9;
  if (!asksForWork)
    return (!mentionsOwner || !project || isCounted) && missing.length === 0 && exact >= needed;
  const telling = content.filter((word) => weightOf(word) > 0.5).length;
  return exact >= 0.45 && missing.length <= 0.34 * Math.max(1, telling);
}

/** `There is no machine learning in it.` */
const isDenied = (text: string, content: readonly string[]): boolean =>
  content.some(
    (word) =>
      weightOf(word) >= DENIED && new RegExp(`\\b(no|without) (\\w+ )?${toPattern(word)}\\b`, 'i').test(text),
  );

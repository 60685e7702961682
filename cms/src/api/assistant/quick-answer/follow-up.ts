import type { KnownProject } from '../known-project';
import type { Found } from '../search/rating';
import { search } from '../search/search';
import type { Subject } from '../search/search-index';
import { tellsAsked } from '../search/told';
import { patternOf, tellingBeside } from '../words/words';
import { answerOwnerTopic } from './owner/answers';
import { isOwnerTopic } from './owner/facts';
import { answerAboutProject, EXACT, NEAR, SURE } from './projects/answers';
import { saysAll } from './hedge';
import { mention } from './mentions';
import { BARE_WHY, type Question } from './question';
import { asNear, type Reply } from './reply';
import { amongWhich, selectProjects } from './projects/selection';
import { asksAnew, asksWhen, isOfAnother, isOfOwner } from './spoken-of';
import { tellUse } from './technologies/answers';

const [CONTINUES, REASON] = [patternOf('continues'), patternOf('reason')];
const [AT_IT, OF_ALL] = [patternOf('atIt'), patternOf('ofAll')];
/** How likely the topic before was meant; less is needed where the question only goes on. */
const [LIKELY, LIKELY_SAME] = [0.45, 0.3];
const MAX_WORDS = 3;
/** Of what the best one explains. */
const AS_GOOD = 0.8;

/** What the conversation before says, when the question leans on it. */
export function answerFollowUp(question: Question): Reply | undefined {
  const { context, technologies } = question;
  if (technologies.length === 0 && context.technologies?.length && asksHowWell(question))
    return tellUse({ ...question, technologies: context.technologies });
  if (asksAnew(question)) return undefined;
  const isOwners = isOfOwner(question);
  const repeated = isOwners || context.projects.length === 0 ? repeatTopic(question) : undefined;
  if (repeated) return repeated;
  const reply = answerOfProjects(question);
  // After what was declined, `it` may be what nothing is published about, or none of what came near.
  const isGuess = context.areNear && (question.asksNumber || context.areListedNear);
  const isOther = (context.arePast && !isOwners) || isGuess;
  return reply && isOther ? asNear(reply) : reply;
}

/** `And how good is she at it?` */
const asksHowWell = ({ text, content, mentionsOwner }: Question): boolean =>
  AT_IT.test(text) && (mentionsOwner || tellingBeside(content, []).length === 0);

/** Of the one that was spoken of, or of those. */
function answerOfProjects(question: Question): Reply | undefined {
  const { context, content, knowledge, text, top, refersToOne, mentionsOwner } = question;
  const [first, ...others] = context.projects;
  if (!first) return undefined;
  const among = amongWhich(question);
  const areChosen = among !== knowledge.projects;
  const isElse = isOfAnother(question, areChosen ? among : context.projects);
  const several =
    areChosen && !isElse ? (selectProjects(question) ?? chooseAmong(question, among)) : undefined;
  if (several) return several;
  const isNew = OF_ALL.test(text) || (mentionsOwner && top.intent !== 'detail');
  // A list of what comes near is no project that is spoken of.
  const isShort = others.length === 0 && (CONTINUES.test(text) || (content.length <= MAX_WORDS && !isNew));
  if (!refersToOne && (!isShort || isElse)) return undefined;
  const [found] = others.length > 0 ? searchAmong(question, context.projects) : [];
  return answerAboutProject(question, (found && found.exact >= EXACT && found.project) || first);
}

function chooseAmong(question: Question, among: readonly KnownProject[]): Reply | undefined {
  const found = searchAmong(question, among);
  const needed = Math.max(NEAR, AS_GOOD * (found[0]?.coverage ?? 0));
  const [first, ...others] = found.filter(({ coverage }) => coverage >= needed).slice(0, 3);
  if (!first) return undefined;
  const isSure = first.coverage >= SURE && tellsAsked(first, question);
  return mention([first, ...others], isSure, question);
}

function searchAmong(
  { knowledge, content, searched, expects }: Question,
  among: readonly KnownProject[],
): Found[] {
  const isWanted = ({ project }: Subject) => project !== undefined && among.includes(project);
  return search(knowledge.index, content, searched, { expects, isWanted });
}

/** `When?` after `Where did she study?` */
function repeatTopic(question: Question): Reply | undefined {
  const { content, context, text } = question;
  const { intent = '', score = 0 } = context.topic ?? {};
  const isSame = CONTINUES.test(text) || asksWhen(question);
  if (!isSame && content.length > 0) return undefined;
  if (!isOwnerTopic(intent) || score < (isSame ? LIKELY_SAME : LIKELY)) return undefined;
  const reply = answerOwnerTopic(intent, question);
  const isOpen = BARE_WHY.test(text) && !REASON.test(reply.text);
  return !isOpen && saysAll(reply.text, content) ? reply : asNear(reply);
}

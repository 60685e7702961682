import type { KnownProject } from '../known-project';
import { search } from '../search/search';
import type { Subject } from '../search/search-index';
import { tellsAsked } from '../search/told';
import { patternOf, tellingBeside } from '../words/words';
import { answerOwnerTopic } from './owner/answers';
import { isOwnerTopic } from './owner/facts';
import { answerAboutProject, NEAR, SURE } from './projects/answers';
import { saysAll } from './hedge';
import { mention } from './mentions';
import { BARE_WHY } from './context';
import type { Question } from './question';
import { asNear, type Reply } from './reply';
import { amongWhich, selectProjects } from './projects/selection';
import { asksAnew, asksWhen, isOfOwner } from './spoken-of';
import { tellUse } from './technologies/answers';

const [CONTINUES, REASON] = [patternOf('continues'), patternOf('reason')];
const [AT_IT, OF_ALL] = [patternOf('atIt'), patternOf('ofAll')];
/** How likely the topic before was meant; less is needed where the question only goes on. */
const [LIKELY, LIKELY_SAME] = [0.45, 0.3];
const MAX_WORDS = 3;

/** What the conversation before says, when the question leans on it. */
export function answerFollowUp(question: Question): Reply | undefined {
  const { context, knowledge } = question;
  if (context.technologies?.length && asksHowWell(question)) return tellUse(context.technologies, knowledge);
  if (asksAnew(question)) return undefined;
  const isOwners = isOfOwner(question);
  const repeated = isOwners || context.projects.length === 0 ? repeatTopic(question) : undefined;
  const reply = repeated ?? answerOfProjects(question);
  // After what was declined, `it` may be what nothing is published about, or none of what came near.
  const isNearest = context.areNear && (question.asksNumber || context.areListedNear);
  const isGuess = !repeated && ((context.arePast && !isOwners) || isNearest);
  return reply && isGuess ? asNear(reply) : reply;
}

/** `And how good is she at it?` */
const asksHowWell = ({ text, content, mentionsOwner, technologies }: Question): boolean =>
  technologies.length === 0 && AT_IT.test(text) && (mentionsOwner || tellingBeside(content, []).length === 0);

/** Of the one that was spoken of, or of those. */
function answerOfProjects(question: Question): Reply | undefined {
  const { context, knowledge, refersToOne } = question;
  const [first] = context.projects;
  if (!first) return undefined;
  const among = amongWhich(question);
  const areSome = among !== knowledge.projects;
  const several = areSome ? (selectProjects(question) ?? chooseAmong(question, among)) : undefined;
  if (several) return several;
  // A list of what comes near is no project that is spoken of.
  const isShort = context.projects.length === 1 && goesOn(question);
  return refersToOne || isShort ? answerAboutProject(question, first) : undefined;
}

function chooseAmong(question: Question, among: readonly KnownProject[]): Reply | undefined {
  const { knowledge, content, searched, expects } = question;
  const isWanted = ({ project }: Subject) => project !== undefined && among.includes(project);
  const found = search(knowledge.index, content, searched, { expects, isWanted });
  const [first, ...others] = found.filter(({ coverage }) => coverage >= NEAR).slice(0, 3);
  const isSure = first && first.coverage >= SURE && tellsAsked(first, question);
  return first && mention([first, ...others], Boolean(isSure), question);
}

const goesOn = ({ text, content, mentionsOwner, top }: Question): boolean =>
  CONTINUES.test(text) ||
  (content.length <= MAX_WORDS && !OF_ALL.test(text) && (!mentionsOwner || top.intent === 'detail'));

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

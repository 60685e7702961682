import type { KnownProject } from '../known-project';
import { search } from '../search/search';
import type { Found } from '../search/rating';
import type { Subject } from '../search/search-index';
import { tellsAsked } from '../search/told';
import { patternOf, PLACES, WORDS } from '../search/words';
import { answerOwnerTopic } from './owner/answers';
import { isOwnerTopic } from './owner/facts';
import { answerAboutProject, EXACT, NEAR, SURE } from './projects/answers';
import { saysAll } from './hedge';
import { mention } from './mentions';
import type { Question } from './question';
import { asNear, type Reply } from './reply';
import { amongWhich, selectProjects } from './projects/selection';
import { asksAnew, asksWhen, isOfAnother, isOfOwner } from './spoken-of';
import { tellUse } from './technologies/answers';

const [CONTINUES, PLACE] = [patternOf('continues'), patternOf('place')];
const [AT_IT, OF_ALL] = [patternOf('atIt'), patternOf('ofAll')];

/** What the conversation before says, when the question leans on it. */
export function answerFollowUp(question: Question): Reply | undefined {
  const { context, content, technologies, text, mentionsOwner } = question;
  const chosen = context.listed[placeIn(text, context.listed.length)];
  if (chosen) {
    const rest = content.filter((word) => !PLACES.includes(word));
    return answerAboutProject({ ...question, content: rest, refersToOne: true }, chosen);
  }
  const before = context.technologies ?? [];
  const isOfThese = mentionsOwner || content.length === 0;
  if (technologies.length === 0 && before.length > 0 && isOfThese && AT_IT.test(text))
    return tellUse({ ...question, technologies: before });
  if (asksAnew(question)) return undefined;
  const isOwners = isOfOwner(question);
  const repeated = isOwners || context.projects.length === 0 ? repeatTopic(question) : undefined;
  if (repeated) return repeated;
  const reply = answerOfProjects(question);
  // After what was declined, `it` may be what nothing is published about.
  return reply && context.arePast && !isOwners ? asNear(reply) : reply;
}

/** Of the one that was spoken of, or of those. */
function answerOfProjects(question: Question): Reply | undefined {
  const { context, content, knowledge, text, top, refersToOne, refersToSeveral } = question;
  const { projects } = context;
  if (!projects[0]) return undefined;
  const among = amongWhich(question);
  const areChosen = among !== knowledge.projects;
  const isOwners = isOfOwner(question);
  const isOfThem = !areChosen && projects.length > 1 && !isOwners && content.length > 0;
  const found =
    isOfThem || !refersToOne
      ? search(knowledge.index, content, question.searched, { expects: question.expects })
      : [];
  const isElse = !refersToOne && isOfAnother(question, areChosen ? among : projects, found);
  const several =
    areChosen && !isElse ? (selectProjects(question) ?? chooseAmong(question, among)) : undefined;
  if (several) return several;
  const one = isOfThem ? sayingBest(projects, found) : undefined;
  const isNew = OF_ALL.test(text) || (question.mentionsOwner && top.intent !== 'detail');
  // A list of what comes near is no project that is spoken of.
  const isOne = projects.length === 1 && !isOwners;
  const isShort = isOne && (CONTINUES.test(text) || (content.length <= 3 && !isNew));
  const leansOn = refersToOne || (!isElse && (refersToSeveral || isShort));
  return one || leansOn ? answerAboutProject(question, one ?? projects[0]) : undefined;
}

/** The one of the answer before that says just what is asked, if no other project says it better. */
function sayingBest(projects: readonly KnownProject[], [first]: readonly Found[]): KnownProject | undefined {
  const isOfThem = first?.project !== undefined && projects.includes(first.project);
  return isOfThem && first.exact >= EXACT ? first.project : undefined;
}

function chooseAmong(question: Question, among: readonly KnownProject[]): Reply | undefined {
  const { knowledge, content, searched, expects } = question;
  const isWanted = ({ project }: Subject) => project !== undefined && among.includes(project);
  const found = search(knowledge.index, content, searched, { expects, isWanted });
  const needed = Math.max(NEAR, (found[0]?.coverage ?? 0) * 0.8);
  const fitting = found.filter(({ coverage }) => coverage >= needed).slice(0, 3);
  if (!fitting[0]) return undefined;
  const isSure = fitting.some(({ coverage, exact }) => exact >= EXACT || coverage >= SURE);
  return mention(fitting, isSure && tellsAsked(fitting[0], question), question);
}

/** `When?` after `Where did she study?` */
function repeatTopic(question: Question): Reply | undefined {
  const { content, context, text, technologies, asksForWork } = question;
  const { intent = '', score = 0 } = context.topic ?? {};
  const isMore = CONTINUES.test(text) && (asksForWork || content.length < 2);
  const isSame = isMore || asksWhen(question);
  const isNew = technologies.length > 0 || (!isSame && content.length > 0);
  if (!isOwnerTopic(intent) || score < (isSame ? 0.3 : 0.45) || isNew) return undefined;
  const reply = answerOwnerTopic(intent, question);
  const isSaid = asksForWork || asksWhen(question) || saysAll(reply.text, content);
  return isSaid ? reply : asNear(reply);
}

/** `the second one`: from 0, or none. */
function placeIn(text: string, length: number): number {
  const said = (PLACE.exec(text) ?? []).slice(1).find(Boolean) ?? '';
  return said === 'last' ? length - 1 : WORDS.places.indexOf(said.toLowerCase());
}

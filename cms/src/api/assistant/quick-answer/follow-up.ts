import type { KnownProject } from '../known-project';
import { search } from '../search/search';
import type { Subject } from '../search/search-index';
import { patternOf, toTokens, WORDS } from '../search/words';
import { answerOwnerTopic } from './owner-answers';
import { isEnglish } from '../language/languages';
import { isExtreme } from './extremes';
import { isOwnerTopic } from './owner-facts';
import { answerAboutProject, EXACT, NEAR, SURE } from './project-answers';
import { describeFurther, mention } from './project-texts';
import type { Question } from './question';
import { tell, type Reply } from './reply';
import { amongWhich, selectProjects } from './selection';
import { answerTechnologies, tellUse } from './technology-answers';

const SURE_OF_OWNER = 0.7;
const LIKELY_OFFER = 0.55;
const VERY_SURE = 0.8;
const TOLD = 0.7;
/** Words of a question that leans on the one before. */
const SHORT = 5;
/** No project has these. */
const OWNERS = ['resume', 'phone', 'contact', 'education'];
/** Their answers tell the years. */
const DATED = ['education', 'awards'];
const PLACES = [...WORDS.places, 'last'];
const [CONTINUES, PLACE] = [patternOf('continues'), patternOf('place')];
const [CHOOSES, OFFER, MORE] = [patternOf('chooses'), patternOf('offer'), patternOf('more')];
const [AT_IT, FOR_IT, WHEN] = [patternOf('atIt'), patternOf('forIt'), patternOf('when')];

/** What the conversation before says, when the question leans on it. */
export function answerFollowUp(question: Question): Reply | undefined {
  const { context, content, technologies, text, top, refersToOne, refersToSeveral, asksForOthers } = question;
  const [project] = context.projects;
  const chosen = context.listed[placeIn(text, context.listed.length)];
  if (chosen) {
    const rest = content.filter((word) => !PLACES.includes(word));
    return answerAboutProject({ ...question, content: rest, refersToOne: true }, chosen);
  }
  const before = context.technologies ?? [];
  const isOfThese = question.mentionsOwner || content.length === 0;
  if (technologies.length === 0 && before.length > 0 && isOfThese && AT_IT.test(text))
    return tellUse({ ...question, technologies: before });
  const continues = CONTINUES.test(text);
  const isNamed = question.named.length > 0;
  const isTechnology = content.every((word) => technologies.some(({ tokens }) => tokens.includes(word)));
  if (continues && !isNamed && technologies.length > 0 && isTechnology) return answerTechnologies(question);
  const isItsPrice = FOR_IT.test(text) && question.expects === 'hasPrice';
  const asksForOffer = top.intent === 'rates' && OFFER.test(text);
  const isAboutOwner =
    (question.mentionsOwner ||
      asksForOffer ||
      (OWNERS.includes(top.intent) && !refersToSeveral) ||
      !isEnglish(question.language)) &&
    isOwnerTopic(top.intent) &&
    top.score >= (asksForOffer ? LIKELY_OFFER : SURE_OF_OWNER) &&
    !isItsPrice;
  const asksForExtreme = isExtreme(top) && top.score >= VERY_SURE && !refersToOne;
  const isNewWork = question.goesOn && !refersToOne && !refersToSeveral;
  if (isNamed || isAboutOwner || asksForOthers || asksForExtreme || isNewWork) return undefined;
  if (!project) return repeatTopic(question);
  if (content.length === 0 && MORE.test(text)) return tell(describeFurther(project, question));
  const several = amongWhich(question) === question.knowledge.projects ? undefined : selectAmong(question);
  const isShort = continues || (content.length <= 3 && !question.mentionsOwner);
  const choosesAmongAll = CHOOSES.test(text) && context.projects.length < 2;
  const leansOn = refersToOne || refersToSeveral || (isShort && !isToldElsewhere(question, project));
  return several ?? (leansOn && !choosesAmongAll ? answerAboutProject(question, project) : undefined);
}

function isToldElsewhere(
  { knowledge, content, searched, expects }: Question,
  project: KnownProject,
): boolean {
  if (content.length < 2) return false;
  const found = search(knowledge.index, content, searched, { expects });
  const exact = found.find((one) => one.project === project)?.exact ?? 0;
  return Boolean(found[0]?.project !== project && found[0] && found[0].exact > Math.max(TOLD, exact));
}

const selectAmong = (question: Question): Reply | undefined =>
  selectProjects(question) ?? chooseAmong(question);

function chooseAmong(question: Question): Reply | undefined {
  const { knowledge, content, searched, expects } = question;
  const among = amongWhich(question);
  const isWanted = ({ project }: Subject) => project !== undefined && among.includes(project);
  const found = search(knowledge.index, content, searched, { expects, isWanted });
  const needed = Math.max(NEAR, (found[0]?.coverage ?? 0) * 0.8);
  const fitting = found.filter(({ coverage }) => coverage >= needed);
  const isSure = fitting.some(({ coverage, exact }) => exact >= EXACT || coverage >= SURE);
  return fitting.length > 0 ? mention(fitting.slice(0, 3), isSure, question) : undefined;
}

/** `When?` after `Where did she study?` */
function repeatTopic(question: Question): Reply | undefined {
  const { top, content, context, text } = question;
  const { intent = '', score = 0 } = context.topic ?? {};
  const isOther = isOwnerTopic(top.intent) && top.intent !== intent && top.score >= 0.5;
  const isSame =
    (question.asksForWork && CONTINUES.test(text)) || (DATED.includes(intent) && WHEN.test(text));
  const isNew = !isSame && (top.score >= 0.7 || isOther) && content.length > 0;
  const isShort = toTokens(text).length <= SHORT && content.length <= 2;
  const isRepeated = isOwnerTopic(intent) && score >= (isSame ? 0.3 : 0.6) && isShort && !isNew;
  return isRepeated ? answerOwnerTopic(intent, question) : undefined;
}

/** `the second one`: from 0, or none. */
function placeIn(text: string, length: number): number {
  const said = (PLACE.exec(text) ?? []).slice(1).find(Boolean) ?? '';
  return said === 'last' ? length - 1 : WORDS.places.indexOf(said.toLowerCase());
}

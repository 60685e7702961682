import { search } from '../search/search';
import type { Subject } from '../search/search-index';
import { patternOf, WORDS } from '../search/words';
import { answerOwnerTopic } from './owner/answers';
import { isEnglish } from '../language/languages';
import { HELD, isOwnerTopic } from './owner/facts';
import { answerAboutProject, EXACT, NEAR, SURE } from './projects/answers';
import { mention } from './mentions';
import type { Question } from './question';
import type { Reply } from './reply';
import { amongWhich, selectProjects } from './projects/selection';
import { tellUse } from './technologies/answers';

const SURE_OF_OWNER = 0.55;
/** Who asks for these never means a project. */
const REACHED = ['contact', 'phone', 'resume'];
const PLACES = [...WORDS.places, 'last'];
const [CONTINUES, PLACE] = [patternOf('continues'), patternOf('place')];
const [AT_IT, WHEN] = [patternOf('atIt'), patternOf('when')];
const THAT_ONE = patternOf('thatOne');
const [OFFER, OF_ALL, ANEW] = [patternOf('offer'), patternOf('ofAll'), patternOf('anew')];

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
  // `What phone does it need?`
  const isOfIt = refersToOne && top.intent === 'phone';
  const asksForOffer =
    (top.intent === 'rates' && OFFER.test(text)) || (REACHED.includes(top.intent) && !isOfIt);
  const isOfOwner = context.arePast && isOwnerTopic(context.topic?.intent ?? '');
  const isAboutOwner =
    !refersToSeveral &&
    !THAT_ONE.test(text) &&
    (question.mentionsOwner || asksForOffer || isOfOwner || !isEnglish(question.language)) &&
    isOwnerTopic(top.intent) &&
    top.score >= SURE_OF_OWNER;
  const isOfNext = technologies.length > 0 && before.length > 0 && !refersToOne;
  const isAnew = ANEW.test(text) && content.length > 0 && !refersToSeveral;
  const isNewQuestion = isAboutOwner || asksForOthers || isOfNext || isAnew;
  if (question.named.length > 0 || (isNewQuestion && !asksWhen(question))) return undefined;
  const repeated = !project || isOfOwner ? repeatTopic(question) : undefined;
  if (!project || repeated) return repeated;
  const isAmong = amongWhich(question) !== question.knowledge.projects;
  const several = isAmong ? (selectProjects(question) ?? chooseAmong(question)) : undefined;
  const isNew = OF_ALL.test(text) || (question.mentionsOwner && top.intent !== 'detail');
  // A list of what comes near is no project that is spoken of.
  const isOne = context.projects.length === 1 && !isOfOwner;
  const isShort = isOne && (CONTINUES.test(text) || (content.length <= 3 && !isNew));
  const leansOn = refersToOne || refersToSeveral || isShort;
  return several ?? (leansOn ? answerAboutProject(question, project) : undefined);
}

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
  const { content, context, text, technologies } = question;
  const { intent = '', score = 0 } = context.topic ?? {};
  const isSame = (question.asksForWork && CONTINUES.test(text)) || asksWhen(question);
  const isNew = technologies.length > 0 || (!isSame && content.length > 0);
  const isRepeated = isOwnerTopic(intent) && score >= (isSame ? 0.3 : 0.45) && !isNew;
  return isRepeated ? answerOwnerTopic(intent, question) : undefined;
}

/** Of what is dated. */
const asksWhen = ({ context, text }: Question): boolean =>
  HELD.includes(context.topic?.intent ?? '') && WHEN.test(text);

/** `the second one`: from 0, or none. */
function placeIn(text: string, length: number): number {
  const said = (PLACE.exec(text) ?? []).slice(1).find(Boolean) ?? '';
  return said === 'last' ? length - 1 : WORDS.places.indexOf(said.toLowerCase());
}

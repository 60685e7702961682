import { search, type Found } from '../search/search';
import { rankOf } from '../search/vectors';
import { weightOf } from '../search/words';
import { isEnglish } from './languages';
import { answerAboutOwner, answerOwnerTopic, isGeneral } from './owner-answers';
import { mention } from './project-texts';
import { matchOf, topOf, type Question } from './question';
import { decline, near, notPublished, tell, type Reply } from './reply';
import { originalOf } from './technologies';

const NEAR = 0.42;
/** Who asks for something built is content with what comes near. */
const NEAR_WORK = 0.25;
const USE = 0.7;
const MAX_MENTIONED = 3;
/** A rank: more usual words are no names. */
const SELDOM = 8000;

/** What is found about it, plainly or as the nearest. */
export function answerFound(asked: Question): Reply | undefined {
  const isUse = asksForUse(asked);
  const question = isUse ? { ...asked, asksForWork: true } : asked;
  const found = isEnglish(question.language) ? find(question) : [];
  const [first] = found;
  const ofOwner = answerAboutOwner(question, {
    ...{ coverage: first?.coverage ?? 0, exact: first?.exact ?? 0 },
    isProject: first?.project !== undefined,
  });
  if (ofOwner) return ofOwner;
  const needed = question.asksForWork && !isGeneral(question) ? NEAR_WORK : NEAR;
  if (first && first.coverage >= needed && !isGeneral(question))
    return mentionFitting(found, first, question);
  const top = topOf(question);
  if (top.intent === 'listProjects' && top.score >= 0.75) return answerOwnerTopic(top.intent, question);
  const { slot } = matchOf(question, 'useOf');
  return isUse
    ? notPublished([originalOf(slot, question.text)], question.knowledge)
    : decline(question.knowledge);
}

function asksForUse(question: Question): boolean {
  const { score, slot } = matchOf(question, 'useOf');
  const isName = slot.some((word) => (rankOf(word) ?? SELDOM) >= SELDOM);
  return isName && score >= USE && score >= topOf(question).score;
}

/** What is asked about the owner is not answered by what some project says, if his own facts come near. */
function find(question: Question): Found[] {
  const { content, text, knowledge, asksNumber, asksForWork, mentionsOwner } = question;
  const isWanted = ({ project }: { project?: object }) => !asksForWork || asksNumber || project !== undefined;
  const found = search(knowledge.index, content, text, { asksNumber, isWanted });
  if (!mentionsOwner || asksForWork) return found;
  const ofProjects = Math.max(0, ...found.map(({ project, coverage }) => (project ? coverage : 0)));
  const own = found.filter(({ topic, coverage }) => topic && coverage >= Math.max(NEAR, ofProjects - 0.1));
  return own.length > 0 ? own : found;
}

function mentionFitting(found: readonly Found[], first: Found, question: Question): Reply {
  const fitting = found.filter(
    ({ coverage, score }) => coverage >= first.coverage * 0.7 && score >= first.score * 0.85,
  );
  const text = mention(fitting.slice(0, MAX_MENTIONED), question);
  return isSure(first, question) ? tell(text) : near(text);
}

function isSure({ coverage, exact, score, missing, project }: Found, question: Question): boolean {
  const { asksForWork, mentionsOwner, content } = question;
  if (mentionsOwner && !asksForWork && project) return false;
  const telling = content.filter((word) => weightOf(word) > 0.5).length;
  const share = missing.length / Math.max(1, telling);
  if (!asksForWork) return share === 0 && exact >= 0.5;
  return share <= 0.34 && (score >= 1.1 || coverage >= 0.6 || (coverage >= 0.5 && exact >= 0.5));
}

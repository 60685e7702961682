import { search, type Found } from '../search/search';
import { rankOf } from '../search/vectors';
import { weightOf } from '../search/words';
import { isEnglish } from './languages';
import { answerAboutOwner, answerOwnerTopic } from './owner-answers';
import { mention } from './project-texts';
import type { Question } from './question';
import { decline, near, notPublished, tell, type Reply } from './reply';
import { originalOf } from './technologies';

const NEAR = 0.42;
/** Who asks for something built is content with what comes near. */
const NEAR_WORK = 0.25;
/** Rank of the words that are no names. */
const USUAL = 8000;
const MAX_MENTIONED = 3;

/** What is found about it, plainly or as the nearest. */
export function answerFound(asked: Question): Reply {
  const { wants, top, isGeneral, knowledge } = asked;
  const { slot, score } = wants('useOf');
  const isUse = slot.some((word) => rankOf(word) >= USUAL) && score >= 0.7 && score >= top.score;
  const question = isUse ? { ...asked, asksForWork: true } : asked;
  const found = isEnglish(question.language) ? find(question) : [];
  const [first] = found;
  const ofOwner = answerAboutOwner(question, first);
  if (ofOwner) return ofOwner;
  const isNear = first && first.coverage >= (question.asksForWork ? NEAR_WORK : NEAR);
  if (isNear && !isGeneral) return mentionFitting(found, first, question);
  if (top.intent === 'listProjects' && top.score >= 0.75) return answerOwnerTopic(top.intent, question);
  return isUse ? notPublished([originalOf(slot, asked.text)], knowledge) : decline(knowledge);
}

/** What is asked about the owner is not answered by what some project says, if his own facts come near. */
function find({ content, text, knowledge, asksNumber, asksForWork, mentionsOwner }: Question): Found[] {
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
  const text = mention(fitting.slice(0, MAX_MENTIONED), question.asksNumber);
  return isSure(first, question) ? tell(text) : near(text);
}

function isSure({ coverage, exact, score, missing, project }: Found, question: Question): boolean {
  const { asksForWork, mentionsOwner, content } = question;
  if (!asksForWork) return !(mentionsOwner && project) && missing.length === 0 && exact >= 0.5;
  const telling = content.filter((word) => weightOf(word) > 0.5).length;
  if (missing.length > 0.34 * Math.max(1, telling)) return false;
  return score >= 1.1 || coverage >= 0.6 || Math.min(coverage, exact) >= 0.5;
}

import type { Conversation, Turn } from '../conversation';
import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { linkedIn } from '../links/linked-projects';
import { BARE, BARE_WHY, INSTEAD, NO_CONTEXT, type Context } from './context';
import { readQuestion } from './question';
import { NEAREST } from './reply';

/** Messages back to which a question may refer. */
const REMEMBERED = 11;

/** Of the answer before, or of the one before that when the last one named none. */
export function readContext(conversation: Conversation, knowledge: Knowledge): Context {
  const said = conversation.slice(-REMEMBERED).filter(({ role }) => role === 'model');
  const answers = said.map(({ text }) => toldIn(text, knowledge)).reverse();
  const projects = answers.slice(0, 2).find((all) => all.length > 0) ?? [];
  const isQuestion = ({ role, text }: Turn) => role === 'user' && !BARE.test(text) && !BARE_WHY.test(text);
  const questions = conversation.slice(0, -1).filter(isQuestion);
  const last = questions.at(-1)?.text;
  const asked = questions.filter(({ text }) => !INSTEAD.test(text)).at(-1)?.text;
  const { top: topic, technologies } = last ? readQuestion(last, knowledge, NO_CONTEXT) : {};
  const told = said.map(({ text }) => text).join('\n');
  const isNear = said.map(({ text }) => text.includes(NEAREST)).reverse();
  const isSure = (project: KnownProject) => answers.some((all, at) => !isNear[at] && all.includes(project));
  const lastListed = answers.findIndex((all) => all.length > 1);
  const listed = answers[lastListed] ?? [];
  const [arePast, areNear, areListedNear] = [
    answers[0]?.length === 0,
    isNear[0] && !projects.every(isSure),
    isNear[lastListed],
  ];
  return { projects, arePast, areNear, listed, areListedNear, told, topic, asked, technologies };
}

/** The projects that an answer links to, unless it lists something of the owner first. */
function toldIn(answer: string, knowledge: Knowledge): KnownProject[] {
  const isOfProject = (line: string) => linkedIn(line, knowledge).length > 0;
  const first = answer.split('\n').find((line) => line.startsWith('- ') || isOfProject(line));
  return first && isOfProject(first) ? linkedIn(answer, knowledge) : [];
}

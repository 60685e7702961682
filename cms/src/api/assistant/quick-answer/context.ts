import type { Conversation, Turn } from '../conversation';
import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import type { NamedTechnology } from '../search/technologies';
import type { Match } from '../language/intents';
import { linkedIn } from '../links/linked-projects';
import { BARE_WHY, readQuestion } from './question';
import { NEAREST } from './reply';
import { patternOf } from '../words/words';

/** What was said before a question, as far as it may lean on it. */
export type Context = {
  projects: KnownProject[];
  /** Whether the answer before named none: they are of the one before that. */
  arePast?: boolean;
  /** Whether they were only the nearest. */
  areNear?: boolean | undefined;
  areListedNear?: boolean | undefined;
  /** Of the last answer with several. */
  listed: KnownProject[];
  /** All that was answered. */
  told?: string;
  topic?: Match;
  /** The last question that says by itself what it asks. */
  asked?: string;
  /** Of the question before. */
  technologies?: NamedTechnology[];
};
export const NO_CONTEXT: Context = { projects: [], listed: [] };

/** `And Plover?`, and `For how long?`: they say by themselves only whom, or what, they ask. */
export const [INSTEAD, BARE] = [patternOf('instead'), patternOf('bareAsking')];
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

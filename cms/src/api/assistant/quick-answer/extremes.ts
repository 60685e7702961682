import { skillsOf } from '../owner';
import { patternOf } from '../search/words';
import { yearsOf } from './conditions';
import type { Match } from '../language/intents';
import { joinNames } from './markdown';
import { describeProject, listProjects } from './project-texts';
import type { Question } from './question';
import { tell, type Reply } from './reply';
import { amongWhich } from './selection';

const [SECOND, SOME] = [patternOf('second'), patternOf('some')];
const FIGURES = ['two', 'three', 'four', 'five', '2', '3', '4', '5'];
const SURE = 0.6;
const MAX_NAMED = 3;

const TELLERS: Record<string, (question: Question) => Reply | undefined> = {
  newest: (question) => tellByAge(question, -1),
  oldest: (question) => tellByAge(question, 1),
  longest: (question) => tellByLength(question, -1),
  shortest: (question) => tellByLength(question, 1),
  mostUsed: (question) => tellUsed(question, -1),
  leastUsed: (question) => tellUsed(question, 1),
  bestSkill: (question) => tellRated(question, -1),
  weakestSkill: (question) => tellRated(question, 1),
  ranked: tellFirst,
};

export const isExtreme = ({ intent, score }: Match): boolean => intent in TELLERS && score >= SURE;

/** The newest, the oldest, the most and the least: `direction` is that of the order. */
export function tellExtremes(question: Question): Reply | undefined {
  const { top, knowledge } = question;
  return isExtreme(top) && knowledge.projects.length > 0 ? TELLERS[top.intent]?.(question) : undefined;
}

/** By the years published, else the first of the list is the newest. */
function tellByAge(question: Question, direction: number): Reply | undefined {
  const projects = amongWhich(question);
  const yearOf = (project: (typeof projects)[number]) => yearsOf(project).at(direction < 0 ? -1 : 0) ?? 0;
  const startOf = (project: (typeof projects)[number]) => yearsOf(project)[0] ?? 0;
  const dated = projects
    .filter(yearOf)
    .sort((a, b) => direction * (yearOf(a) - yearOf(b) || startOf(a) - startOf(b)));
  const count = FIGURES.indexOf(SOME.exec(question.text)?.[1]?.toLowerCase() ?? '') % 4;
  if (count >= 0 && dated.length > 1)
    return tell(listProjects(dated.slice(0, count + 2), question.knowledge));
  const at = SECOND.test(question.text) ? 1 : 0;
  const project = dated[at] ?? (direction < 0 ? projects[at] : undefined);
  return project && tell(`${yearOf(project) ? '' : 'By the order of the list: '}${describeProject(project)}`);
}

function tellByLength(question: Question, direction: number): Reply | undefined {
  const today = new Date().getFullYear();
  const lengthOf = ([from = today, to = from]: readonly number[]) => Math.min(to, today) - from;
  const dated = amongWhich(question).filter((project) => yearsOf(project).length > 0);
  const [project] = dated.sort((a, b) => direction * (lengthOf(yearsOf(a)) - lengthOf(yearsOf(b))));
  return project ? tell(describeProject(project)) : tellFirst(question);
}

function tellUsed({ knowledge: { technologies, projects } }: Question, direction: number): Reply | undefined {
  const used = technologies.filter(({ users }) => users.length > 0);
  const ranked = used.sort((a, b) => direction * (a.users.length - b.users.length)).slice(0, MAX_NAMED);
  const names = ranked.map(({ name, users }) => `${name} (${users.length} of ${projects.length})`);
  if (names.length === 0) return undefined;
  return tell(`Used in ${direction < 0 ? 'most' : 'fewest'} projects: ${joinNames(names)}.`);
}

function tellRated({ knowledge }: Question, direction: number): Reply | undefined {
  const rated = skillsOf(knowledge.owner).flatMap(({ name, level }) =>
    level === null ? [] : { name, level },
  );
  if (rated.length === 0) return undefined;
  const ranked = rated.sort((a, b) => direction * (a.level - b.level)).slice(0, MAX_NAMED);
  const names = joinNames(ranked.map(({ name, level }) => `${name} ${level}%`));
  return tell(`${direction < 0 ? 'Highest' : 'Lowest'} published proficiency: ${names}.`);
}

/** The owner's order says most about his best. */
function tellFirst({ knowledge: { projects } }: Question): Reply | undefined {
  const [first] = projects;
  const text = 'Nothing published says which project that is. The first of the list is';
  return first && { text: `${text} ${describeProject(first)}`, outcome: 'near' };
}

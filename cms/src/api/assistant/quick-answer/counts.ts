import type { KnownProject } from '../knowledge';
import { skillsOf } from '../owner';
import { likeness } from '../search/likeness';
import { best } from '../search/vocabulary';
import { patternOf, toTokens, weightOf } from '../search/words';
import { joinNames } from './markdown';
import { describeProject, listProjects } from './project-texts';
import type { Question } from './question';
import { notPublished, tell, type Reply } from './reply';
import { usersOf } from './technologies';

const SURE = 0.6;
const COUNTING = patternOf('counting');
const MAX_NAMED = 3;

/** How many projects there are: of a technology, of a platform, or that speak of something. */
export function countProjects(question: Question): Reply | undefined {
  const { top, wants, knowledge } = question;
  const counting = wants('countProjects');
  const isAsked =
    top.intent === 'countProjects' ? top.score >= SURE : counting.score >= Math.max(0.7, top.score);
  if (!isAsked) return undefined;
  const [projects, what] = chooseCounted(question);
  if (projects.length === 0 && counting.slot.length > 0)
    return notPublished([counting.slot.join(' ')], knowledge);
  const count = `${projects.length === 1 ? '1 project' : `${projects.length} projects`}${what}`;
  return tell(projects.length > 0 ? `${count}:\n\n${listProjects(projects, knowledge)}` : `${count}.`);
}

function chooseCounted(question: Question): [projects: KnownProject[], what: string] {
  const { technologies, content, knowledge, context, refersToSeveral, wants } = question;
  const projects = refersToSeveral && context.projects.length > 1 ? context.projects : knowledge.projects;
  if (technologies.length > 0) {
    const names = technologies.map(({ name }) => name);
    const isUser = (project: KnownProject) => names.every((name) => usersOf([project], name).length > 0);
    return [projects.filter(isUser), ` with ${joinNames(names)}`];
  }
  const platform = findPlatform(question);
  if (platform) return [projects.filter((one) => one.platform === platform), ` (${platform})`];
  const words = content.filter((word) => weightOf(word) > 0.2 && !COUNTING.test(word));
  const said = words
    .map((word) => ({ word, projects: mentioning(word, question) }))
    .filter((one) => one.projects.length > 0);
  if (said.length === 0) return [wants('countProjects').slot.length > 0 ? [] : projects, ''];
  const fitting = projects.filter((project) => said.every((one) => one.projects.includes(project)));
  return [fitting, ` that mention ${joinNames(said.map(({ word }) => word))}`];
}

function mentioning(word: string, { knowledge: { index } }: Question): KnownProject[] {
  const likenesses = index.vocabulary.compareAll(word);
  return index.subjects.flatMap(({ project, words }) =>
    project && best(likenesses, words) >= 0.85 ? project : [],
  );
}

function findPlatform({ text, knowledge: { projects } }: Question): string | undefined {
  const tokens = toTokens(text).filter((token) => weightOf(token) > 0);
  const isNamed = (word: string) =>
    weightOf(word) > 0.2 && tokens.some((token) => token.startsWith(word) || likeness(token, word) >= 0.7);
  return projects.find(({ platform }) => toTokens(platform).some(isNamed))?.platform;
}

/** The newest project, what is used most and what the owner is best at. */
export function tellExtremes({ knowledge, top, mentionsOwner }: Question): Reply | undefined {
  const { projects, owner, technologies } = knowledge;
  if (Math.min(top.score, top.covered) < SURE) return undefined;
  if (top.intent === 'newest' && projects[0]) return tell(`Listed first: ${describeProject(projects[0])}`);
  if (top.intent === 'mostUsed' && projects.length > 0) {
    const uses = technologies.map(({ name }) => ({ name, count: usersOf(projects, name).length }));
    const most = uses.sort((a, b) => b.count - a.count).slice(0, MAX_NAMED);
    const names = most.map(({ name, count }) => `${name} (${count} of ${projects.length})`);
    return tell(`Used in most projects: ${joinNames(names)}.`);
  }
  const rated = skillsOf(owner).flatMap(({ name, level }) => (level === null ? [] : { name, level }));
  if (top.intent !== 'bestSkill' || rated.length === 0 || !mentionsOwner) return undefined;
  const highest = rated.sort((a, b) => b.level - a.level).slice(0, MAX_NAMED);
  return tell(
    `Highest published proficiency: ${joinNames(highest.map((one) => `${one.name} ${one.level}%`))}.`,
  );
}

import type { KnownProject } from '../knowledge';
import { skillsOf } from '../owner';
import { best, likeness, type Likenesses } from '../search/likeness';
import { search } from '../search/search';
import { wordsOf } from '../search/search-index';
import { patternOf, toContent, toTokens, weightOf } from '../search/words';
import { escape, joinNames } from './markdown';
import { findProjects } from './named-projects';
import { describeProject, linkTo, listProjects, summarise } from './project-texts';
import type { Question } from './question';
import { notPublished, tell, type Reply } from './reply';
import { isSame, usersOf } from './technologies';

const [COMPARES, BETWEEN, COUNTING] = [patternOf('compares'), patternOf('between'), patternOf('counting')];
const SURE = 0.6;
const MAX_NAMED = 3;

export function compareProjects({ text, named, isNickname, knowledge, top }: Question): Reply | undefined {
  if (!COMPARES.test(text) && !(top.intent === 'compare' && top.score > 0.7)) return undefined;
  const isWanted = ({ project }: { project?: KnownProject }) => project !== undefined;
  const meant = text.split(BETWEEN).flatMap((side) => {
    const [byName] = findProjects(toTokens(side), side, knowledge.index);
    return byName?.project ?? search(knowledge.index, toContent(side), side, { isWanted })[0]?.project ?? [];
  });
  const [first, second] = [...new Set([...(isNickname ? [] : named), ...meant])];
  if (!first || !second) return undefined;
  const lines = [first, second].map((project) => {
    const summary = escape(summarise(project.description, 1));
    return `- ${linkTo(project)} (${project.platform}): ${summary} Built with ${joinNames(project.technologies)}.`;
  });
  const shared = first.technologies.filter((one) => second.technologies.some((other) => isSame(one, other)));
  const common = shared.length > 0 ? `Both use ${joinNames(shared)}.` : 'They share no published technology.';
  return tell(`${lines.join('\n')}\n\n${common}`);
}

/** How many projects there are: of a technology, of a platform, or that speak of something. */
export function countProjects(question: Question): Reply | undefined {
  const { top, wants, knowledge } = question;
  const { score, slot } = wants('countProjects');
  if (score < (top.intent === 'countProjects' ? SURE : Math.max(0.7, top.score))) return undefined;
  const [projects, what] = chooseCounted(question);
  if (!projects) return notPublished([slot.join(' ')], knowledge);
  const count = `${projects.length === 1 ? '1 project' : `${projects.length} projects`}${what}`;
  return tell(projects.length > 0 ? `${count}:\n\n${listProjects(projects, knowledge)}` : `${count}.`);
}

function chooseCounted(question: Question): [projects?: KnownProject[], what?: string] {
  const { technologies, content, knowledge, context, refersToSeveral, wants } = question;
  const projects = refersToSeveral && context.projects.length > 1 ? context.projects : knowledge.projects;
  const platform = findPlatform(question);
  if (platform) return [projects.filter((one) => one.platform === platform), ` (${platform})`];
  const { subjects, vocabulary } = knowledge.index;
  const names = technologies.map(({ name }) => name);
  const words =
    names.length > 0 ? [] : content.filter((word) => weightOf(word) > 0.2 && !COUNTING.test(word));
  const rows = words.map((word) => ({ word, likenesses: vocabulary.likenessesOf(word) }));
  const isSaid = (likenesses: Likenesses, numbers: number[]) => best(likenesses, numbers) >= 0.85;
  const said = rows.filter((row) =>
    subjects.some((one) => one.project && isSaid(row.likenesses, wordsOf(one))),
  );
  const fitting = subjects.flatMap((subject) => {
    const { project } = subject;
    const numbers = wordsOf(subject);
    const isUser = names.every((name) => project && usersOf([project], name).length > 0);
    return project && isUser && said.every((row) => isSaid(row.likenesses, numbers)) ? project : [];
  });
  const asked = [...names, ...said.map(({ word }) => word)];
  if (wants('countProjects').slot.length > 0 && (asked.length === 0 || fitting.length === 0)) return [];
  const what = names.length > 0 ? 'with' : 'that mention';
  return [
    fitting.filter((project) => projects.includes(project)),
    asked.length > 0 ? ` ${what} ${joinNames(asked)}` : '',
  ];
}

function findPlatform({ text, knowledge: { projects }, technologies }: Question): string | undefined {
  const tokens = technologies.length > 0 ? [] : toTokens(text).filter((token) => weightOf(token) > 0);
  const isNamed = (word: string) =>
    weightOf(word) > 0.2 && tokens.some((token) => token.startsWith(word) || likeness(token, word) >= 0.7);
  return projects.find(({ platform }) => toTokens(platform).some(isNamed))?.platform;
}

export function tellExtremes({ knowledge, top, mentionsOwner }: Question): Reply | undefined {
  const { projects, owner, technologies } = knowledge;
  if (Math.min(top.score, top.covered) < SURE || !projects[0]) return undefined;
  if (top.intent === 'newest' || top.intent === 'oldest') return tellByAge(top.intent, projects);
  if (top.intent === 'mostUsed') {
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

/** By the years published, else the first of the list is the newest. */
function tellByAge(wanted: 'newest' | 'oldest', projects: readonly KnownProject[]): Reply | undefined {
  const yearOf = ({ period }: KnownProject) => Number(period?.match(/\d{4}/g)?.at(-1) ?? 0);
  const dated = projects.filter(yearOf).sort((a, b) => yearOf(b) - yearOf(a));
  const project = wanted === 'newest' ? (dated[0] ?? projects[0]) : dated.at(-1);
  const isDated = project && yearOf(project) > 0;
  return project && tell(isDated ? describeProject(project) : `Listed first: ${describeProject(project)}`);
}

import type { KnownProject } from '../knowledge';
import { skillsOf } from '../owner';
import { likeness } from '../search/likeness';
import { patternOf, toTokens, weightOf } from '../search/words';
import { joinNames } from './markdown';
import { describeProject, listProjects } from './project-texts';
import type { Question } from './question';
import { notPublished, tell, type Reply } from './reply';
import { originalOf } from './technologies';

const COUNTING = patternOf('counting');
const SURE = 0.6;
const EXPLAINED = 0.7;
const MAX_NAMED = 3;

/** How many projects there are: of a technology, of a platform, or that speak of something. */
export function countProjects(question: Question): Reply | undefined {
  const { top, knowledge, names, text } = question;
  if (top.intent !== 'countProjects' || top.score < SURE) return undefined;
  const { what, isOne = () => true } = chooseCounted(question);
  const projects = amongWhich(question).filter(isOne);
  if (names.length > 0 && (!what || projects.length === 0))
    return notPublished(
      names.map((name) => originalOf([name], text)),
      knowledge,
    );
  const count = `${projects.length === 1 ? '1 project' : `${projects.length} projects`}${what}`;
  return tell(projects.length > 0 ? `${count}:\n\n${listProjects(projects, knowledge)}` : `${count}.`);
}

/** `of them` are those of the answer before. */
function amongWhich({
  refersToSeveral,
  context,
  knowledge,
}: Pick<Question, 'refersToSeveral' | 'context' | 'knowledge'>) {
  return refersToSeveral && context.projects.length > 1 ? context.projects : knowledge.projects;
}

function chooseCounted(question: Question): { what: string; isOne?: (project: KnownProject) => boolean } {
  const { technologies, content, knowledge } = question;
  const platform = findPlatform(question);
  if (platform) return { what: ` (${platform})`, isOne: (one) => one.platform === platform };
  const names = joinNames(technologies.map(({ name }) => name));
  if (names)
    return { what: ` with ${names}`, isOne: (one) => technologies.every(({ users }) => users.includes(one)) };
  const words = content.filter((word) => weightOf(word) > 0.2 && !COUNTING.test(word));
  const said = words.filter((word) => knowledge.index.sayingAll([word]).some(({ project }) => project));
  if (said.length === 0) return { what: '' };
  const saying = new Set(knowledge.index.sayingAll(said).map(({ project }) => project));
  return { what: ` that mention ${joinNames(said)}`, isOne: (one) => saying.has(one) };
}

function findPlatform({ text, knowledge: { projects }, technologies }: Question): string | undefined {
  const tokens = technologies.length > 0 ? [] : toTokens(text).filter((token) => weightOf(token) > 0);
  const isNamed = (word: string) =>
    weightOf(word) > 0.2 && tokens.some((token) => token.startsWith(word) || likeness(token, word) >= 0.7);
  const platforms = [...new Set(projects.map(({ platform }) => platform))];
  return platforms.find((platform) => toTokens(platform).some(isNamed));
}

export function tellExtremes({ knowledge, top, mentionsOwner, ...question }: Question): Reply | undefined {
  const { projects, owner, technologies } = knowledge;
  if (top.score < SURE || top.covered < EXPLAINED || !projects[0]) return undefined;
  if (top.intent === 'newest' || top.intent === 'oldest')
    return tellByAge(top.intent, amongWhich({ knowledge, ...question }));
  if (top.intent === 'mostUsed') {
    const most = [...technologies].sort((a, b) => b.users.length - a.users.length).slice(0, MAX_NAMED);
    const names = most.map(({ name, users }) => `${name} (${users.length} of ${projects.length})`);
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

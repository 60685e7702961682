import type { KnownProject } from '../knowledge';
import { best } from '../search/vocabulary';
import { toTokens, weightOf } from '../search/words';
import { likeness } from '../search/likeness';
import { skillsOf } from '../owner';
import { joinNames } from './markdown';
import { describeProject, listProjects } from './project-texts';
import { matchOf, topOf, type Question } from './question';
import { notPublished, tell, type Reply } from './reply';
import { usersOf } from './technologies';

const SURE = 0.6;
const COVERED = 0.6;
const SAME = 0.85;
const MAX_NAMED = 3;
const COUNTING = /^(number|count|published|portfolio|contain|total)$/;

/** How many projects there are: of a technology, of a platform, or that speak of something. */
export function countProjects(question: Question): Reply | undefined {
  const counting = matchOf(question, 'countProjects');
  const { intent, score } = topOf(question);
  const isAsked = intent === 'countProjects' ? score >= SURE : counting.score >= Math.max(0.7, score);
  if (!isAsked) return undefined;
  const { projects, what } = choose(question);
  if (projects.length === 0 && counting.slot.length > 0)
    return notPublished([counting.slot.join(' ')], question.knowledge);
  const count = projects.length === 1 ? '1 project' : `${projects.length} projects`;
  return tell(
    projects.length > 0
      ? `${count}${what}:\n\n${listProjects(projects, question.knowledge)}`
      : `${count}${what}.`,
  );
}

function choose(question: Question): { projects: KnownProject[]; what: string } {
  const { technologies, content, knowledge, refersBack, context } = question;
  const projects =
    refersBack === 'several' && context.projects.length > 1 ? context.projects : knowledge.projects;
  if (technologies.length > 0) {
    const names = technologies.map(({ name }) => name);
    const users = projects.filter((project) => names.every((name) => usersOf([project], name).length > 0));
    return { projects: users, what: ` with ${joinNames(names)}` };
  }
  const platform = findPlatform(question);
  if (platform)
    return { projects: projects.filter((one) => one.platform === platform), what: ` (${platform})` };
  const said = content.filter(
    (word) => weightOf(word) > 0.2 && !COUNTING.test(word) && mentioning(word).length > 0,
  );
  if (said.length === 0)
    return { projects: matchOf(question, 'countProjects').slot.length > 0 ? [] : projects, what: '' };
  const fitting = projects.filter((project) => said.every((word) => mentioning(word).includes(project)));
  return { projects: fitting, what: ` that mention ${joinNames(said)}` };

  function mentioning(word: string) {
    const likenesses = knowledge.index.vocabulary.compareAll(word);
    return knowledge.index.subjects.flatMap(({ project, words }) =>
      project && best(likenesses, words) >= SAME ? [project] : [],
    );
  }
}

function findPlatform({ text, knowledge }: Question): string | undefined {
  const tokens = toTokens(text).filter((token) => weightOf(token) > 0.1);
  const platforms = [...new Set(knowledge.projects.map(({ platform }) => platform))];
  return platforms.find((platform) =>
    toTokens(platform).some(
      (word) =>
        weightOf(word) > 0.2 &&
        tokens.some(
          (token) =>
            likeness(token, word) >= 0.7 || (word === 'web' && /^(web|sites?|websites?)$/.test(token)),
        ),
    ),
  );
}

/** The newest project, what is used most and what the owner is best at. */
export function tellExtremes(question: Question): Reply | undefined {
  const { projects, owner, technologies } = question.knowledge;
  const { intent, score, covered } = topOf(question);
  if (score < SURE || covered < COVERED) return undefined;
  const [newest] = projects;
  if (intent === 'newest' && newest) return tell(`Listed first: ${describeProject(newest)}`);
  if (intent === 'mostUsed' && newest) {
    const uses = technologies
      .map(({ name }) => ({ name, count: usersOf(projects, name).length }))
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_NAMED);
    return tell(
      `Used in most projects: ${joinNames(uses.map(({ name, count }) => `${name} (${count} of ${projects.length})`))}.`,
    );
  }
  const levels = skillsOf(owner).flatMap(({ name, level }) => (level === null ? [] : [{ name, level }]));
  if (intent !== 'bestSkill' || levels.length === 0 || !question.mentionsOwner) return undefined;
  const top = levels.sort((a, b) => b.level - a.level).slice(0, MAX_NAMED);
  return tell(
    `Highest published proficiency: ${joinNames(top.map(({ name, level }) => `${name} ${level}%`))}.`,
  );
}

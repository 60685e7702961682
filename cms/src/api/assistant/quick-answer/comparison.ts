import { search } from '../search/search';
import { toContent, toTokens } from '../search/words';
import { escape, joinNames } from './markdown';
import { findProjects } from './named-projects';
import { summarise } from './project-texts';
import { linkTo } from './project-texts';
import { topOf, type Question } from './question';
import { tell, type Reply } from './reply';
import { isSame } from './technologies';

const COMPARES =
  /\b(compar\w*|versus|vs|differ\w*|unlike|better than|similar\w*|vergleich\w*|unterschied\w*|diferencia\w*|différence\w*)\b|তুলনা|পার্থক্য/i;
const BETWEEN =
  /\b(?:compar\w*|differ\w*|with|and|versus|vs\.?|or|from|than|to|unlike|between|und|mit|y|con|et|avec)\b|[,:]/i;

/** Two projects side by side. */
export function compareProjects(question: Question): Reply | undefined {
  const { text, named, isNickname, knowledge } = question;
  const { intent, score } = topOf(question);
  if (!COMPARES.test(text) && !(intent === 'compare' && score > 0.7)) return undefined;
  const sides = text.split(BETWEEN).filter((side) => toContent(side).length > 0);
  const meant = sides.flatMap((side) => findProject(side, question) ?? []);
  const [first, second] = [...new Set([...(isNickname ? [] : named), ...meant])];
  if (!first || !second) return undefined;
  const lines = [first, second].map(
    (project) =>
      `- ${linkTo(project)} (${project.platform}): ${escape(summarise(project.description, 1))} Built with ${joinNames(project.technologies)}.`,
  );
  const shared = first.technologies.filter((one) => second.technologies.some((other) => isSame(one, other)));
  const common = shared.length > 0 ? `Both use ${joinNames(shared)}.` : 'They share no published technology.';
  return tell(`${lines.join('\n')}\n\n${common}`);

  function findProject(side: string, { knowledge: { index } }: Question) {
    const [byName] = findProjects(toTokens(side), side, index);
    const isWanted = ({ project }: { project?: object }) => project !== undefined;
    return byName?.project ?? search(knowledge.index, toContent(side), side, { isWanted })[0]?.project;
  }
}

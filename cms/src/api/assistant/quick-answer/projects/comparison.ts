import type { KnownProject } from '../../known-project';
import { search } from '../../search/search';
import { isSame } from '../../search/technologies';
import { patternOf, toContent, toTokens } from '../../words/words';
import { joinNames, quoted } from '../markdown';
import { findProjects } from '../../search/named-projects';
import { NEAR } from './answers';
import { findIn } from './find-in';
import { kindOf, linkTo, summarise, tellBuilt } from './texts';
import type { Question } from '../question';
import { tell, type Reply } from '../reply';

const [COMPARES, BETWEEN, BOTH] = [patternOf('compares'), patternOf('between'), patternOf('both')];
const EITHER = patternOf('either');

/** Each is searched for, by its first words. */
const [MAX_SIDES, MAX_WORDS] = [4, 6];

export function compareProjects(question: Question): Reply | undefined {
  const { text, named, technologies, content } = question;
  if (named.length === 0 && technologies.length > 1) return undefined;
  const isPair = named.length === 2 && (content.length <= 1 || EITHER.test(text));
  if (!isPair && !COMPARES.test(text)) return undefined;
  const spokenOf = BOTH.test(text) ? question.context.projects : [];
  const [first, second] = [...new Set([...named, ...spokenOf, ...meantBySides(question)])];
  if (!first || !second) return undefined;
  const lines = [first, second].map((one) => `- ${describeSide(one, question)}`);
  const shared = first.technologies.filter((one) => second.technologies.some((other) => isSame(one, other)));
  const common = shared.length > 0 ? `Both use ${joinNames(shared)}.` : 'They share no published technology.';
  return tell(`${lines.join('\n')}\n\n${common}`);
}

function describeSide(project: KnownProject, question: Question): string {
  const found = question.content.length > 0 ? findIn(project, question) : undefined;
  const said = found && found.coverage >= NEAR ? found.passages[0]?.text : undefined;
  const told = new Set([summarise(project.description, 1), said ?? '']);
  const quotes = [...told].filter(Boolean).map(quoted);
  return `${linkTo(project)} (${kindOf(project)}): ${quotes.join(' … ')} ${tellBuilt(project)}`;
}

/** What may be of the world, too, is meant only by name. */
function meantBySides({ text, isOfWorld, knowledge: { index } }: Question): KnownProject[] {
  const sides = text.split(BETWEEN).slice(0, MAX_SIDES);
  const isWanted = ({ project }: { project?: KnownProject }) => Boolean(project);
  return sides.flatMap((side) => {
    const [named] = findProjects(toTokens(side), side, index);
    const [found] = search(index, toContent(side).slice(0, MAX_WORDS), side, { isWanted });
    return named?.project ?? (found && !isOfWorld && found.coverage >= NEAR ? (found.project ?? []) : []);
  });
}

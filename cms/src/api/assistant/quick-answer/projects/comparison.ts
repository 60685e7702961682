import type { KnownProject } from '../../known-project';
import { search } from '../../search/search';
import { isSame } from '../../search/technologies';
import { patternOf, toContent, toTokens } from '../../search/words';
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
  const { text, named, technologies } = question;
  if (named.length === 0 && technologies.length > 1) return undefined;
  const isPair = named.length === 2 && (question.content.length <= 1 || EITHER.test(text));
  if (!isPair && !COMPARES.test(text)) return undefined;
  const { projects, recent } = question.context;
  // Those of the answer before, or those that the last answers were about.
  const last = projects.length === 2 ? projects : recent.slice(0, 2);
  const before = question.refersToSeveral || BOTH.test(text) ? last : [];
  const meant = before.length > 1 ? before : meantBySides(question);
  const [first, second] = [...new Set([...named, ...meant])];
  if (!first || !second) return undefined;
  const lines = [first, second].map((project) => {
    const found = question.content.length > 0 ? findIn(project, question) : undefined;
    const said = found && found.exact > 0 && found.coverage >= NEAR ? (found.passages[0]?.text ?? '') : '';
    const opening = summarise(project.description, 1);
    const told = [...new Set([opening, said])].filter(Boolean).map(quoted).join(' … ');
    return `- ${linkTo(project)} (${kindOf(project)}): ${told} ${tellBuilt(project)}`;
  });
  const shared = first.technologies.filter((one) => second.technologies.some((other) => isSame(one, other)));
  const common = shared.length > 0 ? `Both use ${joinNames(shared)}.` : 'They share no published technology.';
  return tell(`${lines.join('\n')}\n\n${common}`);
}

function meantBySides({ text, knowledge: { index } }: Question): KnownProject[] {
  return text
    .split(BETWEEN)
    .slice(0, MAX_SIDES)
    .flatMap((side) => {
      const [byName] = findProjects(toTokens(side), side, index);
      const [found] = search(index, toContent(side).slice(0, MAX_WORDS), side, {
        isWanted: ({ project }) => Boolean(project),
      });
      return byName?.project ?? (found && found.coverage >= NEAR ? (found.project ?? []) : []);
    });
}

import type { KnownProject } from '../../known-project';
import { toTokens } from '../../search/words';
import { joinNames } from '../markdown';
import type { Question } from '../question';
import type { Reply } from '../reply';
import { linkTo, tellBuilt } from './texts';

/** To who asks whether a project uses a technology that nothing says of it. */
export function denyUse({ technologies }: Question, project: KnownProject): Reply | undefined {
  const { title, description, keyFigures, caseStudy } = project;
  const words = toTokens([title, description, ...keyFigures, caseStudy].join(' '));
  const missing = technologies.filter(
    ({ users, tokens }) => !users.includes(project) && !words.includes(tokens[0] ?? ''),
  );
  if (missing.length === 0) return undefined;
  const names = joinNames(missing.map(({ name }) => name));
  const text = `Nothing published says that ${linkTo(project)} uses ${names}. ${tellBuilt(project)}`;
  return { text, outcome: 'near' };
}

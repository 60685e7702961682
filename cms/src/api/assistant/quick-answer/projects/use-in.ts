import type { KnownProject } from '../../known-project';
import { tellingBeside, toTokens, WORDS } from '../../words/words';
import { joinNames } from '../markdown';
import type { Question } from '../question';
import { tell, type Reply } from '../reply';
import { linkTo, tellBuilt } from './texts';

/** To who asks whether a project uses a technology: what it is built with, or that nothing says so of the one named. */
export function tellUseIn(question: Question, project: KnownProject): Reply | undefined {
  const { technologies, content, asksWhether, named } = question;
  if (technologies.length === 0) return undefined;
  const { title, description, keyFigures, caseStudy } = project;
  const words = toTokens([title, description, ...keyFigures, caseStudy].join(' '));
  const missing = technologies.filter(
    ({ users, tokens }) => !users.includes(project) && !words.includes(tokens[0] ?? ''),
  );
  if (missing.length > 0 && named.length > 0) {
    const names = joinNames(missing.map(({ name }) => name));
    const text = `Nothing published says that ${linkTo(project)} uses ${names}. ${tellBuilt(project)}`;
    return { text, outcome: 'near' };
  }
  const asked = [...technologies.flatMap(({ tokens }) => tokens), ...WORDS.using];
  const isUsed = technologies.every(({ users }) => users.includes(project));
  const isAll = asksWhether && tellingBeside(content, asked).length === 0;
  return isUsed && isAll ? tell(`${linkTo(project)}: ${tellBuilt(project)}`) : undefined;
}

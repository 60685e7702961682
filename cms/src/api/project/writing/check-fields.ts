import { invalidFields } from '../../../errors/errors';
import { checkProject, type ProjectInput } from '../../../shared-with-web/rules/project-schema';
import { findCaseStudyProblem } from '../case-study/problem';

/**
 * The fields as they are stored.
 * @throws ValidationError that names every wrong field; its message is the first one's
 */
export function checkFields(
  input: ProjectInput,
  { isPartial, isDraft }: { isPartial: boolean; isDraft: boolean },
) {
  const names = toNames(isPartial ? input.technologies : (input.technologies ?? null));
  const { fields, problems } = checkProject({ ...input, technologies: names }, { isPartial, isDraft });
  refuse([...problems, ...findCaseStudyProblems(fields.caseStudy)]);
  const { technologies, ...texts } = fields;
  return { ...texts, ...(technologies && { technologies: technologies.map((name) => ({ name })) }) };
}

export function findCaseStudyProblems(caseStudy: string | null | undefined) {
  const message = caseStudy ? findCaseStudyProblem(caseStudy) : undefined;
  return message ? [{ path: ['caseStudy'], message }] : [];
}

/** The admin panel sends components, REST and GraphQL send text. */
function toNames(technologies: unknown): unknown {
  if (!Array.isArray(technologies)) return technologies === null ? [] : technologies;
  return technologies.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry,
  );
}

export function refuse(problems: Parameters<typeof invalidFields>[0]): void {
  if (problems.length > 0) throw invalidFields(problems);
}

import { errors } from '@strapi/utils';

/** What one request may ask of the list of projects. */
export const LIST_LIMITS = {
  /** Conditions, groups of them, sorts and names of fields, all together. */
  parts: 60,
  /** Conditions and sorts on technologies, key figures or images: each joins two tables. */
  relations: 3,
  /** Sorts on them: Strapi joins once for each, and the rows multiply. */
  relationSorts: 1,
  /** Trees of case studies: each may take a tenth of a second. */
  caseStudies: 2,
  /** Pages of projects: each looks at all projects for those around it and alike. */
  pages: 3,
  /** Groups in groups. */
  depth: 10,
  /** Values of one condition. */
  values: 100,
} as const;

/** What is left of them. */
export type Budget = Record<'parts' | 'relations' | 'relationSorts' | 'caseStudies' | 'pages', number>;

export function createBudget(): Budget {
  return { ...LIST_LIMITS };
}

/** @throws ValidationError when nothing is left */
export function spend(budget: Budget, what: keyof Budget): void {
  budget[what] -= 1;
  if (budget[what] >= 0) return;
  throw refusalOf(what);
}

export function invalid(param: string, message: string): errors.ValidationError {
  return new errors.ValidationError(`${param}: ${message}`);
}

function refusalOf(what: keyof Budget): errors.ValidationError {
  const { relations, relationSorts, pages, caseStudies } = LIST_LIMITS;
  if (what === 'pages') return invalid('projectPage', `at most ${pages} in a request`);
  if (what === 'caseStudies') return invalid('caseStudyTree', `at most ${caseStudies} in a request`);
  if (what === 'parts') return invalid('filters', 'too many conditions');
  if (what === 'relations')
    return invalid('filters', `at most ${relations} conditions on technologies, key figures and images`);
  return invalid('sort', `at most ${relationSorts} by technologies, key figures or images`);
}

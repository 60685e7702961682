import { errors } from '@strapi/utils';

/** What one request may ask of the list of projects. */
export const LIST_LIMITS = {
  /** Conditions, groups of them, sorts and names of fields, all together. */
  parts: 60,
  /** Conditions that look into texts: among 5,000 projects each takes a hundredth of a second, twice. */
  texts: 8,
  /** Conditions and sorts on technologies, key figures or images: each joins two tables. */
  relations: 3,
  /** Sorts on them: Strapi joins once for each, and the rows multiply. */
  relationSorts: 1,
  /** In all lists together, as many as they may hold: each is read with its pictures. 400 took 350 ms. */
  projects: 200,
  /** Case studies as they are written: a list of a hundred would be megabytes. */
  caseStudies: 40,
  /** Those that are drawn: each may take a tenth of a second. */
  caseStudyTrees: 1,
  /** Pages of projects: each looks at all projects for those around it and alike. */
  pages: 1,
  /** Searches: each looks at all projects. */
  searches: 2,
  /** Groups in groups. */
  depth: 10,
  /** Values of one condition. */
  values: 100,
} as const;

const FIELDS = {
  caseStudies: 'caseStudy',
  caseStudyTrees: 'caseStudyTree',
  pages: 'projectPage',
  searches: 'searchProjects',
};

/** What is left of them. */
export type Budget = Record<Exclude<keyof typeof LIST_LIMITS, 'depth' | 'values'>, number>;

export function createBudget(): Budget {
  return { ...LIST_LIMITS };
}

/** @throws ValidationError when nothing is left */
export function spend(budget: Budget, what: keyof Budget, amount = 1): void {
  budget[what] -= amount;
  if (budget[what] >= 0) return;
  throw refusalOf(what);
}

export function invalid(param: string, message: string): errors.ValidationError {
  return new errors.ValidationError(`${param}: ${message}`);
}

function refusalOf(what: keyof Budget): errors.ValidationError {
  const { relations, relationSorts } = LIST_LIMITS;
  if (what === 'parts') return invalid('filters', 'too many conditions');
  if (what === 'texts') return invalid('filters', `at most ${LIST_LIMITS.texts} conditions look into texts`);
  if (what === 'relations')
    return invalid('filters', `at most ${relations} conditions on technologies, key figures and images`);
  if (what === 'relationSorts')
    return invalid('sort', `at most ${relationSorts} by technologies, key figures or images`);
  if (what === 'projects')
    return invalid('pagination', `at most ${LIST_LIMITS.projects} projects in a request`);
  return invalid(FIELDS[what], `at most ${LIST_LIMITS[what]} in a request`);
}

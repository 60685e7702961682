import { invalid, LIST_LIMITS, spend, type Budget } from './budget';
import { asList, asRecord, isGiven, isRecord, isSmallNumber } from './values';

const PROJECT = 'api::project.project';
export const RELATIONS = {
  technologies: 'project.technology',
  keyFigures: 'project.key-figure',
  images: 'plugin::upload.file',
} as const;

type Model = typeof PROJECT | (typeof RELATIONS)[keyof typeof RELATIONS];

/** Of parts of texts, or of letters of any case: no value is compared as it is. */
const LOOKING = [
  ...['$contains', '$notContains', '$containsi', '$notContainsi', '$eqi', '$nei'],
  ...['$startsWith', '$startsWithi', '$endsWith', '$endsWithi'],
];
const OPERATORS = [
  ...['$eq', '$ne', '$lt', '$lte', '$gt', '$gte', '$in', '$notIn', '$between', '$null', '$notNull'],
  ...LOOKING,
];
const NUMBERS = ['integer', 'biginteger', 'decimal', 'float'];

/** @throws ValidationError for conditions without a sense, and for too many of them */
export function checkFilters(filters: unknown, budget: Budget, model: Model = PROJECT, depth = 1): void {
  spend(budget, 'parts');
  checkDepth(depth);
  for (const [key, value] of Object.entries(asRecord('filters', filters))) {
    if (key === '$and' || key === '$or') {
      for (const one of asList(key, value)) checkFilters(one, budget, model, depth + 1);
    } else if (key === '$not') {
      checkFilters(value, budget, model, depth + 1);
    } else if (model === PROJECT && isLongText(key)) {
      throw invalid('filters', `${key} takes no conditions; searchProjects looks into it`);
    } else if (model === PROJECT && isRelation(key)) {
      spend(budget, 'relations');
      checkRelation(key, value, budget, depth + 1);
    } else {
      checkCondition(value, budget, key, isNumber(model, key), depth + 1);
    }
  }
}

/** Looking through all of them would hold the database for seconds. */
export function isLongText(name: string): boolean {
  return name === 'caseStudy';
}

export function isRelation(name: string): name is keyof typeof RELATIONS {
  return Object.hasOwn(RELATIONS, name);
}

/** On the fields of what is related, or on its id. */
function checkRelation(name: keyof typeof RELATIONS, value: unknown, budget: Budget, depth: number): void {
  const keys = isRecord(value) ? Object.keys(value) : [];
  const isOnId = !isRecord(value) || keys.some((key) => OPERATORS.includes(key));
  if (!isOnId) return checkFilters(value, budget, RELATIONS[name], depth);
  if (keys.length > 1) throw invalid('filters', `${name} takes one operator`);
  checkCondition(value, budget, name, true, depth);
}

function checkCondition(
  value: unknown,
  budget: Budget,
  field: string,
  isNumeric: boolean,
  depth: number,
): void {
  spend(budget, 'parts');
  checkDepth(depth);
  if (!isRecord(value)) return checkValues(value, field, isNumeric);
  for (const [operator, operand] of Object.entries(value)) {
    if (LOOKING.includes(operator)) spend(budget, 'texts');
    if (operator === '$not') checkCondition(operand, budget, field, isNumeric, depth + 1);
    else if (!OPERATORS.includes(operator)) throw invalid('filters', `${operator} is not an operator`);
    else if (operator === '$between' && asList(operator, operand).length !== 2)
      throw invalid('filters', '$between takes two values');
    else checkValues(operand, field, isNumeric && !['$null', '$notNull'].includes(operator));
  }
}

function checkValues(value: unknown, field: string, isNumeric: boolean): void {
  const values = Array.isArray(value) ? value : [value];
  if (values.length > LIST_LIMITS.values) throw invalid('filters', 'too many values');
  for (const one of values.filter(isGiven)) {
    if (typeof one === 'object') throw invalid('filters', `${field} takes plain values`);
    if (isNumeric && !isSmallNumber(one)) throw invalid('filters', `${field} must be a number`);
  }
}

function checkDepth(depth: number): void {
  if (depth > LIST_LIMITS.depth) throw invalid('filters', 'too many conditions within each other');
}

function isNumber(model: Model, field: string): boolean {
  const { attributes }: { attributes: Record<string, { type: string }> } = strapi.getModel(model);
  return field === 'id' || NUMBERS.includes(attributes[field]?.type ?? '');
}

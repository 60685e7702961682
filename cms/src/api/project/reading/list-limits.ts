import { createBudget, invalid, LIST_LIMITS, spend, type Budget } from './budget';
import { checkFilters, isLongText, isRelation, RELATIONS } from './filters';
import { asRecord, isGiven, isRecord, isSmallNumber, type Query } from './values';

const PAGE = ['page', 'pageSize', 'start', 'limit'];

/**
 * Refuses what would cost too much or makes no sense, before Strapi or a database works on it. REST and GraphQL
 * both pass here. Whether a field exists is Strapi's business.
 * @param budget of the whole request, which may ask for several lists
 * @throws ValidationError
 */
export function checkListQuery(query: Query, budget: Budget = createBudget()): void {
  const { filters, sort, populate, fields, pagination, _q: search } = query;
  if (isGiven(filters)) checkFilters(filters, budget);
  if (isGiven(sort)) checkSort(sort, budget, true);
  if (isGiven(populate)) checkPopulate(populate, budget);
  if (isGiven(fields)) readNames('fields', fields, budget);
  if (isGiven(search) && typeof search !== 'string') throw invalid('_q', 'must be text');
  checkPage(query);
  if (isGiven(pagination)) checkPage(asRecord('pagination', pagination));
}

/** `title:asc,technologies.name`, lists of that, or `{ technologies: { name: 'asc' } }`. */
function checkSort(sort: unknown, budget: Budget, hasRelations: boolean): void {
  const paths = (Array.isArray(sort) ? sort : [sort]).flatMap((one: unknown) =>
    isRecord(one) ? readPaths(one, budget) : readNames('sort', one, budget),
  );
  const fields = paths.map((path) => path.replace(/:.*$/s, ''));
  if (new Set(fields).size < fields.length) throw invalid('sort', 'names a field twice');
  if (fields.some(isLongText)) throw invalid('sort', 'nothing is sorted by case studies');
  for (const path of fields.filter((name) => name.includes('.'))) {
    const [field = '', ...others] = path.split('.');
    if (!hasRelations || !isRelation(field) || others.length > 1) throw invalid('sort', `no field ${path}`);
    spend(budget, 'relations');
    spend(budget, 'relationSorts');
  }
}

function readPaths(sort: Query, budget: Budget): string[] {
  return Object.entries(sort).flatMap(([field, order]) => {
    spend(budget, 'parts');
    return isRecord(order) ? readPaths(order, budget).map((path) => `${field}.${path}`) : field;
  });
}

/** One level: what a project is related to has no public relations of its own. */
function checkPopulate(populate: unknown, budget: Budget): void {
  if (typeof populate === 'boolean') return;
  if (!isRecord(populate)) {
    const isDeep = readNames('populate', populate, budget).some((name) => name.includes('.'));
    if (isDeep) throw invalid('populate', 'goes one level deep');
    return;
  }
  for (const [name, options] of Object.entries(populate)) {
    spend(budget, 'parts');
    if (!isRelation(name) || !isRecord(options)) continue;
    const { filters, sort, fields, populate: deeper } = options;
    if (isGiven(deeper)) throw invalid('populate', 'goes one level deep');
    if (isGiven(filters)) checkFilters(filters, budget, RELATIONS[name]);
    if (isGiven(sort)) checkSort(sort, budget, false);
    if (isGiven(fields)) readNames('fields', fields, budget);
  }
}

/** Names of fields with commas between, or a list of such texts. */
function readNames(param: string, value: unknown, budget: Budget): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((text: unknown) => {
    if (typeof text !== 'string' || text === '') throw invalid(param, 'must name fields');
    const names = text.split(',', LIST_LIMITS.parts + 1);
    names.forEach(() => spend(budget, 'parts'));
    // Strapi looks for fields in a plain object, and takes what every object has for one.
    const inherited = names.find((name) => name in Object.prototype);
    if (inherited) throw invalid(param, `no field ${inherited}`);
    return names;
  });
}

function checkPage(page: Query): void {
  for (const name of PAGE.filter((key) => isGiven(page[key]))) {
    if (!Number.isInteger(Number(page[name])) || !isSmallNumber(page[name]))
      throw invalid('pagination', `${name} must be a number`);
  }
}

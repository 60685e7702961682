import type { Random } from './random';
import type { Request } from './refusals';

const FIELDS = [
  'title',
  'platform',
  'position',
  'id',
  'documentId',
  'createdAt',
  'technologies',
  'images',
  'slug',
  'caseStudy',
  'keyFigures',
];
const ODD_FIELDS = ['nope', 'createdBy', '__proto__', 'constructor', '$eq', '', 'images.folder', 'a.b.c.d'];
const INNER = ['name', 'url', 'width', 'formats', 'size', 'folder', 'related', 'id'];
const OPERATORS = '$eq $eqi $ne $nei $lt $gte $in $notIn $contains $notContainsi $startsWith $endsWithi $null'
  .concat(' $notNull $between $not $and $or $jsonSupersetOf $nope')
  .split(' ');
const PARAMETERS = ['filters', 'sort', 'populate', 'fields', 'pagination', '_q', 'locale', 'status', 'page'];
const PAGES = ['page', 'pageSize', 'start', 'limit', 'withCount'];
const TEXTS = [
  'React',
  '',
  'x',
  '0',
  '-1',
  '1.5',
  '1e400',
  '9223372036854775808',
  '99999999999',
  'null',
  'true',
  '*',
]
  .concat([
    '\0',
    'a\0b',
    '💥ধ',
    '\u202e',
    "' OR 1=1 --",
    '%',
    '_',
    '\\',
    '[]',
    '{}',
    'title:asc',
    'asc',
    '2020-13-45',
  ])
  .concat(['x'.repeat(3000), 'title,'.repeat(300), '%'.repeat(500)]);

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** A question to Strapi's own REST API, from sensible to absurd. */
export function restQuery(random: Random): Request {
  const path = random.pick(['/api/projects', '/api/projects', '/api/projects/unknown', '/api/portfolio']);
  const parts = random.list(1 + random.below(3), () => {
    const name = random.pick(PARAMETERS);
    return toParameters(name, parameter(random, name));
  });
  return ['GET', `${path}?${parts.join('&').slice(0, 12_000)}`];
}

export function graphqlQuery(random: Random): Request {
  const list = random.pick(['projects', 'projects_connection']);
  const inner = list === 'projects' ? selection(random) : `{ nodes ${selection(random)} pageInfo { total } }`;
  const kind = random.pick(['query', 'query', 'query', 'query', 'mutation', 'subscription']);
  const types = '$filters: ProjectFiltersInput, $sort: [String!], $pagination: PaginationArg';
  const given = 'filters: $filters, sort: $sort, pagination: $pagination';
  const aliased = random.list(
    1 + random.below(random.pick([2, 15, 60])),
    (index) => `a${index}: ${list}(${given}) ${inner}`,
  );
  const variables: Record<string, Value> = {};
  if (random.chance(0.8)) variables.filters = graphqlFilters(random, random.pick([1, 3, 8, 200]));
  if (random.chance(0.4))
    variables.sort = random.list(random.pick([1, 2, 3000]), () =>
      random.pick(['title:asc', 'position', ...TEXTS]),
    );
  if (random.chance(0.4))
    variables.pagination = { [random.pick(PAGES)]: random.pick([1, 0, -1, 2147483647, 1e12, 'x', 30]) };
  const body = { query: `${kind} Q(${types}) { ${aliased.join(' ')} }`, variables };
  return ['POST', '/graphql', random.chance(0.05) ? [nested(random, 4000)] : body];
}

function selection(random: Random): string {
  const deep = random.pick([0, 0, 0, 30]);
  return `{ title technologies images ${'{ formats '.repeat(deep)}{ url placeholder }${' }'.repeat(deep)} }`;
}

function parameter(random: Random, name: string): Value {
  if (random.chance(0.15)) return random.pick(TEXTS);
  if (random.chance(0.1)) return nested(random, random.pick([3, 30, 400]));
  if (name === 'filters') return filters(random, random.pick([1, 2, 4, 12]));
  if (name === 'sort') return random.list(random.pick([1, 3, 80]), () => sort(random));
  if (name === 'pagination') return { [random.pick(PAGES)]: random.pick(TEXTS) };
  if (name === 'populate') return populate(random);
  if (name === 'fields') return random.list(random.pick([1, 5, 100]), () => field(random));
  return random.pick(TEXTS);
}

function filters(random: Random, depth: number): Value {
  const group = random.pick(['$and', '$or', '$and', '$not']);
  if (depth > 1 && random.chance(0.8)) {
    const inner = () => filters(random, depth - 1);
    return {
      [group]: group === '$not' ? inner() : random.list(depth > 4 ? 1 : random.pick([1, 2, 4]), inner),
    };
  }
  const name = field(random);
  const isRelated = ['technologies', 'images'].includes(name);
  return { [name]: isRelated ? { [random.pick(INNER)]: condition(random) } : condition(random) };
}

function condition(random: Random): Value {
  const value = random.chance(0.3)
    ? random.list(random.pick([1, 2, 90, 150]), () => random.pick(TEXTS))
    : random.pick(TEXTS);
  return random.chance(0.8) ? { [random.pick(OPERATORS)]: value } : value;
}

function graphqlFilters(random: Random, depth: number): Value {
  const group = random.pick(['and', 'or']);
  if (depth > 1 && random.chance(0.9)) {
    const width = depth > 4 ? 1 : random.pick([1, 2, 6]);
    return { [group]: random.list(width, () => graphqlFilters(random, depth - 1)) };
  }
  const operator = random.pick(['eq', 'eqi', 'ne', 'in', 'contains', 'containsi', 'nope']);
  const texts = () => random.list(random.pick([1, 5, 20_000]), () => random.pick(TEXTS.slice(0, 20)));
  return {
    [random.pick(['title', 'technologies', 'platform', 'documentId'])]: {
      [operator]: operator === 'in' ? texts() : random.pick(TEXTS),
    },
  };
}

function sort(random: Random): Value {
  const name = field(random);
  return random.pick<Value>([
    `${name}:asc`,
    `${name}.name:desc`,
    { [name]: { name: 'asc' } },
    random.pick(TEXTS),
  ]);
}

function populate(random: Random): Value {
  const options = {
    fields: ['url'],
    filters: filters(random, 2),
    populate: random.pick(['*', 'related']),
    sort: 'id',
  };
  const kept = Object.entries(options).filter(() => random.chance(0.4));
  return random.pick<Value>([
    '*',
    'images',
    ['images', 'technologies'],
    { images: Object.fromEntries(kept) },
    { [field(random)]: random.pick(TEXTS) },
  ]);
}

function field(random: Random): string {
  return random.pick(random.chance(0.85) ? FIELDS : ODD_FIELDS);
}

/** Brackets in brackets. */
export function nested(random: Random, depth: number): Value {
  let value: Value = random.pick(TEXTS);
  for (let level = 0; level < depth; level++) value = random.chance(0.5) ? [value] : { and: value };
  return value;
}

/** As qs writes it: `filters[$and][0][title]=x`. */
function toParameters(name: string, value: Value): string {
  if (typeof value !== 'object' || value === null) return `${name}=${encodeURIComponent(String(value))}`;
  return Object.entries(value)
    .map(([key, inner]) => toParameters(`${name}[${encodeURIComponent(key)}]`, inner))
    .join('&');
}

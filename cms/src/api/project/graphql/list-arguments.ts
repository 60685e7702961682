import { errors } from '@strapi/utils';
import type { PaginationArgument } from '../../../graphql/pagination';

/** What GraphQL clients may ask of a list; the names are Strapi's. */
export type ListArguments = {
  pagination?: PaginationArgument;
  filters?: Filters | null;
  sort?: string[] | null;
};

type Filters = { [field: string]: Filters | Filters[] | string | string[] | null };

const MAX_FILTER_PARTS = 60;
const SORTABLE = ['title', 'platform', 'position', 'createdAt', 'updatedAt', 'documentId'];
const SORT = new RegExp(`^(${SORTABLE.join('|')})(:(asc|desc))?$`, 'i');

export function readSort({ sort }: ListArguments): Record<string, string>[] | undefined {
  if (!sort || sort.length === 0) return undefined;
  return sort.map((entry) => {
    if (!SORT.test(entry))
      throw new errors.ValidationError(`sort: "${entry}" is not a field with :asc or :desc`);
    const [field = '', direction = 'asc'] = entry.split(':');
    return { [field]: direction.toLowerCase() };
  });
}

/** `{ title: { eq } }` → `{ title: { $eq } }`; technologies are components with a name. */
export function readFilters({ filters }: ListArguments): object {
  if (!filters) return {};
  if (countParts(filters) > MAX_FILTER_PARTS)
    throw new errors.ValidationError('filters: too many conditions');
  return toDocumentFilters(filters) as object;
}

const OPERATORS = ['and', 'or', 'eq', 'eqi', 'ne', 'in', 'contains', 'containsi'];

function toDocumentFilters(value: Filters[string]): unknown {
  if (Array.isArray(value)) return value.map((entry) => toDocumentFilters(entry));
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(
    given.map(([key, inner]) => {
      const filters = toDocumentFilters(inner);
      if (key === 'technologies') return [key, { name: filters }];
      return [OPERATORS.includes(key) ? `$${key}` : key, filters];
    }),
  );
}

/** Objects and lists, however deep. */
function countParts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((parts: number, inner) => parts + countParts(inner), 1);
}

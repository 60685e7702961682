import { errors } from '@strapi/utils';
import { readPagination, type PaginationArgument } from '../../../graphql/pagination';
import { createBudget, spend, type Budget } from '../reading/budget';
import { checkListQuery } from '../reading/list-limits';

/** What GraphQL clients may ask of a list; the names are Strapi's. */
export type ListArguments = {
  pagination?: PaginationArgument;
  filters?: Filters | null;
  sort?: string[] | null;
};

type Filters = { [field: string]: Filters | Filters[] | string | string[] | null };

const SORTABLE = ['title', 'platform', 'position', 'createdAt', 'updatedAt', 'documentId'];
const SORT = new RegExp(`^(${SORTABLE.join('|')})(:(asc|desc))?$`, 'i');

export type ListRequest = { state: { listBudget?: Budget } };

/** One for all lists of a request, however many aliases it has. */
export function budgetOf({ state }: ListRequest): Budget {
  return (state.listBudget ??= createBudget());
}

export function readPage({ pagination }: Pick<ListArguments, 'pagination'>, budget: Budget) {
  const page = readPagination(pagination);
  spend(budget, 'projects', page.limit);
  return page;
}

export function readSort({ sort }: ListArguments, budget: Budget): string[] | undefined {
  if (!sort || sort.length === 0) return undefined;
  checkListQuery({ sort }, budget);
  return sort.map((entry) => {
    const [, field = '', , direction = 'asc'] = SORT.exec(entry) ?? [];
    if (!field) throw new errors.ValidationError(`sort: "${entry}" is not a field with :asc or :desc`);
    return `${SORTABLE.find((one) => one.toLowerCase() === field.toLowerCase())}:${direction.toLowerCase()}`;
  });
}

/** `{ title: { eq } }` → `{ title: { $eq } }`; technologies are components with a name. */
export function readFilters({ filters }: ListArguments, budget: Budget): object {
  if (!filters) return {};
  const given = toDocumentFilters(filters);
  checkListQuery({ filters: given }, budget);
  return given;
}

const OPERATORS = ['and', 'or', 'eq', 'eqi', 'ne', 'in', 'contains', 'containsi'];

function toDocumentFilters(filters: Filters): object {
  const given = Object.entries(filters).filter(([, inner]) => inner !== null);
  return Object.fromEntries(
    given.map(([key, inner]) => {
      const value = toDocumentValue(inner);
      if (key === 'technologies') return [key, { name: value }];
      return [OPERATORS.includes(key) ? `$${key}` : key, value];
    }),
  );
}

function toDocumentValue(value: Filters[string]): unknown {
  if (Array.isArray(value)) return value.map((entry) => toDocumentValue(entry));
  return typeof value === 'object' && value !== null ? toDocumentFilters(value) : value;
}

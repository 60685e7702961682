import { errors } from '@strapi/utils';

/** Strapi's `PaginationArg`. */
export type PaginationArgument =
  { page?: number; pageSize?: number; start?: number; limit?: number } | null | undefined;

const MAX_PAGE_SIZE = 100;

/** A page with its place in the list, for the Document Service and for `pageInfo`. */
export function readPagination(pagination: PaginationArgument) {
  const limit = pagination?.pageSize ?? pagination?.limit ?? MAX_PAGE_SIZE;
  const pageSize = Math.min(limit === -1 ? MAX_PAGE_SIZE : limit, MAX_PAGE_SIZE);
  const page = pagination?.page ?? 1;
  if (pageSize < 1 || page < 1 || (pagination?.start ?? 0) < 0) {
    throw new errors.ValidationError('pagination must be positive');
  }
  const start = pagination?.start ?? (page - 1) * pageSize;
  return { start, limit: pageSize, page: Math.floor(start / pageSize) + 1, pageSize };
}

/** Strapi's `Pagination` type. */
export function toPageInfo({ page, pageSize }: { page: number; pageSize: number }, total: number) {
  return { total, page, pageSize, pageCount: Math.ceil(total / pageSize) };
}

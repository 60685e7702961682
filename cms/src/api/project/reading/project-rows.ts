import type { Knex } from 'knex';

/** A project has a draft and, while it is public, a published version beside it. */
export type Status = 'draft' | 'published';

/** The rows of all projects in this status: what stands in the table without one is both. */
export function projectRows(status: Status, knex: Knex): Knex.QueryBuilder<object> {
  const rows = knex<object>('projects');
  return status === 'draft'
    ? rows.whereNull('projects.published_at')
    : rows.whereNotNull('projects.published_at');
}

/** The same for Strapi's query engine. */
export function whereStatus(status: Status): object {
  return { publishedAt: status === 'draft' ? { $null: true } : { $notNull: true } };
}

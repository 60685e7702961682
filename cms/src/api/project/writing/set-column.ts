import type { Knex } from 'knex';

/** Rows of one statement: far from what SQLite and PostgreSQL take. */
const CHUNK = 500;
/** PostgreSQL takes what a list of values holds for text. */
const TYPES = { slug: 'TEXT', position: 'INTEGER' } as const;

/** Of drafts and what is public. Not through the query engine: it is no new version of a project. */
export async function setColumn(
  column: keyof typeof TYPES,
  values: readonly (readonly [documentId: string, value: string | number])[],
  trx: Knex.Transaction,
): Promise<void> {
  for (let start = 0; start < values.length; start += CHUNK) {
    const some = values.slice(start, start + CHUNK);
    const rows = some.map(() => '(?, ?)').join(', ');
    await trx.raw(
      `UPDATE projects SET ${column} = CAST(given.column2 AS ${TYPES[column]})
        FROM (VALUES ${rows}) AS given WHERE projects.document_id = given.column1`,
      some.flat(),
    );
  }
}

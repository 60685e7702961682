import { findLostColumns, type Shape } from '../data-version/data-loss';
import { isNoTable } from './no-table';

/** The database answers, but is not the one that this CMS was started with. */
export class LostTablesError extends Error {
  override message =
    'The database has lost tables or fields of this CMS: while it was running, the database was emptied or restored from ' +
    'an older version, or a newer version started that does without them, which this one then gives way to. Otherwise ' +
    'restore a backup, or start the CMS anew: that makes what is missing, empty.';
}

/** Of Strapi, in one row: the tables that it has made. */
const HASH = 'SELECT hash FROM strapi_database_schema';
const SCHEMA = 'SELECT schema FROM strapi_database_schema';

type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

/**
 * Makes a question for a database that rejects when it has lost tables of `own`, and is cheap as long as nobody changes
 * them. A newer version that starts beside this one may have more.
 */
export function createTableCheck(own: Shape['tables']) {
  let known: unknown;
  return async (ask: Ask): Promise<void> => {
    const [row] = await ask(HASH).catch((error: unknown) => {
      throw isNoTable(error) ? new LostTablesError() : error;
    });
    if (!row || row.hash === known) return;
    const [stored] = await ask(SCHEMA);
    if (stored && findLostColumns({ tables: own }, readSchema(stored.schema)).length > 0)
      throw new LostTablesError();
    known = row.hash;
  };
}

/** PostgreSQL's driver has parsed it already. */
function readSchema(schema: unknown): Pick<Shape, 'tables'> {
  return (typeof schema === 'string' ? JSON.parse(schema) : schema) as Pick<Shape, 'tables'>;
}

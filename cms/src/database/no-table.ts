import { codeOf } from '../errors/error-code';

const UNDEFINED_TABLE = '42P01';

/** Knex puts the statement before what SQLite says. */
export function isNoTable(error: unknown): boolean {
  return (
    codeOf(error) === UNDEFINED_TABLE ||
    (error instanceof Error && /(^| - )no such table/.test(error.message))
  );
}

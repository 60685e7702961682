import { errors } from '@strapi/utils';
import { reasonOf } from '../errors/error-code';
import { ServiceUnavailableError } from '../errors/errors';

/** Data that does not fit and limits of the program, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_CLASSES = /^(22|54)...$/;
const UNREADABLE_TEXT = '22021';
/** A statement, or its wait for a lock, took longer than is allowed, or two of them waited for each other. */
const TOO_LONG = ['57014', '55P03', '40P01', 'SQLITE_BUSY'];
/** A condition that the column's type does not know, and more values than one statement may carry. */
const POSTGRES_CODES = ['42804', '42883', '42P18', '08P01'];

const NOT_UNIQUE = ['23505', 'SQLITE_CONSTRAINT_UNIQUE'];
/** No client chooses one: its sequence is behind, as after rows that were put in by hand. */
const PRIMARY_KEY = /_pkey$/;

const SQLITE_CODES = ['SQLITE_MISMATCH', 'SQLITE_RANGE', 'SQLITE_TOOBIG'];
/** What SQLite says at its limits, all under one code: https://www.sqlite.org/limits.html */
const SQLITE_LIMITS =
  /^(too many |at most \d+ tables|Expression tree is too large|parser stack overflow|LIKE or GLOB pattern too complex)/;

/**
 * The client's mistake in what a database driver throws: values it cannot take, or more of them than it can.
 * @returns nothing for any other error
 */
export function toRefusal(error: unknown): Error | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const { code } = error;
  if (code === UNREADABLE_TEXT) return new errors.ValidationError('Text must not contain NUL characters.');
  if (NOT_UNIQUE.includes(code) && !isOfPrimaryKey(error))
    return new errors.ValidationError('An entry with this value already exists.');
  if (TOO_LONG.includes(code)) return new ServiceUnavailableError('This took too long. Please try again.');
  const isRefused =
    POSTGRES_CLASSES.test(code) ||
    [...POSTGRES_CODES, ...SQLITE_CODES].includes(code) ||
    (code === 'SQLITE_ERROR' && SQLITE_LIMITS.test(reasonOf(error)));
  return isRefused ? new errors.ValidationError('The database cannot answer this request.') : undefined;
}

/** SQLite has a code of its own for it. */
function isOfPrimaryKey(error: Error): boolean {
  return 'constraint' in error && PRIMARY_KEY.test(String(error.constraint));
}

import { codeOf, reasonOf } from '../errors/error-code';
import { InsufficientStorageError, messageOf, ServiceUnavailableError } from '../errors/errors';

/** The system's, PostgreSQL's (https://www.postgresql.org/docs/current/errcodes-appendix.html) and the drivers' words. */
const DOWN_CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|080\d\d|57P0[1-5]|53[03]00)$/;
const DOWN_MESSAGES =
  /^(Connection terminated|timeout expired|Query read timeout|Client (has encountered|was closed)|Knex: Timeout acquiring|Transaction query already complete)/;
/** Of Strapi, for whatever its question after related entries fails by, a malformed id too; of one that is missing it says which. */
const HIDDEN_FAILURE = 'Invalid relations';
const DATABASE_FULL = '53100';
const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', DATABASE_FULL];
/** A file system turns so by itself after a fault of its disk. SQLite cannot open its journal then. */
const READ_ONLY = /^(EROFS|SQLITE_READONLY\w*|SQLITE_CANTOPEN)$/;
/** PostgreSQL's, while another server takes over for example. */
const DATABASE_READ_ONLY = '25006';

/** SQLite goes on with the file that it has open, which has lost its name: what is written there would be lost. */
const FILE_MOVED = 'SQLITE_READONLY_DBMOVED';

const DATABASE_DOWN = 'The database does not answer right now. Please try again in a minute.';
const NO_CHANGES =
  'The database takes no changes right now, so nothing was saved. Please try again in a minute.';
const DISK_FULL = 'The server has no room left on its disk, so nothing was saved. Please tell the owner.';
const DISK_READ_ONLY = 'The server cannot write to its disk, so nothing was saved. Please tell the owner.';

function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    DOWN_CODES.test(codeOf(error)) || DOWN_MESSAGES.test(reasonOf(error)) || error.message === HIDDEN_FAILURE
  );
}

/** Of the database's disk or of the one with the pictures. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // sharp has no code for it.
  return DISK_FULL_CODES.includes(codeOf(error)) || error.message.includes('No space left on device');
}

/** Nothing can be written to it: it is full, or it refuses. */
export const isDiskFailure = (error: unknown): boolean => isDiskFull(error) || READ_ONLY.test(codeOf(error));

/** Nothing can be written: reads go on. */
export const isWriteFailure = (error: unknown): boolean =>
  isDiskFailure(error) || codeOf(error) === DATABASE_READ_ONLY;

/** What the log is told of that. */
export function reportOf(error: unknown): string {
  if (codeOf(error) === DATABASE_READ_ONLY)
    return `PostgreSQL is read-only: let DATABASE_URL name the server that takes changes (${messageOf(error)})`;
  if (codeOf(error) === FILE_MOVED)
    return "The database's file was moved, deleted or replaced under the running CMS, which reads the old one and saves nothing: start it anew.";
  if (codeOf(error) === DATABASE_FULL) return "The disk of PostgreSQL's data is full.";
  return isDiskFull(error)
    ? 'The disk of DATA_DIR is full.'
    : `The disk cannot be written to: ${messageOf(error)}`;
}

/** What a client is told of such an error: 503 or 507; nothing of any other one. */
export function toOutage(error: unknown): ServiceUnavailableError | InsufficientStorageError | undefined {
  if (isDatabaseDown(error)) return databaseDown();
  if (codeOf(error) === DATABASE_READ_ONLY) return new ServiceUnavailableError(NO_CHANGES);
  if (isDiskFull(error)) return diskFull();
  return READ_ONLY.test(codeOf(error)) ? new InsufficientStorageError(DISK_READ_ONLY) : undefined;
}

/** For rejections that nobody handles: Strapi leaves one when a connection breaks within a transaction. */
export function surviveOutage(error: unknown): void {
  if (!(error instanceof Error) || !toOutage(error)) throw error;
  strapi.log.warn(`An outage ended work that nobody waited for: ${error.name} ${codeOf(error)}`);
}

export function databaseDown(): ServiceUnavailableError {
  return new ServiceUnavailableError(DATABASE_DOWN);
}

export function diskFull(): InsufficientStorageError {
  return new InsufficientStorageError(DISK_FULL);
}

/**
 * What a connection to PostgreSQL is told first, in milliseconds: a statement that never ends would keep its connection
 * from all, one that waits for a lock keeps its visitor waiting, and a transaction that nobody ends keeps its locks. Told
 * by a statement, because poolers such as PgBouncer refuse these as parameters of a new connection.
 */
const TIMEOUTS = {
  statement_timeout: 5000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 60_000,
};

export const SET_TIMEOUTS = Object.entries(TIMEOUTS)
  .map(([name, milliseconds]) => `SET ${name} = ${milliseconds}`)
  .join('; ');

/** For a start that waits until another one is done. */
export const NO_TIMEOUTS = 'SET statement_timeout = 0; SET lock_timeout = 0';

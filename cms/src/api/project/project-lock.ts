import type { Core } from '@strapi/strapi';

type TransactionScope = Parameters<Parameters<Core.Strapi['db']['transaction']>[0] & object>[0];
export type Transaction = TransactionScope['trx'];

/** Any number, the same in every process: it names the one lock of all project writes. */
const LOCK = 20_260_101;

/**
 * Runs work in a transaction in which no other process or request writes projects. Nested calls join it.
 * PostgreSQL needs the advisory lock. SQLite has one connection, which the transaction itself occupies: keep
 * slow work (pictures, network) outside, and use `trx` for raw queries inside.
 */
export function withProjectLock<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result> {
  const locked = strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    }
    return work(trx);
  });
  return locked as unknown as Promise<Result>;
}

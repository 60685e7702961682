import type { Knex } from 'knex';

/**
 * Lets several reads see the database as of one moment, so that what is deleted between them is there for all or
 * for none. SQLite needs no more than the transaction. A read within another one sees what that one sees.
 */
export function inSnapshot<Result>(read: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> {
  const isWithin = strapi.db.inTransaction();
  return strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres' && !isWithin) {
      await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    }
    return read(trx);
  });
}

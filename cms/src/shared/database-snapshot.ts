/**
 * Lets several reads see the database as of one moment, so that what is deleted between them is there for all or
 * for none. SQLite needs no more than the transaction.
 */
export function inSnapshot<Result>(read: () => Promise<Result>): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    }
    return read();
  });
}

import type { Knex } from 'knex';

/**
 * Lets a transaction fail whose COMMIT fails. knex's `commit()` resolves all the same and rejects `executionPromise`
 * alone, for which Strapi does not wait: a write that a broken connection has undone would be said to be saved.
 */
export function requireCertainCommits(connection: Knex): void {
  const begin = connection.transaction.bind(connection) as (...args: unknown[]) => Promise<Knex.Transaction>;
  const transaction = async (...args: unknown[]) => {
    const trx = await begin(...args);
    // With a function, knex itself waits for the end.
    return typeof args[0] === 'function' ? trx : withCertainCommit(trx);
  };
  Object.defineProperty(connection, 'transaction', { value: transaction, configurable: true });
}

function withCertainCommit(trx: Knex.Transaction): Knex.Transaction {
  const commit = trx.commit.bind(trx);
  return Object.assign(trx, {
    async commit(value?: unknown) {
      await commit(value);
      await trx.executionPromise;
    },
  });
}

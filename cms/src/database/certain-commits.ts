import type { Knex } from 'knex';

type Ended = { response?: { command?: string } };

/**
 * Lets a transaction fail whose COMMIT fails. knex's `commit()` resolves all the same and rejects `executionPromise`
 * alone, for which Strapi does not wait: a write that a broken connection has undone would be said to be saved. So
 * would one that PostgreSQL undoes, which answers a COMMIT after a failed statement by a ROLLBACK, without an error.
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
  const commit = trx.commit.bind(trx) as (value?: unknown) => Promise<Ended | undefined>;
  return Object.assign(trx, {
    async commit(value?: unknown) {
      const ended = await commit(value);
      await trx.executionPromise;
      if (ended?.response?.command === 'ROLLBACK')
        throw new Error('The transaction was undone, because a statement in it had failed.');
    },
  });
}

import type { Core } from '@strapi/strapi';
import type { Database } from './checks/database';

type Rows = Record<string, unknown>[];

export function databaseOf({ db }: Core.Strapi): Database {
  return {
    kind: db.dialect.client === 'postgres' ? 'postgres' : 'sqlite',
    async ask(statement) {
      const answer = await db.connection.raw<Rows | { rows: Rows }>(statement);
      return Array.isArray(answer) ? answer : answer.rows;
    },
  };
}

/** SQLite has the clock of this process. */
export async function databaseTime(strapi: Core.Strapi): Promise<Date | undefined> {
  const { kind, ask } = databaseOf(strapi);
  if (kind === 'sqlite') return undefined;
  const [row] = await ask('SELECT clock_timestamp() AS now');
  return row?.now instanceof Date ? row.now : undefined;
}

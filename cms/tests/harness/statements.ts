import type { Cms } from './cms';

/** What the database is asked meanwhile. */
export async function statementsOf({ strapi }: Cms, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  strapi.db.connection.on('query', note);
  await work();
  strapi.db.connection.off('query', note);
  return statements;
}

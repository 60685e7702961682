import type { Cms } from './cms';

/** What the database is asked meanwhile. */
export async function statementsOf({ strapi }: Cms, work: () => Promise<unknown>): Promise<string[]> {
  // It is prepared in the background after each change.
  const knowledge = strapi.service('api::assistant.knowledge');
  knowledge.stop();
  await knowledge.read();
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  strapi.db.connection.on('query', note);
  await work();
  strapi.db.connection.off('query', note);
  return statements;
}

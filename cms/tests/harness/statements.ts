import type { Cms } from './cms';

type Query = { sql: string; bindings?: string[] };

export async function statementsOf(cms: Cms, work: () => Promise<unknown>): Promise<string[]> {
  return (await queriesOf(cms, work)).map(({ sql }) => sql);
}

/** What the database is asked meanwhile. */
export async function queriesOf({ strapi }: Cms, work: () => Promise<unknown>): Promise<Query[]> {
  // It is prepared in the background after each change.
  const knowledge = strapi.service('api::assistant.knowledge');
  knowledge.stop();
  await knowledge.read();
  const queries: Query[] = [];
  const note = (query: Query) => queries.push(query);
  strapi.db.connection.on('query', note);
  await work();
  strapi.db.connection.off('query', note);
  return queries;
}

import type { Knex } from 'knex';
import { withLock } from '../../../database/database-lock';

const PROJECT = 'api::project.project';

/**
 * Removes what belonged to rows of projects that are gone. Strapi deletes all drafts by one statement when a content
 * type has no more of them, and leaves their components and the links of their pictures, which then count as used.
 */
export async function sweepOrphans(): Promise<void> {
  const counts = await withLock('projects', async (trx) => {
    const links = await strayRows('projects_cmps', 'entity_id', trx).delete();
    const pictures = await strayRows('files_related_mph', 'related_id', trx)
      .where({ related_type: PROJECT })
      .delete();
    return [links, pictures, ...(await sweepComponents(trx))];
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > 0) strapi.log.info(`${total} rows were removed that belonged to projects which are gone.`);
}

function strayRows(table: string, column: string, trx: Knex.Transaction) {
  return trx<Record<string, unknown>>(table).whereNotIn(column, trx('projects').select('id'));
}

async function sweepComponents(trx: Knex.Transaction): Promise<number[]> {
  const counts: number[] = [];
  for (const uid of componentsOf(PROJECT)) {
    const used = trx('projects_cmps').where({ component_type: uid }).whereNotNull('cmp_id').select('cmp_id');
    const table = strapi.db.metadata.get(uid).tableName;
    counts.push(await trx<{ id: number }>(table).whereNotIn('id', used).delete());
  }
  return counts;
}

/** No other content type has any of these. */
function componentsOf(uid: typeof PROJECT): string[] {
  const attributes = Object.values(strapi.contentType(uid).attributes);
  return attributes.flatMap((attribute) => (attribute.type === 'component' ? [attribute.component] : []));
}

import type { Knex } from 'knex';
import { raiseContentVersion } from '../../../cache/content-version';
import { withLock } from '../../../database/database-lock';
import { projectRows } from '../reading/project-rows';
import { firstFree, toSlug } from './make-slug';

/** Rows of one statement: far from what SQLite and PostgreSQL take. */
const CHUNK = 500;

type Nameless = { document_id: string; title: string };

/** For projects from before there were slugs, from a backup of that time, or from a process that knew none. */
export async function fillSlugs(): Promise<void> {
  await withLock('projects', async (trx) => {
    const nameless: Nameless[] = await projectRows('draft', trx)
      .whereNull('slug')
      .orderBy('id')
      .select('document_id', 'title');
    if (nameless.length === 0) return;
    const made = makeSlugs(nameless, await takenSlugs(trx));
    for (let start = 0; start < made.length; start += CHUNK) {
      await writeSlugs(made.slice(start, start + CHUNK), trx);
    }
    await raiseContentVersion();
    strapi.log.info(`${made.length} projects got an address of their own.`);
  });
}

async function takenSlugs(trx: Knex.Transaction): Promise<Set<string>> {
  const today = await trx<{ slug: string }>('projects').whereNotNull('slug').select('slug');
  const formerly = await trx<{ slug: string }>('former_slugs').select('slug');
  return new Set([...today, ...formerly].map(({ slug }) => slug));
}

function makeSlugs(projects: readonly Nameless[], taken: Set<string>): [documentId: string, slug: string][] {
  return projects.map(({ document_id, title }) => {
    const slug = firstFree(toSlug(title), taken);
    taken.add(slug);
    return [document_id, slug];
  });
}

async function writeSlugs(
  made: readonly [documentId: string, slug: string][],
  trx: Knex.Transaction,
): Promise<void> {
  const rows = made.map(() => '(?, ?)').join(', ');
  await trx.raw(
    `UPDATE projects SET slug = made.column2 FROM (VALUES ${rows}) AS made WHERE projects.document_id = made.column1`,
    made.flat(),
  );
}

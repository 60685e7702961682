import type { Knex } from 'knex';
import { raiseContentVersion } from '../../../cache/content-version';
import { withLock } from '../../../database/database-lock';
import { projectRows } from '../reading/project-rows';
import { firstFree, toSlug } from './make-slug';
import { setColumn } from './set-column';

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
    await setColumn('slug', made, trx);
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

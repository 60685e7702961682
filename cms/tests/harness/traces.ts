import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Cms } from './cms';

const TABLES = [
  'projects',
  'projects_cmps',
  'components_project_technologies',
  'files',
  'files_folder_lnk',
  'files_related_mph',
  'former_slugs',
  'versions',
];

/** Everything a write can leave behind: rows, stored files and temporary files. */
export async function tracesIn({ strapi, dataDir }: Cms) {
  const rows = await Promise.all(
    TABLES.map(async (table) => [table, await strapi.db.connection(table).orderBy('id')] as const),
  );
  return {
    rows: Object.fromEntries(rows),
    files: (await readdir(path.join(dataDir, 'public/uploads'))).filter((name) => !name.startsWith('.')),
    temporary: [
      ...(await readdir(path.join(dataDir, 'tmp'))),
      ...(await readdir(path.join(dataDir, '../system-tmp'))),
    ],
  };
}

/** Fails every test of the file that leaves something behind. */
export function expectNoTraces(cms: Cms): void {
  let before: Awaited<ReturnType<typeof tracesIn>>;
  beforeEach(async () => {
    before = await tracesIn(cms);
  });
  afterEach(async () => {
    expect(await tracesIn(cms)).toEqual(before);
  });
}

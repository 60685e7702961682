import { readdir } from 'node:fs/promises';
import path from 'node:path';
import createKnex, { type Knex } from 'knex';
import type { Environment } from '../environment';

type File = { id: number; document_id: string; hash: string; ext: string; formats: unknown };

/** What is wrong with the rows and files of a CMS that has just started: nothing, when it is well. */
export async function findOrphans(environment: Environment): Promise<string[]> {
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = environment;
  const knex = createKnex(
    url
      ? { client: 'pg', connection: url }
      : {
          client: 'better-sqlite3',
          connection: { filename: path.join(dataDir, 'cms/data.db') },
          useNullAsDefault: true,
        },
  );
  try {
    return [
      ...(await orphanedRows(knex)),
      ...(await wrongFiles(knex, path.join(dataDir, 'cms/public/uploads'))),
    ];
  } finally {
    await knex.destroy();
  }
}

const OWNERS = {
  'api::project.project': 'projects',
  'api::version.version': 'versions',
  'api::site.site': 'sites',
};

async function orphanedRows(knex: Knex): Promise<string[]> {
  const links = await knex('files_related_mph').select('file_id', 'related_id', 'related_type');
  const files = new Set(await knex('files').pluck('id'));
  const found = links
    .filter(({ file_id: id }) => !files.has(id))
    .map(({ file_id: id }) => `a link to no file ${id}`);
  for (const [type, table] of Object.entries(OWNERS)) {
    const ids = new Set(await knex(table).pluck('id'));
    const lost = links.filter((link) => link.related_type === type && !ids.has(link.related_id));
    found.push(...lost.map((link) => `a link of no row in ${table}: ${link.related_id}`));
  }
  const projects = new Set(await knex('projects').pluck('id'));
  const parts = await knex('projects_cmps').select('entity_id', 'cmp_id', 'component_type');
  found.push(
    ...parts
      .filter((part) => !projects.has(part.entity_id))
      .map((part) => `a part of no project: ${part.cmp_id}`),
  );
  const technologies = parts.filter((part) => part.component_type === 'project.technology');
  const named = new Set(technologies.map((part) => part.cmp_id));
  const stored: number[] = await knex('components_project_technologies').pluck('id');
  return [
    ...found,
    ...stored.filter((id) => !named.has(id)).map((id) => `a technology of no project: ${id}`),
  ];
}

async function wrongFiles(knex: Knex, folder: string): Promise<string[]> {
  const files: File[] = await knex('files').select('id', 'document_id', 'hash', 'ext', 'formats');
  const linked = new Set(await knex('files_related_mph').pluck('file_id'));
  const unused = files.filter(({ id }) => !linked.has(id)).map(({ hash }) => `a picture of nobody: ${hash}`);
  const versions = await knex('versions').where({ kind: 'PROJECT' }).select('id', 'fields');
  const missing = versions.flatMap(({ id, fields }) =>
    imagesIn(read(fields))
      .filter(({ documentId }) => !files.some((file) => file.document_id === documentId))
      .map(({ documentId }) => `the picture ${documentId} of version ${id} is missing`),
  );
  const names = files.flatMap((file) => [file, ...Object.values<File>(read(file.formats) ?? {})]);
  const wanted = new Set(names.map(({ hash, ext }) => `${hash}${ext}`));
  const present = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  return [
    ...unused,
    ...missing,
    ...present.filter((name) => !wanted.has(name)).map((name) => `a file without a row: ${name}`),
    ...[...wanted].filter((name) => !present.includes(name)).map((name) => `a row without its file: ${name}`),
  ];
}

function imagesIn({
  images,
  published,
}: {
  images: { documentId: string }[];
  published?: { images: { documentId: string }[] } | null;
}) {
  return [...images, ...(published?.images ?? [])];
}

/** SQLite keeps JSON as text. */
function read(json: unknown) {
  return typeof json === 'string' ? JSON.parse(json) : json;
}

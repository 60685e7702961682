import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { afterAll, expect, inject, test } from 'vitest';
import { DATA_VERSION_KEY } from '../../src/data-version/data-version';
import { createClient } from '../harness/client';
import { CMS_DIR, spawnCms } from '../harness/cms-process';
import { createEnvironment } from '../harness/environment';
import { drawPictures } from '../harness/pictures';
import { createProject, uploadPicture } from '../harness/projects';
import { startKeySet } from '../third-parties/key-set';

/** Seven starts. */
const TIMEOUT = 300_000;

const keySet = await startKeySet();
afterAll(() => keySet.stop());
const environment = await createEnvironment({ FIREBASE_JWKS_URL: keySet.url });
const database = connect();
afterAll(() => database.destroy());

const PUBLIC = ['/api/portfolio', '/api/projects?populate=*'];
/** Numbers that Strapi gives anew are its own. */
const readPublic = async (url: string) =>
  Promise.all(
    PUBLIC.map(async (address) => {
      const { status, body } = await createClient(url).get(address);
      expect(status).toBe(200);
      return JSON.stringify(body, (name, value: unknown) => (name === 'id' ? undefined : value));
    }),
  );

test(
  'projects survive that drafts are switched off and on again, and nothing of the drafts stays behind',
  { timeout: TIMEOUT },
  async () => {
    const first = await spawnCms(environment);
    const editor = createClient(first.url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);
    const technologies = ['Deno', 'Zig', 'Elm'];
    const keyFigures = [{ value: '3', label: 'knots' }];
    for (const title of ['Sextant', 'Astrolabe'])
      await createProject(
        editor,
        { title, technologies, keyFigures, caseStudy: 'Knots.' },
        await drawPictures(3),
      );
    const onlyInDraft = await uploadPicture(editor);
    const { body } = await createClient(first.url).get('/api/portfolio');
    const saved = await editor.graphql(
      'mutation S($id: ID!, $images: [ID!]) { updateProject(documentId: $id, data: { title: "Later", images: $images }, status: DRAFT) { status } }',
      { id: body[0]._id, images: [onlyInDraft.documentId] },
    );
    expect(saved.body.data.updateProject.status).toBe('MODIFIED');
    const before = await readPublic(first.url);
    await first.stop();
    const stored = await countRows();
    expect(stored).toMatchObject({ projects: 4, links: 16, technologies: 12, keyFigures: 4 });

    const older = await copyWithoutDrafts((schema) =>
      // Nothing is saved in the second one.
      schema.replace('"caseStudy"', '"notes"').replace('"publishProblem"', '"problem"'),
    );
    await expect(spawnCms(environment, older)).rejects.toThrow(
      'would delete projects.case_study, the drafts of api::project.project. Nothing was changed.',
    );
    expect(await countRows()).toEqual(stored);

    const narrower = await copyOf('version', (schema) => schema.replace('"CREATE", ', ''));
    await expect(spawnCms(environment, narrower)).rejects.toThrow(
      'does not know every action of api::version.version. Nothing was changed.',
    );

    const newer = await copyWithoutDrafts((schema) => schema, '1000.0.0');
    const without = await spawnCms(environment, newer);
    expect(await readPublic(without.url)).toEqual(before);
    await without.stop();
    expect(await countRows()).toEqual({ projects: 2, links: 8, technologies: 6, keyFigures: 2, pictures: 6 });

    const after = await spawnCms(environment);
    expect(await readPublic(after.url)).toEqual(before);
    const own = createClient(after.url, editor.authorization);
    const { nodes } = (await own.graphql('{ myProjects { nodes { title status } } }')).body.data.myProjects;
    expect(nodes).toEqual([
      { title: 'Astrolabe', status: 'PUBLISHED' },
      { title: 'Sextant', status: 'PUBLISHED' },
    ]);
    await after.stop();

    const written = JSON.stringify({ product: '1.0.0', strapi: '1000.0.0' });
    await database('strapi_core_store_settings').where('key', DATA_VERSION_KEY).update('value', written);
    await expect(spawnCms(environment)).rejects.toThrow('with Strapi 1000.0.0; this is');
  },
);

async function countRows() {
  const count = async (table: string, where: object = {}) => {
    const [row] = await database(table).where(where).count({ rows: '*' });
    return Number(row?.rows);
  };
  return {
    projects: await count('projects'),
    links: await count('projects_cmps'),
    technologies: await count('components_project_technologies'),
    keyFigures: await count('components_project_key_figures'),
    pictures: await count('files_related_mph', { related_type: 'api::project.project' }),
  };
}

/** Of this version or another one. */
function copyWithoutDrafts(change: (schema: string) => string, version?: string): Promise<string> {
  const withoutDrafts = (schema: string) => {
    expect(schema).toContain('"draftAndPublish": true');
    return schema.replace('"draftAndPublish": true', '"draftAndPublish": false');
  };
  return copyOf('project', (schema) => change(withoutDrafts(schema)), version);
}

async function copyOf(name: string, change: (schema: string) => string, version?: string): Promise<string> {
  const directory = await mkdtemp(path.join(inject('scratch'), 'cms-'));
  await cp(path.join(CMS_DIR, 'dist'), path.join(directory, 'dist'), { recursive: true });
  for (const shared of ['node_modules', 'tsconfig.json', 'assets', 'seed', 'fonts', 'favicon.png'])
    await symlink(path.join(CMS_DIR, shared), path.join(directory, shared));
  await mkdir(path.join(directory, 'src'));
  const own = JSON.parse(await readFile(path.join(CMS_DIR, 'package.json'), 'utf8')) as object;
  await writeFile(
    path.join(directory, 'package.json'),
    JSON.stringify({ ...own, ...(version && { version }) }),
  );
  const schema = path.join(directory, `dist/src/api/${name}/content-types/${name}/schema.json`);
  const text = await readFile(schema, 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(schema, change(text));
  return directory;
}

function connect(): Knex {
  const { DATABASE_URL, DATA_DIR = '' } = environment;
  if (DATABASE_URL) return knex({ client: 'pg', connection: DATABASE_URL });
  const connection = { filename: path.join(DATA_DIR, 'cms', 'data.db') };
  return knex({ client: 'better-sqlite3', connection, useNullAsDefault: true });
}

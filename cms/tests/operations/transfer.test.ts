import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { signInAdmin } from '../harness/admin';
import { createClient } from '../harness/client';
import { spawnCms } from '../harness/cms-process';
import { createEnvironment, type Environment } from '../harness/environment';
import { runTransfer } from '../harness/local-command';
import { createProject, MUTATIONS, uploadPicture } from '../harness/projects';
import { sendMessage } from '../harness/messages';
import { withSlowCommits } from '../harness/slow-commits';
import { startKeySet } from '../third-parties/key-set';

const keySet = await startKeySet();
const postgres = await createEnvironment({ FIREBASE_JWKS_URL: keySet.url, UPLOAD_GRACE_SECONDS: '' });
const sqlite: Environment = { ...postgres, DATABASE_URL: '' };
const authorization = `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`;

afterAll(() => keySet.stop());

const SAVE_DRAFT =
  'mutation Save($id: ID!) { updateProject(documentId: $id, data: { title: "Draft" }, status: DRAFT) { title } }';
const OWN = `query Own($id: ID!) {
  myProjects { nodes { documentId title status updatedAt images { url } } }
  deletedEntries { nodes { entry action savedAt title expiresAt } }
  versions(entry: $id, kind: PROJECT) { nodes { entry action savedAt title expiresAt } }
  messages_connection { nodes { documentId name message createdAt } }
  previewLinks(documentId: $id) { address until createdAt }
  projectPage(slug: "former") { project { slug } }
}`;

async function ask(url: string, query: string, variables: object = {}) {
  const { body } = await createClient(url, authorization).graphql(query, variables);
  expect(body.errors, JSON.stringify(body.errors)).toBeUndefined();
  return body.data;
}

/** Something of every kind, and a token of the panel. */
async function fill(url: string) {
  const editor = createClient(url, authorization);
  const gone = await createProject(editor, { title: 'Gone' });
  await editor.send('DELETE', `/api/portfolio/${gone._id}`);
  await createProject(editor, { title: 'First' });
  const { _id: id, images } = await createProject(editor, { title: 'Second', slug: 'former' });
  await ask(url, MUTATIONS.moveProject, { id, place: 1 });
  await ask(url, MUTATIONS.updateProject, { id, data: { slug: 'latter' } });
  await ask(url, SAVE_DRAFT, { id });
  await ask(url, 'mutation Create($id: ID!) { createPreviewLink(documentId: $id) { address } }', { id });
  await sendMessage(createClient(url));
  await uploadPicture(editor);
  const token = { name: 'reader', description: '', type: 'full-access', lifespan: null };
  const { body } = await (await signInAdmin(url)).send('POST', '/admin/api-tokens', token);
  return { id, token: String(body.data.accessKey), picture: images[0] ?? '' };
}

/** What visitors, the editor and the panel's admin get. */
async function answers(url: string, { id, token }: { id: string; token: string }) {
  await signInAdmin(url);
  const { status } = await createClient(url, `Bearer ${token}`).get('/api/projects');
  return {
    portfolio: await (await fetch(`${url}/api/portfolio`)).text(),
    site: await (await fetch(`${url}/api/site`)).text(),
    own: await ask(url, OWN, { id }),
    status,
  };
}

async function transfer(to: string, from: Environment): Promise<void> {
  const { code, output } = await runTransfer(to, from);
  expect(code, output).toBe(0);
}

test('from SQLite to PostgreSQL and back everything stays as it was, the panel with its accounts too', async () => {
  let cms = await spawnCms(sqlite);
  const filled = await fill(cms.url);
  const expected = await answers(cms.url, filled);
  expect(expected).toMatchObject({ own: { deletedEntries: { nodes: [{}] } }, status: 200 });
  await cms.stop();
  const slow = await withSlowCommits(postgres.DATABASE_URL ?? '');
  await transfer(slow.url, sqlite);
  await slow.stop();

  cms = await spawnCms(postgres);
  expect(await answers(cms.url, filled)).toEqual(expected);
  await createClient(cms.url).download(filled.picture);
  expect(cms.output()).not.toContain('set aside');
  // Into the folder of before, which a second one beside it would show to be lost.
  await uploadPicture(createClient(cms.url, authorization));
  const folders = await (await signInAdmin(cms.url)).get('/upload/folders');
  expect(folders.body.data).toHaveLength(1);
  await cms.stop();

  const refused = await runTransfer('sqlite', postgres);
  expect(refused.output).toContain('is not empty: nothing is overwritten');
  const file = path.join(sqlite.DATA_DIR ?? '', 'cms/data.db');
  await rename(file, `${file}.old`);
  await transfer('sqlite', postgres);
  cms = await spawnCms(sqlite);
  expect(await answers(cms.url, filled)).toEqual(expected);
  await cms.stop();
}, 240_000);

import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addToLibrary, signInAdmin } from '../harness/admin';
import { createClient } from '../harness/client';
import { spawnCms } from '../harness/cms-process';
import { createEnvironment } from '../harness/environment';
import { createStartedEnvironment } from '../harness/first-start';
import { startKeySet } from '../third-parties/key-set';
import { drawPictures } from '../harness/pictures';
import { createProject } from '../harness/projects';

const keySet = await startKeySet();
const environment = await createStartedEnvironment({ FIREBASE_JWKS_URL: keySet.url });
const data = path.join(environment.DATA_DIR ?? '', 'cms');
const uploads = path.join(data, 'public/uploads');
const sqlite = path.join(data, 'data.db');
const other = await createEnvironment({});
afterAll(() => keySet.stop());

let cms = await spawnCms(environment);
const editor = async () => createClient(cms.url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);
const project = await createProject(await editor(), {}, await drawPictures(3));
const libraryFile = await addToLibrary(await signInAdmin(cms.url));
const urls = [...project.images, libraryFile.url];
const files = await storedFiles();

afterAll(() => cms.kill());

async function storedFiles(): Promise<string[]> {
  return (await readdir(uploads)).filter((name) => !name.startsWith('.')).sort();
}

async function restart(variables: Record<string, string>): Promise<void> {
  await cms.kill();
  cms = await spawnCms(variables);
}

/** SQLite's file lies beside the pictures, so another database means another file in its place. */
async function useOtherDatabase(): Promise<void> {
  await cms.kill();
  if (!environment.DATABASE_URL) await rename(sqlite, `${sqlite}.right`);
  await restart({ ...environment, DATABASE_URL: other.DATABASE_URL ?? '' });
}

async function useRightDatabase(): Promise<void> {
  await cms.kill();
  if (!environment.DATABASE_URL) await rename(`${sqlite}.right`, sqlite);
  await restart(environment);
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function setStrayAside(day: string): Promise<void> {
  const folder = path.join(uploads, '.set-aside', day);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'stray.webp'), '');
  await utimes(path.join(folder, 'stray.webp'), 0, 0);
}

async function expectEveryPicture(): Promise<void> {
  const visitor = createClient(cms.url);
  for (const url of urls) await visitor.download(url);
  expect(await storedFiles()).toEqual(files);
}

test('an empty database touches no picture; what another does not know is set aside, served to nobody, comes back, and goes after thirty days', async () => {
  await useOtherDatabase();
  expect(cms.output()).toContain(`names no pictures, but ${files.length} files are in`);
  expect(await storedFiles()).toEqual(files);

  await createProject(await editor());
  await restart({ ...environment, DATABASE_URL: other.DATABASE_URL ?? '' });
  const today = new Date().toISOString().slice(0, 10);
  expect(cms.output()).toContain(`${files.length} files that the database does not know were set aside`);
  expect((await readdir(path.join(uploads, '.set-aside', today))).sort()).toEqual(files);
  const hidden = `/uploads/.set-aside/${today}/${files[0]}`;
  await expect(createClient(cms.url).download(hidden)).rejects.toThrow('404');

  for (const days of [29, 31]) await setStrayAside(daysAgo(days));
  await useRightDatabase();
  expect(cms.output()).toContain(`${files.length} files were brought back`);
  const kept = await readdir(path.join(uploads, '.set-aside'));
  expect([kept.includes(daysAgo(29)), kept.includes(daysAgo(31))]).toEqual([true, false]);
  expect(cms.output()).toContain('deleted for good: stray.webp');
  await expectEveryPicture();
});

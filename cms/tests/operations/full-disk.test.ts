import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportOf } from '../../src/database/database-errors';
import { libraryForm, signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { drawPictures, takePhoto } from '../harness/pictures';
import { createProject, imageForm, projectFields, toForm } from '../harness/projects';
import { expectNoTraces, tracesIn } from '../harness/traces';

const cms = await startCms();
const { editor } = cms;
const admin = await signInAdmin(cms.url);
const photo = await takePhoto('photo.jpg', { width: 800, height: 600 });
const { _id: id } = await createProject(editor);

type Stored = { hash: string; ext: string; stream: NodeJS.ReadableStream };

/** Linux's own full disk: every write to it fails with ENOSPC. */
const FULL = '/dev/full';

/** The disk takes so many files, and of the next one its first bytes. */
let room = Infinity;
let isReadOnly = false;

beforeAll(() => {
  const { provider } = cms.strapi.plugin('upload');
  const { uploadStream } = provider;
  provider.uploadStream = async (file: Stored) => {
    if (isReadOnly) throw Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' });
    room -= 1;
    if (room >= 0) return uploadStream(file);
    const begun = path.join(cms.dataDir, 'public/uploads', `${file.hash}${file.ext}`);
    await pipeline('RIFF', createWriteStream(begun));
    await pipeline(file.stream, createWriteStream(FULL));
  };
});

expectNoTraces(cms);

const WRITES = [
  [
    'a new project',
    async () =>
      editor.send('POST', '/api/portfolio', toForm(projectFields(), [...(await drawPictures(1)), photo])),
  ],
  ['a change', () => editor.send('PUT', `/api/portfolio/${id}`, toForm({}, [photo]))],
  ['a single picture', () => editor.send('POST', '/api/portfolio/images', imageForm(photo))],
  ['the library', () => admin.send('POST', '/upload', libraryForm(photo))],
] as const;

describe.each([0, 1, 3])('a disk with room for %d files', (files) => {
  test.each(WRITES)('says so to %s and keeps nothing of it', async (_, write) => {
    const before = await tracesIn(cms);
    room = files;
    const { status, body } = await write();
    room = Infinity;
    expect(status).toBe(507);
    expect(body.message ?? body.error.message).toContain('no room left on its disk');
    expect(await tracesIn(cms)).toEqual(before);
    expect(cms.loggedErrors.splice(0)).toEqual(['The disk of DATA_DIR is full.']);
  });
});

test("the log tells PostgreSQL's disk from the one of the pictures", () => {
  expect(reportOf(Object.assign(new Error('could not extend file'), { code: '53100' }))).toMatch(
    /PostgreSQL/,
  );
});

test('the log tells a file of SQLite that was moved away from a disk that is read-only', () => {
  const moved = Object.assign(new Error('attempt to write a readonly database'), {
    code: 'SQLITE_READONLY_DBMOVED',
  });
  expect(reportOf(moved)).toMatch(/file was moved, .* start it anew/);
});

test.each(WRITES)('a disk that is read-only says so to %s and keeps nothing of it', async (_, write) => {
  const before = await tracesIn(cms);
  isReadOnly = true;
  const { status, body } = await write();
  isReadOnly = false;
  expect(status).toBe(507);
  expect(body.message ?? body.error.message).toContain('cannot write to its disk');
  expect(await tracesIn(cms)).toEqual(before);
  expect(cms.loggedErrors.splice(0)).toEqual([
    'The disk cannot be written to: EROFS: read-only file system, open',
  ]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import getPort from 'get-port';
import { pack, type Header } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '../backup.ts';
import { waitForCms } from '../cms-answers.ts';
import type { Manifest } from '../archive/manifest.ts';
import { readProduct } from '../product.ts';
import { keepFinishing } from './interrupted.ts';
import { restoreBy } from './restore.ts';
import { readBackupSettings, type BackupSettings } from '../settings.ts';
import { finishRestore } from './switch.ts';
import { fillData, leftovers, readData, temporaryData } from '../temporary-data.ts';

const OLD = { owner: 'old', pictures: { 'same.webp': 'old', 'before.webp': 'before' } };
const NEW = { owner: 'new', pictures: { 'same.webp': 'new', 'after.webp': 'after' } };

let settings: BackupSettings;
let archive: string;

beforeEach(async () => {
  settings = temporaryData();
  fillData(settings, NEW.owner, NEW.pictures);
  archive = await backUp(settings);
  fillData(settings, OLD.owner, OLD.pictures);
});

afterEach(() => rmSync(settings.dataDir, { recursive: true }));

type Entry = Partial<Header> & { name: string; content?: string };

async function writeArchive(manifest: object, entries: Entry[]): Promise<string> {
  const file = join(settings.dataDir, 'made-up.tar.gz');
  const tar = pack();
  tar.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
  for (const { content, ...header } of entries) {
    if (header.type) tar.entry(header);
    else tar.entry(header, content ?? '');
  }
  tar.finalize();
  await pipeline(tar as unknown as NodeJS.ReadableStream, createGzip(), createWriteStream(file));
  return file;
}

const DATABASE = { path: 'database.sqlite', size: 4, sha256: 'a'.repeat(64) };

function manifestWith(changes: Partial<Manifest> = {}): Manifest {
  const product = readProduct();
  const date = '2026-01-01T00:00:00.000Z';
  return { format: 1, date, engine: 'sqlite', product, rows: {}, missing: [], files: [DATABASE], ...changes };
}

const withFile = (path: string) => manifestWith({ files: [DATABASE, { ...DATABASE, path }] });
const ofProduct = (changes: object) => manifestWith({ product: { ...readProduct(), ...changes } });
const database: Entry = { name: 'database.sqlite', content: 'data' };

test.each<[string, object, Entry[], string]>([
  ['another manifest', { format: 2 }, [], 'its manifest is not one of a backup'],
  ['a path that leads out', withFile('pictures/../../x'), [], 'it names the file "pictures/../../x"'],
  ['an absolute path', withFile('/etc/passwd'), [], 'it names the file "/etc/passwd"'],
  ['a hidden picture', withFile('pictures/.htaccess'), [], 'it names the file "pictures/.htaccess"'],
  ['no database', manifestWith({ files: [] }), [], 'it has no database'],
  [
    'a symlink',
    manifestWith(),
    [{ name: 'database.sqlite', type: 'symlink', linkname: '/' }],
    'it has a symlink in it',
  ],
  ['an unnamed file', manifestWith(), [{ name: '../x', content: 'x' }], 'does not name "../x"'],
  ['a file twice', manifestWith(), [database, database], 'has another checksum'],
  ['a larger file', manifestWith(), [{ ...database, content: 'datadata' }], 'has another size'],
  ['other content', manifestWith(), [database], 'has another checksum'],
  ['a missing file', manifestWith(), [], 'database.sqlite is not in it'],
  [
    'more than fits on the disk',
    manifestWith({ files: [{ ...DATABASE, size: 2 ** 52 }] }),
    [],
    'MB would not fit on the disk',
  ],
  ['a newer version', ofProduct({ version: '1000.0.0' }), [], 'was made by version 1000.0.0'],
  ['a newer Strapi', ofProduct({ strapi: '6.0.0' }), [], 'was made by Strapi 6.0.0'],
  ['a newer schema', ofProduct({ schema: ['projects.mood'] }), [], 'that also knows projects.mood'],
  [
    'another database',
    manifestWith({ engine: 'postgres', files: [{ ...DATABASE, path: 'database.dump' }] }),
    [],
    'npm run transfer',
  ],
])('an archive with %s is refused, and nothing is changed', async (_, manifest, entries, message) => {
  await expect(restoreBy([await writeArchive(manifest, entries), '--yes'], settings)).rejects.toThrow(
    message,
  );
  expect(readData(settings)).toEqual(OLD);
  expect(leftovers(settings)).toEqual([]);
});

test('a restore into a new folder that is declined or refused leaves nothing there', async () => {
  const dataDir = join(settings.dataDir, 'new');
  const fresh = readBackupSettings({ DATA_DIR: dataDir });
  await expect(restoreBy([archive], fresh)).rejects.toThrow('No terminal to ask in: add --yes');
  expect(existsSync(dataDir)).toBe(false);
  const refused = await writeArchive({ format: 2 }, []);
  await expect(restoreBy([refused, '--yes'], fresh)).rejects.toThrow('not one of a backup');
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a damaged archive is refused by its checksum, and without one by itself', async () => {
  const restore = () => restoreBy([archive, '--yes'], settings);
  truncateSync(archive, readFileSync(archive).length - 100);
  await expect(restore()).rejects.toThrow('its checksum is not the one beside it');
  rmSync(`${archive}.sha256`);
  await expect(restore()).rejects.toThrow('The archive is damaged');
  writeFileSync(archive, 'no archive');
  await expect(restore()).rejects.toThrow('The archive is damaged');
  expect(readData(settings)).toEqual(OLD);
});

test('an archive that is not there is told of by the name that was given', async () => {
  const inContainer = { ...settings, cmsUrl: 'http://127.0.0.1:1' };
  for (const name of ['gone.tar.gz', './.data/backups/gone.tar.gz', settings.dataDir]) {
    const told = `There is no file ${name}, and none of that name in `;
    await expect(restoreBy([name, '--yes'], settings)).rejects.toThrow(`${told}${settings.backupDir}.`);
    await expect(restoreBy([name, '--yes'], inContainer)).rejects.toThrow(`${told}BACKUP_DIR, which`);
  }
});

test('nobody restores under a running product', async () => {
  const running = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'web/local/']);
  writeFileSync(join(settings.dataDir, 'running.json'), JSON.stringify({ pid: running.pid, children: [] }));
  await expect(restoreBy([archive, '--yes'], settings)).rejects.toThrow('The product is already running');
  running.kill('SIGKILL');
});

test('the service of backups waits for the CMS, and finishes a killed restore as soon as it can', async () => {
  const pause = 10;
  const end = new AbortController();
  const finishing = keepFinishing(settings, pause, end.signal);
  await restoreUntil(6);
  await expect.poll(() => readData(settings)).toEqual(NEW);

  const server = createServer((_, response) => response.end());
  const port = await getPort();
  setTimeout(() => server.listen(port), 100);
  await waitForCms({ ...settings, cmsUrl: `http://127.0.0.1:${port}` }, 1000, pause);
  expect(server.listening).toBe(true);
  server.close();
  end.abort();
  await finishing;
});

/** Restores in a process of its own, which kills itself before the so manieth change of the disk. */
async function restoreUntil(cut: number, { hasLinks = true } = {}): Promise<boolean> {
  const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const script = `
    await import(${module('../../bootstrap/typescript.mjs')});
    const { default: fs } = await import('node:fs/promises');
    const { syncBuiltinESMExports } = await import('node:module');
    let left = ${cut};
    if (!${hasLinks}) fs.link = () => Promise.reject(Object.assign(new Error('No links'), { code: 'EPERM' }));
    for (const name of ['rename', 'link', 'copyFile', 'rm']) {
      const change = fs[name];
      fs[name] = (...args) => left-- > 0 ? change(...args) : process.kill(process.pid, 'SIGKILL');
    }
    syncBuiltinESMExports();
    const { restoreBy } = await import(${module('restore.ts')});
    const { readBackupSettings } = await import(${module('../settings.ts')});
    await restoreBy(${JSON.stringify([archive, '--yes'])}, readBackupSettings(process.env));`;
  const env = { ...process.env, DATA_DIR: settings.dataDir };
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

test.each([
  ['', { hasLinks: true, step: 3 }],
  [' where the file system has no hard links', { hasLinks: false, step: 7 }],
])(
  'after a kill -9 at any moment the next start has the old or the new, and all of it%s',
  async (_, { hasLinks, step }) => {
    const seen = new Set<string>();
    for (let cut = 1; ; cut += step) {
      const isDone = await restoreUntil(cut, { hasLinks });
      await finishRestore(settings);
      const { owner, ...data } = readData(settings);
      expect({ owner, ...data }, `cut ${cut}`).toEqual(owner === 'old' ? OLD : NEW);
      expect(existsSync(join(settings.dataDir, 'restoring.json'))).toBe(false);
      seen.add(owner);
      expect(readdirSync(settings.picturesDir), `cut ${cut}`).not.toContain('.restoring');
      if (isDone) break;
      fillData(settings, OLD.owner, OLD.pictures);
    }
    expect([...seen]).toEqual(['old', 'new']);
  },
  120_000,
);

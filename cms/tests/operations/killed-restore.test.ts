import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createEnvironment } from '../harness/environment';
import { runBackupScript, runLocal } from '../harness/local-command';

const environment = await createEnvironment({});
const dataDir = environment.DATA_DIR ?? '';
const pictures = path.join(dataDir, 'cms/public/uploads');
await mkdir(pictures, { recursive: true });
await mkdir(path.join(dataDir, 'auth'));

/** On a connection of its own each time: a restore refuses to begin while there is another. */
async function ask(sql: string): Promise<{ hash: string }[]> {
  const client = new Client({ connectionString: environment.DATABASE_URL ?? '' });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as { hash: string }[];
}

/** As much of Strapi's tables as a backup asks for, and one that is not in the archive. */
async function fill(owner: string, names: string[]): Promise<void> {
  const rows = names.map((name) => `('${name}', '.webp', '', 'local', NULL)`);
  await ask(`
    DROP TABLE IF EXISTS files, strapi_core_store_settings, later;
    CREATE TABLE strapi_core_store_settings (id serial);
    CREATE TABLE files (hash text, ext text, url text, provider text, formats jsonb);
    INSERT INTO files VALUES ${rows.join()}`);
  for (const name of names) await writeFile(path.join(pictures, `${name}.webp`), owner);
  await writeFile(path.join(dataDir, 'auth/accounts.json'), owner);
}

async function fillOld(): Promise<void> {
  await fill('old', ['same', 'before']);
  await ask('CREATE TABLE later (id serial)');
}

/** Every picture that the database names, and the accounts, as they are. */
async function contents(): Promise<string[]> {
  const rows = await ask('SELECT hash FROM files');
  const files = rows.map(({ hash }) => path.join(pictures, `${hash}.webp`));
  return Promise.all(
    [...files, path.join(dataDir, 'auth/accounts.json')].map((file) => readFile(file, 'utf8')),
  );
}

/** Kills itself at the so manieth change of the disk or program that it starts, which then goes on alone. */
function restoreUntil(cut: number, archive: string) {
  return runBackupScript(
    `const { default: fs } = await import('node:fs/promises');
     const { default: processes } = await import('node:child_process');
     const { syncBuiltinESMExports } = await import('node:module');
     let left = ${cut};
     for (const [module, names] of [[fs, ['rename', 'link', 'copyFile', 'rm']], [processes, ['spawn']]]) {
       for (const name of names) {
         const change = module[name];
         module[name] = (...args) => {
           if (left-- > 0) return change(...args);
           if (name === 'spawn') change(...args);
           process.kill(process.pid, 'SIGKILL');
         };
       }
     }
     syncBuiltinESMExports();
     const { restoreBy } = await load('restore/restore.ts');
     await restoreBy(['${archive}', '--yes'], settings);`,
    environment,
  );
}

async function backUp(): Promise<string> {
  const { output } = await runLocal('backup', [], environment);
  const archive = /to (.+\.tar\.gz) /.exec(output)?.[1] ?? '';
  expect(existsSync(archive), output).toBe(true);
  return archive;
}

/** As the next start and the next backup do, which are refused as long as what was left alone still works. */
async function finish(): Promise<void> {
  const script = "await (await load('restore/interrupted.ts')).finishInterrupted(settings);";
  await expect
    .poll(async () => (await runBackupScript(script, environment)).code, { timeout: 30_000 })
    .toBe(0);
}

test('a restore that is killed leaves the old or the new in PostgreSQL, and all of it', async () => {
  await fill('new', ['same', 'after']);
  const archive = await backUp();
  const seen = new Set<string>();
  for (let cut = 3; ; cut += 7) {
    await fillOld();
    const { code } = await restoreUntil(cut, archive);
    await finish();
    const found = await contents();
    expect(new Set(found).size, `cut ${cut}: ${found.join()}`).toBe(1);
    for (const owner of found) seen.add(owner);
    if (code === 0) break;
  }
  expect([...seen]).toEqual(['old', 'new']);
}, 120_000);

/** The process of another container may have the same number, so the file of the lock keeps nobody away. */
test('a backup of another container leaves a restore alone that is under way', async () => {
  await fill('new', ['same', 'after']);
  const archive = await backUp();
  await fillOld();
  const { code, output } = await runBackupScript(
    `const { default: fs } = await import('node:fs/promises');
     const { syncBuiltinESMExports } = await import('node:module');
     const { backUp } = await load('backup.ts');
     const { rename } = fs;
     fs.rename = async (from, to) => {
       await rename(from, to);
       if (to.endsWith('restoring.json'))
         await backUp(settings).catch(({ message }) => console.log(message));
     };
     syncBuiltinESMExports();
     const { restoreBy } = await load('restore/restore.ts');
     await restoreBy(['${archive}', '--yes'], settings);`,
    environment,
  );
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Another restore into') });
  expect(await contents()).toEqual(['new', 'new', 'new']);
});

test('a restore that PostgreSQL refuses is taken back, and the next backup is made', async () => {
  await fill('new', ['same']);
  await ask('CREATE TABLE extra (id serial)');
  const archive = await backUp();
  await fillOld();
  await ask('DROP TABLE extra; CREATE VIEW extra AS SELECT 1');
  const { code, output } = await runLocal('restore', [archive, '--yes'], environment);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('"extra" already exists') });
  expect(output).not.toContain('NOTICE');
  expect(await contents()).toEqual(['old', 'old', 'old']);
  await backUp();
});

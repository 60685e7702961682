import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const CHILD = `
  process.on('SIGTERM', () => setTimeout(() => process.exit(), 300));
  process.send('started');
  setInterval(() => {}, 1000);`;
/** As on a file system without links. */
const WITHOUT_LINKS = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  fs.linkSync = () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  };
  syncBuiltinESMExports();`;
const moduleUrl = (name: string) => new URL(`./${name}.mjs`, import.meta.url).href;

let folder: string;
let starts: ChildProcess[];

beforeEach(() => {
  starts = [];
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  writeFileSync(join(folder, 'child.mjs'), CHILD);
});

afterEach(() => {
  for (const start of starts) start.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts something on the data of the folder, and tells its process and what it said first. */
async function start(preload = '') {
  const child = { name: 'child', args: ['child.mjs'], cwd: folder, log: 'inherit' };
  const script = `${preload}
    const { runLock, takeLock } = await import('${moduleUrl('lock')}');
    const { startProcess } = await import('${moduleUrl('processes')}');
    try {
      await takeLock(runLock('${folder}'));
      startProcess(${JSON.stringify(child)}).once('message', (message) => console.log(message));
    } catch (error) {
      console.log(error.message);
    }`;
  const args = ['--input-type=module', '--eval', script];
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  starts.push(started);
  const [said] = await once(started.stdout, 'data');
  return { started, said: String(said).trim() };
}

function readLock(): { pid: number; children: number[] } {
  return JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'));
}

test('a second start on the same data is told who runs already', async () => {
  const { started, said } = await start();
  expect(said).toBe('started');
  expect((await start()).said).toBe(
    `The product is already running (process ${started.pid ?? 0}): ` +
      `stop it with Ctrl-C or "kill ${started.pid ?? 0}" first.`,
  );
  expect(readLock().pid).toBe(started.pid);
});

test('on a file system without links, too, one start keeps the next away', async () => {
  const { started, said } = await start(WITHOUT_LINKS);
  expect(said).toBe('started');
  expect((await start(WITHOUT_LINKS)).said).toContain(`already running (process ${started.pid ?? 0})`);
});

test('of two starts at once, one runs', async () => {
  const saids = (await Promise.all([start(), start()])).map(({ said }) => said);
  expect(saids.filter((said) => said === 'started')).toHaveLength(1);
});

test('after kill -9 the next start waits for what the killed one has left', async () => {
  const { started } = await start();
  const [child = 0] = readLock().children;
  started.kill('SIGKILL');
  await once(started, 'exit');
  expect((await start()).said).toBe('started');
  expect(() => process.kill(child, 0)).toThrow('ESRCH');
});

test('the lock goes with its process, and a broken one counts as none', async () => {
  writeFileSync(join(folder, 'running.json'), '{');
  const { started } = await start();
  process.kill(-(readLock().children[0] ?? 0), 'SIGKILL');
  await once(started, 'exit');
  expect(existsSync(join(folder, 'running.json'))).toBe(false);
});

test('a process takes nothing away from whoever has the lock after it', () => {
  const file = join(folder, 'running.json');
  const script = `
    import { writeFileSync } from 'node:fs';
    import { runLock, takeLock } from '${moduleUrl('lock')}';
    (await takeLock(runLock('${folder}')))();
    writeFileSync('${file}', 'of another');`;
  spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(readFileSync(file, 'utf8')).toBe('of another');
});

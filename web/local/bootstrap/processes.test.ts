import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitLog, runProcess, startProcess, stopAll } from './processes.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function script(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const command = (name: string, ...args: string[]) => ({
  name,
  args,
  cwd: folder,
  log: join(folder, `${name}.log`),
});
const logOf = (name: string) => readFileSync(join(folder, `${name}.log`), 'utf8');
const untilLogged = (name: string, text: string) =>
  vi.waitFor(() => expect(logOf(name)).toContain(text), { timeout: 5000 });

const SERVER = `
  process.on('SIGTERM', () => setTimeout(() => { console.log('ended', process.hrtime.bigint()); process.exit() }, 50));
  setInterval(() => {}, 1000);
  console.log('started', process.pid);`;

test('the last one started stops first, and each has ended before the next is asked to', async () => {
  for (const name of ['first', 'second']) {
    startProcess(command(name, script(`${name}.mjs`, SERVER)));
    await untilLogged(name, 'started');
  }
  await stopAll();
  const ended = (name: string) => BigInt(logOf(name).match(/ended (\d+)/)?.[1] ?? 0);
  expect(ended('second')).toBeGreaterThan(0n);
  expect(ended('first')).toBeGreaterThan(ended('second'));
});

test('nothing outlives a parent killed with -9', async () => {
  const child = script('child.mjs', SERVER);
  const { href } = new URL('./processes.mjs', import.meta.url);
  const parentScript = `
    import { startProcess } from '${href}';
    startProcess(${JSON.stringify(command('child', child))});`;
  const parent = spawn(process.execPath, [script('parent.mjs', parentScript)]);
  await untilLogged('child', 'started');
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await untilLogged('child', 'ended');
});

test('a command that fails tells the end of its log', async () => {
  const failing = script('failing.mjs', 'console.error("no such table"); process.exit(2)');
  await expect(runProcess(command('Migrating', failing))).rejects.toThrow(
    /^Migrating failed\. The end of .*Migrating\.log:\n {2}no such table$/,
  );
});

test('the log of the run before is kept', async () => {
  const talker = script('talker.mjs', 'console.log(process.argv[2])');
  await runProcess(command('talk', talker, 'one'));
  await runProcess(command('talk', talker, 'two'));
  expect([logOf('talk'), logOf('talk.previous')]).toEqual(['two\n', 'one\n']);
});

test('a log that grows too long while its process runs begins anew, and what was in it is kept once', async () => {
  const chatter = `let line = 0; setInterval(() => console.log('line', line++), 5);`;
  startProcess(command('chatter', script('chatter.mjs', chatter)));
  await untilLogged('chatter', 'line 20\n');
  limitLog(join(folder, 'chatter.log'), 100);
  expect(logOf('chatter.previous')).toContain('line 20\n');
  await untilLogged('chatter', 'line');
  expect(logOf('chatter')).not.toContain('line 0\n');
  expect(logOf('chatter')).not.toContain('\0');
  await stopAll();
});

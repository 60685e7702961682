import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { afterAll, expect, test, vi } from 'vitest';
import { ROOT } from '../bootstrap/folders.mjs';
import type { Finding } from './finding.ts';
import { toLines } from './report.ts';

/** Milliseconds: each starts a process that compiles what it loads. */
vi.setConfig({ testTimeout: 120_000 });

const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
const { port: takenPort } = taken.address() as AddressInfo;

afterAll(() => {
  taken.close();
  rmSync(dataDir, { recursive: true });
});

/** What a .env of the developer's would set. */
const NOT_SET = Object.fromEntries(
  [...readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => [
    name,
    '',
  ]),
);

async function runDoctor(env: Record<string, string>) {
  const [web, cms, auth] = [await getPort(), await getPort(), await getPort()].map(String);
  const ports = { WEB_PORT: web, CMS_PORT: cms, AUTH_EMULATOR_PORT: auth };
  const child = spawn(process.execPath, ['web/local/main.mjs', 'doctor', '--json'], {
    cwd: ROOT,
    env: { ...process.env, ...NOT_SET, ...ports, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const { findings } = JSON.parse(output) as { findings: Finding[] };
  const problems = findings.filter(({ status }) => status !== 'ok');
  return { code, problems: problems.map(({ id, finding, fix = '' }) => [id, `${finding} ${fix}`]) };
}

test('a fresh clone is well, and stays as it is', async () => {
  expect(await runDoctor({})).toEqual({ code: 0, problems: [] });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('what was restored and never started is well, too', async () => {
  mkdirSync(join(dataDir, 'cms/public/uploads'), { recursive: true });
  expect(await runDoctor({})).toEqual({ code: 0, problems: [] });
});

test('what the servers would refuse at their start is found', async () => {
  const answer = await runDoctor({ GEMINI_API_KEY: 'two words', EMAILJS_SERVICE_ID: 'x' });
  expect(answer).toEqual({
    code: 1,
    problems: [
      ['settings', expect.stringContaining('GEMINI_API_KEY: must be one word')],
      ['website-settings', expect.stringContaining('EMAILJS_PUBLIC_KEY is required')],
    ],
  });
});

test('a taken port and a missing database are found, without its password', async () => {
  const answer = await runDoctor({
    DATABASE_URL: 'postgres://u:its-secret@127.0.0.1:1/p',
    WEB_PORT: String(takenPort),
  });
  expect(answer).toEqual({
    code: 1,
    problems: [
      ['ports', expect.stringContaining('the website needs')],
      ['database', expect.stringContaining('does not answer')],
    ],
  });
  expect(JSON.stringify(answer)).not.toContain('its-secret');
});

test('the sections of web/docs/operation.md that advice names are there', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const named = ['cms/src/doctor/checks', 'web/local/doctor/public'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).flatMap((file) => [
      ...read(join(folder, file)).matchAll(/"([^"]+)" in web\/docs\/operation\.md/g),
    ]),
  );
  const headings = [...read('web/docs/operation.md').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
  expect(named.length).toBeGreaterThan(1);
  for (const [, section] of named) expect(headings).toContain(section);
});

test('findings stand in columns, without colours where nobody sees them', () => {
  const findings: Finding[] = [
    { id: 'disk', title: 'Disk', status: 'ok', finding: '12 GB are free.' },
    { id: 'mail', title: 'Mail server', status: 'error', finding: 'It is down.', fix: 'Start it now.' },
  ];
  expect(toLines(findings, { hasColors: false, width: 25 })).toEqual([
    '✓ Disk         12 GB are',
    '               free.',
    '✗ Mail server  It is',
    '               down.',
    '               → Start it',
    '               now.',
  ]);
});

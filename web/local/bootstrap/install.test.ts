import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNpm, hasLockedPackages, INSTALL, REBUILD } from './install.mjs';
import { canOpenSqlite, explainCompiling, refuseFatalDriver } from './sqlite-driver.mjs';

type Packages = Record<string, { version?: string; optional?: boolean; extraneous?: boolean }>;

const locked: Packages = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/only-on-mac': { version: '2.0.0', optional: true },
  'node_modules/nobody-needs-it': { version: '1.0.0', extraneous: true },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
});

afterEach(() => rmSync(folder, { recursive: true }));

function recordInstalled(packages: Packages) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

test('a folder without packages needs them', () => {
  expect(hasLockedPackages(folder)).toBe(false);
});

test('what npm had not written to its end is installed anew', () => {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '');
  expect(hasLockedPackages(folder)).toBe(false);
});

test('what the lock file names is enough, without what is for other systems or for nobody', () => {
  recordInstalled({ 'node_modules/a': { version: '1.2.3' } });
  expect(hasLockedPackages(folder)).toBe(true);
});

test.each([
  ['a missing package', {}],
  ['another version', { 'node_modules/a': { version: '1.2.4' } }],
  [
    'another version of an optional package',
    { 'node_modules/a': { version: '1.2.3' }, 'node_modules/only-on-mac': { version: '1.0.0' } },
  ],
])('%s needs an install', (_, installed) => {
  recordInstalled(installed);
  expect(hasLockedPackages(folder)).toBe(false);
});

test.each([
  ['24.19.0', 'compiled with RemoveEnvironmentCleanupHook', true],
  ['24.21.0', 'compiled with RemoveEnvironmentCleanupHook', true],
  ['24.19.0', 'downloaded', false],
  ['24.18.1', 'compiled with RemoveEnvironmentCleanupHook', false],
  ['24.22.0', 'compiled with RemoveEnvironmentCleanupHook', false],
  ['26.6.0', 'compiled with RemoveEnvironmentCleanupHook', false],
])('Node %s and a driver that was %s: refused is %s', (node, content, isRefused) => {
  const driver = join(folder, 'driver.node');
  writeFileSync(driver, content);
  const refuse = () => refuseFatalDriver(node, driver);
  if (isRefused) expect(refuse).toThrow('please use Node 24.22 or newer, or 22');
  else expect(refuse).not.toThrow();
});

test('all packages are installed and what is to be compiled is, whatever the shell and .npmrc prefer', () => {
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  const product = { devDependencies: { tool: 'file:tool' } };
  mkdirSync(join(folder, 'tool'));
  write('package.json', product);
  write('package-lock.json', {
    lockfileVersion: 3,
    packages: {
      '': product,
      'node_modules/tool': { resolved: 'tool', link: true },
      tool: { version: '1.0.0', dev: true, hasInstallScript: true },
    },
  });
  write('tool/package.json', { name: 'tool', version: '1.0.0', scripts: { install: 'touch compiled' } });
  const env = { ...process.env, NODE_ENV: 'production', npm_config_ignore_scripts: 'true' };
  for (const args of [INSTALL, [...REBUILD, 'tool']])
    spawnSync(process.execPath, [findNpm(), ...args, '--offline'], { cwd: folder, env });
  expect(existsSync(join(folder, 'node_modules/tool/compiled'))).toBe(true);
});

test("a driver that was tried in vain, as after a change of Node's version, does not spoil the next one", () => {
  const write = (source: string) => writeFileSync(join(folder, 'node_modules/better-sqlite3.js'), source);
  mkdirSync(join(folder, 'node_modules'));
  write('process.wasTried = true; throw new Error()');
  expect(canOpenSqlite(folder)).toBe(false);
  write('if (process.wasTried) throw new Error(); module.exports = class { close() {} }');
  expect(canOpenSqlite(folder)).toBe(true);
});

test('what SQLite needs and is not there is told, and any other failure of npm is left as it is', () => {
  const stack = 'npm error gyp ERR! stack is related to network connectivity. In most cases';
  const explain = (log: string, { tools = [] as string[], folder = '/home/me/site' } = {}) =>
    explainCompiling(log, { tools, folder })?.message;
  expect(explain(stack, { tools: ['no-such-tool'] })).toContain('no-such-tool: please install it');
  expect(explain(stack, { folder: '/home/me/site (2)' })).toContain('a folder with ( in its name');
  expect(explain(stack)).toContain('github.com');
  expect(explain('npm error gyp ERR! stack make failed')).toBeUndefined();
  expect(explain('npm error code ECONNRESET')).toBeUndefined();
});

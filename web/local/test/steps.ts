import getPort from 'get-port';
import { join } from 'node:path';
import { CMS, ROOT } from '../bootstrap/folders.mjs';
import { findNpm } from '../bootstrap/install.mjs';
import { runProcess } from '../bootstrap/processes.mjs';
import { Refusal } from '../bootstrap/terminal.mjs';
import { DEMO_OWNER } from '../auth/accounts.mjs';
import { build } from '../run/build.ts';
import { startProduct } from '../run/product.ts';
import { type Settings } from '../run/settings.ts';

/** `report` is where a step counts its tests. */
export type TestStep = { name: string; run: () => Promise<void>; report?: string };

/** The steps of `npm test`, by those that go side by side; the settings are of the product that the browser tests drive. */
export function listSteps(settings: Settings, chromium: string, hasPostgres: boolean): TestStep[][] {
  const node = (name: string, args: string[], cwd = ROOT, env: NodeJS.ProcessEnv = {}) =>
    runProcess({
      name,
      args,
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      log: join(settings.logDir, `${name.toLowerCase().replaceAll(' ', '-')}.log`),
      tail: 200,
    });
  const npm = (name: string, args: string[], cwd = ROOT): TestStep => ({
    name,
    run: () => node(name, [findNpm(), ...args], cwd),
  });
  const reportOf = (name: string) => join(settings.dataDir, `${name}-tests.json`);
  const vitest = (report: string) => [
    '--',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];

  const cmsReport = reportOf('cms');
  const testCms = [findNpm(), 'test', ...vitest(cmsReport)];
  const onBoth = [join(ROOT, 'web/local/postgres.mjs'), process.execPath, ...testCms];

  const browserReport = reportOf('browser');
  const testInBrowser = async () => {
    const ownerOnly = await ownerOnlySettings(settings);
    const first = await startProduct(settings);
    const second = await startProduct(ownerOnly, { hasEmulator: false });
    const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const args = [playwright, 'test', '--config', 'web/playwright.config.ts', '--reporter=list,json'];
    const { WEB_PORT, CMS_PORT, AUTH_EMULATOR_PORT } = settings.ports;
    const tests = node('Browser tests', args, ROOT, {
      CHROMIUM_PATH: chromium,
      BASE_URL: `http://localhost:${WEB_PORT}`,
      OWNER_ONLY_URL: `http://localhost:${ownerOnly.ports.WEB_PORT}`,
      CMS_URL: `http://127.0.0.1:${CMS_PORT}`,
      AUTH_EMULATOR_URL: `http://127.0.0.1:${AUTH_EMULATOR_PORT}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    });
    await Promise.race([tests, first.failure, second.failure]);
  };

  return [
    [
      npm('Lint', ['run', 'lint']),
      npm('Types', ['run', 'typecheck']),
      npm('CMS types', ['run', 'typecheck'], CMS),
      npm('Generated types', ['run', 'codegen', '--', '--check']),
    ],
    [{ ...npm('Unit tests', ['run', 'test:unit', ...vitest(reportOf('web'))]), report: reportOf('web') }],
    [{ name: 'Build', run: () => build(settings) }],
    [
      {
        name: hasPostgres ? 'CMS tests' : 'CMS tests, SQLite only',
        report: cmsReport,
        run: async () => {
          if (!hasPostgres && process.env.CI)
            throw new Refusal('PostgreSQL is not installed, and CI tests the CMS on it too.');
          await node('CMS tests', hasPostgres ? onBoth : testCms, CMS);
        },
      },
    ],
    [{ name: 'Browser tests', run: testInBrowser, report: browserReport }],
  ];
}

/** A second product, without samples, where only the owner may edit. It shares the emulator with the first one. */
async function ownerOnlySettings(settings: Settings): Promise<Settings> {
  return {
    ...settings,
    ports: { ...settings.ports, WEB_PORT: await getPort(), CMS_PORT: await getPort() },
    dataDir: join(settings.dataDir, 'owner-only'),
    logDir: join(settings.logDir, 'owner-only'),
    isDemo: false,
    editors: DEMO_OWNER.email,
  };
}

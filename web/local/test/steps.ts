import { join } from 'node:path';
import { CMS, ROOT } from '../bootstrap/folders.mjs';
import { findNpm } from '../bootstrap/install.mjs';
import { runProcess } from '../bootstrap/processes.mjs';
import { Refusal } from '../bootstrap/terminal.mjs';
import { build } from '../run/build.ts';
import { type Settings } from '../run/settings.ts';
import { startBrowserProducts } from './browser-products.ts';

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
  const vitest = (report: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

  const cmsReport = reportOf('cms');
  // What `npm test` there compiles first, the build has.
  const testCms = [join(CMS, 'node_modules/vitest/vitest.mjs'), 'run', ...vitest(cmsReport)];
  const onBoth = [join(ROOT, 'web/local/postgres.mjs'), process.execPath, ...testCms];

  const browserReport = reportOf('browser');
  const testInBrowser = async () => {
    const products = await startBrowserProducts(settings);
    const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
    const args = [playwright, 'test', '--config', 'web/playwright.config.ts', '--reporter=list,json'];
    const tests = node('Browser tests', args, ROOT, {
      CHROMIUM_PATH: chromium,
      PRODUCTS: JSON.stringify(products.map(({ addresses }) => addresses)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    });
    await Promise.race([tests, ...products.flatMap(({ failures }) => failures)]);
  };

  return [
    [
      // In parts, since the whole would be the last to end, on one core.
      npm('Lint', ['run', 'lint:web']),
      npm('CMS lint', ['run', 'lint:cms']),
      npm('Format', ['run', 'lint:format']),
      npm('Types', ['run', 'typecheck']),
      npm('CMS types', ['run', 'typecheck'], CMS),
      npm('Generated types', ['run', 'codegen', '--', '--check']),
      // Like linting, it keeps one core busy.
      { name: 'Build', run: () => build(settings) },
    ],
    [
      {
        ...npm('Unit tests', ['run', 'test:unit', '--', ...vitest(reportOf('web'))]),
        report: reportOf('web'),
      },
    ],
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

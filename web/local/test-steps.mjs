// @ts-check
import { join } from 'node:path';
import { findNpm } from './install.mjs';
import { installAndBuild } from './prepare.mjs';
import { runProcess } from './processes.mjs';
import { startProduct } from './product.mjs';
import { Refusal } from './refusal.mjs';
import { ROOT } from './settings.mjs';
import { readPlaywrightCounts, readVitestCounts } from './test-counts.mjs';

const CMS = join(ROOT, 'cms');

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {{ name: string, run: () => Promise<void>, countTests?: () => Counts }} TestStep
 * @typedef {{ chromium: string, postgres: string | undefined }} Tools
 */

/**
 * @param {Settings} settings of the product that the browser tests drive
 * @param {Tools} tools
 * @returns {TestStep[]}
 */
export function listSteps(settings, tools) {
  const reports = {
    web: join(settings.dataDir, 'web-tests.json'),
    cms: join(settings.dataDir, 'cms-tests.json'),
    browser: join(settings.dataDir, 'browser-tests.json'),
  };
  const node = (/** @type {string[]} */ args, cwd = ROOT, env = {}) =>
    runProcess({
      name: 'This step',
      args,
      cwd,
      env: { ...process.env, ...env },
      log: join(settings.logDir, 'step.log'),
      tail: 200,
    });
  const npm = (/** @type {string[]} */ args, cwd = ROOT) => node([findNpm(), ...args], cwd);

  return [
    { name: 'Lint', run: () => npm(['run', 'lint']) },
    { name: 'Types', run: () => npm(['run', 'typecheck']) },
    { name: 'CMS types', run: () => npm(['run', 'typecheck'], CMS) },
    { name: 'Generated types', run: () => npm(['run', 'codegen', '--', '--check']) },
    {
      name: 'Unit tests',
      run: () => npm(['run', 'test:unit', '--', ...vitestReport(reports.web)]),
      countTests: () => readVitestCounts(reports.web),
    },
    { name: 'Build', run: () => installAndBuild(settings) },
    {
      name: tools.postgres ? 'CMS tests' : 'CMS tests, SQLite only',
      run: () => testCms(node, reports.cms, tools),
      countTests: () => readVitestCounts(reports.cms),
    },
    {
      name: 'Browser tests',
      run: () => testInBrowser(node, reports.browser, settings, tools),
      countTests: () => readPlaywrightCounts(reports.browser),
    },
  ];
}

/**
 * @param {(args: string[], cwd?: string) => Promise<void>} node
 * @param {string} report
 * @param {Tools} tools
 */
async function testCms(node, report, { postgres }) {
  const test = [findNpm(), 'test', '--', ...vitestReport(report)];
  if (postgres) return node([join(ROOT, 'web/local/postgres.mjs'), process.execPath, ...test], CMS);
  if (process.env.CI) throw new Refusal('PostgreSQL is not installed, and CI tests the CMS on it too.');
  return node(test, CMS);
}

/**
 * @param {(args: string[], cwd: string, env: NodeJS.ProcessEnv) => Promise<void>} node
 * @param {string} report
 * @param {Settings} settings
 * @param {Tools} tools
 */
async function testInBrowser(node, report, settings, { chromium }) {
  const { failure } = await startProduct(settings);
  const { WEB_PORT, CMS_PORT, AUTH_EMULATOR_PORT } = settings.ports;
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const run = node(
    [playwright, 'test', '--config', 'web/playwright.config.ts', '--reporter=line,json'],
    ROOT,
    {
      CHROMIUM_PATH: chromium,
      BASE_URL: `http://localhost:${WEB_PORT}`,
      CMS_URL: `http://127.0.0.1:${CMS_PORT}`,
      AUTH_EMULATOR_URL: `http://127.0.0.1:${AUTH_EMULATOR_PORT}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  await Promise.race([run, failure]);
}

/** @param {string} file */
function vitestReport(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

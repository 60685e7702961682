// @ts-check
import { join } from 'node:path';
import { findNpm } from './install.mjs';
import { installAndBuild } from './prepare.mjs';
import { runProcess } from './processes.mjs';
import { pickFreePorts } from './ports.mjs';
import { startProduct } from './product.mjs';
import { Refusal } from './refusal.mjs';
import { DEMO_OWNER, ROOT } from './settings.mjs';
import { readPlaywrightCounts, readVitestCounts } from './test-counts.mjs';

const CMS = join(ROOT, 'cms');

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {{ name: string, run: () => Promise<void>, countTests?: () => Counts }} TestStep
 * @typedef {{ chromium: string, postgres: string | undefined }} Tools
 * @typedef {(name: string, args: string[], options?: { cwd?: string, env?: NodeJS.ProcessEnv }) => Promise<void>} RunNode
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
  /** @type {RunNode} */
  const node = (name, args, { cwd = ROOT, env = {} } = {}) =>
    runProcess({
      name,
      args,
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      log: join(settings.logDir, `${name.toLowerCase().replaceAll(' ', '-')}.log`),
      tail: 200,
    });
  const npm = (/** @type {string} */ name, /** @type {string[]} */ args, cwd = ROOT) => ({
    name,
    run: () => node(name, [findNpm(), ...args], { cwd }),
  });

  return [
    npm('Lint', ['run', 'lint']),
    npm('Types', ['run', 'typecheck']),
    npm('CMS types', ['run', 'typecheck'], CMS),
    npm('Generated types', ['run', 'codegen', '--', '--check']),
    {
      ...npm('Unit tests', ['run', 'test:unit', '--', ...vitestReport(reports.web)]),
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
 * @param {RunNode} node
 * @param {string} report
 * @param {Tools} tools
 */
async function testCms(node, report, { postgres }) {
  const test = [findNpm(), 'test', '--', ...vitestReport(report)];
  const withServer = [join(ROOT, 'web/local/postgres.mjs'), process.execPath, ...test];
  if (!postgres && process.env.CI)
    throw new Refusal('PostgreSQL is not installed, and CI tests the CMS on it too.');
  await node('CMS tests', postgres ? withServer : test, { cwd: CMS });
}

/**
 * @param {RunNode} node
 * @param {string} report
 * @param {Settings} settings
 * @param {Tools} tools
 */
async function testInBrowser(node, report, settings, { chromium }) {
  const ownerOnly = await ownerOnlySettings(settings);
  const products = await Promise.all([
    startProduct(settings),
    startProduct(ownerOnly, { hasEmulator: false }),
  ]);
  const { WEB_PORT, CMS_PORT, AUTH_EMULATOR_PORT } = settings.ports;
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', '--config', 'web/playwright.config.ts', '--reporter=list,json'];
  const env = {
    CHROMIUM_PATH: chromium,
    BASE_URL: `http://localhost:${WEB_PORT}`,
    OWNER_ONLY_URL: `http://localhost:${ownerOnly.ports.WEB_PORT}`,
    CMS_URL: `http://127.0.0.1:${CMS_PORT}`,
    AUTH_EMULATOR_URL: `http://127.0.0.1:${AUTH_EMULATOR_PORT}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  await Promise.race([node('Browser tests', args, { env }), ...products.map(({ failure }) => failure)]);
}

/**
 * A second product, without samples, where only the owner may edit. It shares the emulator with the first one.
 *
 * @param {Settings} settings
 * @returns {Promise<Settings>}
 */
async function ownerOnlySettings(settings) {
  const [WEB_PORT = 0, CMS_PORT = 0] = await pickFreePorts(2);
  return {
    ...settings,
    ports: { ...settings.ports, WEB_PORT, CMS_PORT },
    dataDir: join(settings.dataDir, 'owner-only'),
    logDir: join(settings.logDir, 'owner-only'),
    isDemo: false,
    editors: DEMO_OWNER.email,
  };
}

/** @param {string} file */
function vitestReport(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

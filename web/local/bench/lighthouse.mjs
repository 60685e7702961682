// @ts-check
import { killAll, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { installChromium } from '../system-tools.mjs';
import { PAGES } from './pages.mjs';
import { interleave, median } from './statistics.mjs';
import { atLeast, atMost, ratioTo, report, units } from './table.mjs';

export const title = 'Lighthouse: mobile, simulated throttling, median (lowest–highest)';

const ATTEMPTS = 3;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic'];
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const AUDITS = /** @type {const} */ ({
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
});

/**
 * @typedef {Record<(typeof CATEGORIES)[number] | keyof typeof AUDITS | 'benchmarkIndex', number>} Run
 * @typedef {{ key: keyof Run, unit: import('./table.mjs').Unit, least?: number, most?: number,
 *   dependsOnMachine?: boolean, isCompared?: boolean }} Figure
 */

/** @type {Figure[]} */
const FIGURES = [
  { key: 'performance', unit: units.count, least: 97, dependsOnMachine: true },
  { key: 'accessibility', unit: units.count, least: 100 },
  { key: 'best-practices', unit: units.count, least: 100 },
  { key: 'seo', unit: units.count, least: 100 },
  { key: 'FCP', unit: units.seconds, isCompared: true },
  { key: 'LCP', unit: units.seconds, most: 1500, dependsOnMachine: true, isCompared: true },
  { key: 'TBT', unit: units.milliseconds, most: 200, dependsOnMachine: true, isCompared: true },
  { key: 'CLS', unit: units.decimal, most: 0.02, dependsOnMachine: true },
];

/** @param {import('./setup.mjs').Setup} setup */
export async function measure({ webUrl, controlUrl, runs, logDir }) {
  const chromePath = await installChromium(logDir);
  process.once('exit', killAll);
  const urls = [
    ...PAGES.map((path) => ({ name: path, url: `${webUrl}${path}` })),
    { name: 'control', url: controlUrl },
  ];
  const subjects = Object.fromEntries(urls.map(({ name, url }) => [name, () => look(url, chromePath)]));
  await interleave(1, subjects);
  const { control = [], ...pages } = await interleave(runs, subjects);
  const all = [...Object.values(pages).flat(), ...control];
  return [
    ...Object.entries(pages).flatMap(([path, results]) =>
      FIGURES.map((figure) => toRow(path, figure, results, control)),
    ),
    ...FIGURES.filter(({ isCompared }) => isCompared).map(({ key, unit }) =>
      toRow('control', { key, unit }, control),
    ),
    toRow('all', { key: 'benchmarkIndex', unit: units.count }, all),
  ];
}

/**
 * @param {string} url
 * @param {string} chromePath
 * @returns {Promise<Run>}
 */
async function look(url, chromePath, attempt = 1) {
  const chrome = await launch({
    chromePath,
    chromeFlags: FLAGS,
    logLevel: 'silent',
    handleSIGINT: false,
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
    return readRun(result?.lhr);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
  } finally {
    chrome.kill();
  }
  return look(url, chromePath, attempt + 1);
}

/**
 * @param {import('lighthouse').Result | undefined} result
 * @returns {Run}
 */
function readRun(result) {
  const { categories = {}, audits = {}, runtimeError, environment } = result ?? {};
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? NaN) * 100]);
  const times = Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]);
  const run = Object.fromEntries([...scores, ...times, ['benchmarkIndex', environment?.benchmarkIndex]]);
  const missing = Object.keys(run).filter((name) => !Number.isFinite(run[name]));
  if (missing.length > 0) throw new Error(`Lighthouse could not measure ${missing.join(', ')}.`);
  return run;
}

/**
 * @param {string} name
 * @param {Figure} figure
 * @param {Run[]} runs
 * @param {Run[]} [control]
 * @returns {import('./table.mjs').Row}
 */
function toRow(name, { key, unit, least, most, dependsOnMachine, isCompared }, runs, control = []) {
  const values = runs.map((run) => run[key]);
  const value = median(values);
  const ratio = isCompared ? ratioTo(value, median(control.map((run) => run[key])), 'control') : undefined;
  const extra = { dependsOnMachine, ratio };
  const figure = `${name} ${key}`;
  const row =
    least !== undefined
      ? atLeast(figure, value, least, unit, extra)
      : most !== undefined
        ? atMost(figure, value, most, unit, extra)
        : report(figure, value, unit, extra);
  return { ...row, value: `${row.value} (${unit(Math.min(...values))}–${unit(Math.max(...values))})` };
}

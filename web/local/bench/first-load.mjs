// @ts-check
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../settings.mjs';
import { installChromium } from '../system-tools.mjs';
import { PAGES } from './pages.mjs';
import { ask } from './requests.mjs';
import { sum } from './statistics.mjs';
import { atMost, ratioTo, report, units } from './table.mjs';

export const title = 'First load: bytes as sent, brotli';

const PATIENCE = 5000;

/** @param {import('./setup.mjs').Setup} setup */
export async function measure({ webUrl, logDir }) {
  return [...(await measureScripts(webUrl)), ...(await measurePages(webUrl, logDir))];
}

/**
 * The files that the build has found in the first load; it fails with a forbidden package among them.
 *
 * @param {string} webUrl
 */
async function measureScripts(webUrl) {
  const file = join(ROOT, 'web/dist/client/.vite/first-load.json');
  const { limit, forbidden, files } = JSON.parse(readFileSync(file, 'utf8'));
  const answers = await Promise.all(
    files.map((/** @type {string} */ file) => askBrotli(`${webUrl}/${file}`)),
  );
  const size = sum(answers.map(({ length }) => length));
  const ratio = ratioTo(size, limit, 'limit');
  return [
    atMost('/ JavaScript', size, limit, units.kilobytes, { ratio }),
    report('/ packages that the build keeps out of it', forbidden.length, units.count),
  ];
}

/** @param {string} url */
async function askBrotli(url) {
  const { headers, body } = await ask(url, { headers: { 'accept-encoding': 'br' } });
  if (headers['content-encoding'] !== 'br') throw new Error(`${url} is not sent as brotli.`);
  return body;
}

/**
 * What a browser with an empty cache fetches until it rests.
 *
 * @param {string} webUrl
 * @param {string} logDir
 */
async function measurePages(webUrl, logDir) {
  const executablePath = await installChromium(logDir);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const rows = [];
  for (const path of PAGES) {
    const { html, sizes } = await openPage(browser, `${webUrl}${path}`);
    const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css).join('\n');
    const css = brotliCompressSync(styles).length;
    rows.push(
      report(`${path} HTML`, sizes.document ?? 0, units.kilobytes),
      report(`${path} CSS in it, ${styles.length} characters`, css, units.kilobytes),
      report(`${path} CSS files`, sizes.stylesheet ?? 0, units.kilobytes),
      report(`${path} fonts`, sizes.font ?? 0, units.kilobytes),
      report(`${path} JavaScript until it rests`, sizes.script ?? 0, units.kilobytes),
    );
  }
  await browser.close();
  return rows;
}

/**
 * The server sends the first visitors of a page a copy that was quickly made.
 *
 * @param {string} url
 */
async function untilThoroughlyCompressed(url) {
  const deadline = Date.now() + PATIENCE;
  const { length } = await askBrotli(url);
  while ((await askBrotli(url)).length === length && Date.now() < deadline) await sleep(100);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function openPage(browser, url) {
  await untilThoroughlyCompressed(url);
  const page = await browser.newPage();
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const request of requests) {
    const type = request.resourceType();
    sizes[type] = (sizes[type] ?? 0) + (await request.sizes()).responseBodySize;
  }
  await page.close();
  return { html, sizes };
}

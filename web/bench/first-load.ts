import { type Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../local/bootstrap/folders.mjs';
import { launchBrowser, PAGES, type Setup } from './setup.ts';
import { sum } from './statistics.ts';
import { ratioTo, row, units, type Row } from './table.ts';

export const title = 'First load: bytes as sent, brotli';

const TIMEOUT = 5000;

export async function measure(setup: Setup): Promise<Row[]> {
  const rows = await measureScripts(setup.webUrl);
  const browser = await launchBrowser(setup);
  for (const path of PAGES) rows.push(...(await measurePage(browser, setup.webUrl, path)));
  await browser.close();
  return rows;
}

/** The files that the build has found in the first load; it fails with a forbidden package among them. */
async function measureScripts(webUrl: string): Promise<Row[]> {
  const file = join(ROOT, 'web/dist/client/.vite/first-load.json');
  const firstLoad: { limit: number; forbidden: string[]; files: string[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const size = sum(await Promise.all(firstLoad.files.map((file) => brotliSize(`${webUrl}/${file}`))));
  const ratio = ratioTo(size, firstLoad.limit, 'limit');
  return [
    row('/ JavaScript', size, units.kilobytes, { atMost: firstLoad.limit, ratio }),
    row('/ packages that the build keeps out of it', firstLoad.forbidden.length, units.count),
  ];
}

async function brotliSize(url: string) {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (headers.get('content-encoding') !== 'br') throw new Error(`${url} is not sent as brotli.`);
  return Number(headers.get('content-length'));
}

/** What a browser with an empty cache fetches until it rests. */
async function measurePage(browser: Browser, webUrl: string, path: string): Promise<Row[]> {
  await untilThoroughlyCompressed(webUrl + path);
  const page = await browser.newPage();
  const sizes: Record<string, number> = {};
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    const count = ({ responseBodySize }: { responseBodySize: number }) => {
      sizes[type] = (sizes[type] ?? 0) + responseBodySize;
    };
    counted.push(request.sizes().then(count));
  });
  const response = await page.goto(webUrl + path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  const html = (await response?.text()) ?? '';
  await page.close();

  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css).join('\n');
  const css = brotliCompressSync(styles).length;
  return [
    row(`${path} HTML`, sizes.document ?? 0, units.kilobytes),
    row(`${path} CSS in it, ${styles.length} characters`, css, units.kilobytes),
    row(`${path} CSS files`, sizes.stylesheet ?? 0, units.kilobytes),
    row(`${path} fonts`, sizes.font ?? 0, units.kilobytes),
    row(`${path} JavaScript until it rests`, sizes.script ?? 0, units.kilobytes),
  ];
}

/** The server sends the first visitors of a page a copy that was quickly made. */
async function untilThoroughlyCompressed(url: string) {
  const deadline = Date.now() + TIMEOUT;
  const size = await brotliSize(url);
  while ((await brotliSize(url)) === size && Date.now() < deadline) await sleep(100);
}

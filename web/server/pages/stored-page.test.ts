import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { storePage } from './stored-page';

const text = Array.from({ length: 2000 }, (_, index) => `<li>Project ${(index * 7919) % 1009}</li>`).join('');

test('a page that has not changed stays with what was compressed', async () => {
  const page = storePage(text, true);
  expect(storePage(text, true, page)).toBe(page);
  expect(storePage(`${text}.`, true, page)).not.toBe(page);
  expect(storePage(text, false, page)).not.toBe(page);
  expect(await page.encoded('gzip')).toBe(await page.encoded('gzip'));
});

test('a page that is asked for again becomes smaller', async () => {
  const page = storePage(text, true);
  const quick = await page.encoded('br');
  await page.encoded('br');
  await vi.waitFor(async () => expect((await page.encoded('br')).length).toBeLessThan(quick.length), 10_000);
  expect(brotliDecompressSync(await page.encoded('br')).toString()).toBe(text);
});

import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { cpuOf } from '../../../cms/tests/harness/measure-cpu';
import { storePage } from './stored-page';

const textOf = (length: number) =>
  Array.from({ length }, (_, index) => `<li>Project ${(index * 7919) % 1009}</li>`).join('');
const text = textOf(2000);

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

test('to become smaller costs a long page less than a quarter of a second', async () => {
  const word = (index: number) => ((index * index * 7919) % 99_991).toString(36);
  const words = Array.from(
    { length: 12_000 },
    (_, index) => `<li>${word(index)} ${word(3 * index + 1)}</li>`,
  );
  const page = storePage(words.join(''), true);
  const quick = await page.encoded('br');
  const time = await cpuOf(async () => {
    await page.encoded('br');
    await vi.waitFor(async () => expect(await page.encoded('br')).not.toBe(quick), 10_000);
  });
  expect(time).toBeLessThan(250);
});

test('a page counts for about what it takes with its copies', async () => {
  const page = storePage(text, true);
  const copies = [page.bytes, await page.encoded('br'), await page.encoded('gzip')];
  const taken = copies.reduce((sum, { length }) => sum + length, 0);
  expect(page.size).toBeGreaterThanOrEqual(taken);
  expect(page.size).toBeLessThan(1.5 * taken);
});

test('one page at a time becomes smaller, the next one when it is asked for after that', async () => {
  const [long, short] = [storePage(textOf(20_000), true), storePage(textOf(200), true)];
  const quick = [await long.encoded('br'), await short.encoded('br')];
  for (const page of [long, short]) await page.encoded('br');
  const isSmaller = async (page: typeof long, index: number) =>
    expect((await page.encoded('br')).length).toBeLessThan(quick[index]?.length ?? 0);
  await vi.waitFor(() => isSmaller(long, 0), 30_000);
  expect(await short.encoded('br')).toBe(quick[1]);
  await vi.waitFor(() => isSmaller(short, 1), 10_000);
});

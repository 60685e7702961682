import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusyError, createLimit, type Limit } from '../../src/lib/limit';
import { createPageCache } from './page-cache';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Page = { text: string; complete: boolean; size: number };

const cacheOf = (options: { maxSize?: number; renders?: Limit } = {}) =>
  createPageCache<Page>({ maxSize: 1000, freshFor: 1000, timeout: 300, ...options });

const page = (text: string, complete = true): Page => ({ text, complete, size: 100 });
const renderer = (text: string) => vi.fn(() => Promise.resolve(page(text)));
const slowly = (text: string, ms: number) => () =>
  new Promise<Page>((resolve) => setTimeout(resolve, ms, page(text)));

test('a page is rendered once a second', async () => {
  const cache = cacheOf();
  const render = renderer('a');
  await cache.get('/', render);
  await cache.get('/', render);
  expect(render).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(1001);
  await cache.get('/', render);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a clock that is set back keeps no page until it has caught up', async () => {
  const cache = cacheOf();
  const now = Date.now();
  vi.setSystemTime(now + 365 * 24 * 60 * 60 * 1000);
  await cache.get('/', renderer('ahead'));
  vi.setSystemTime(now);
  vi.advanceTimersByTime(1001);
  expect(await cache.get('/', renderer('right'))).toEqual(page('right'));
  expect(await cache.get('/', renderer('unused'))).toEqual(page('right'));
});

test('concurrent visitors share one render', async () => {
  const cache = cacheOf();
  const render = renderer('a');
  await Promise.all([cache.get('/', render), cache.get('/', render), cache.get('/', render)]);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a visitor gets the newer page when it is quick', async () => {
  const cache = cacheOf();
  await cache.get('/', renderer('old'));
  vi.advanceTimersByTime(1001);
  const visit = cache.get('/', slowly('new', 200));
  await vi.advanceTimersByTimeAsync(200);
  expect(await visit).toEqual(page('new'));
});

test('a visitor gets the older page when the newer one takes long, and the next one gets the newer', async () => {
  const cache = cacheOf();
  await cache.get('/', renderer('old'));
  vi.advanceTimersByTime(1001);
  const visit = cache.get('/', slowly('new', 900));
  await vi.advanceTimersByTimeAsync(300);
  expect(await visit).toEqual(page('old'));

  await vi.advanceTimersByTimeAsync(600);
  expect(await cache.get('/', renderer('newest'))).toEqual(page('new'));
});

test.each([
  { name: 'fails', render: () => Promise.reject(new Error('down')) },
  { name: 'is not complete', render: () => Promise.resolve(page('empty', false)) },
])('when rendering $name, the page from before is served, however old', async ({ render }) => {
  const cache = cacheOf();
  await cache.get('/', renderer('old'));
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(await cache.get('/', render)).toEqual(page('old'));
  expect(await cache.refresh('/', render)).toEqual(page('old'));
});

test('a first page that is not complete is served but not kept', async () => {
  const cache = cacheOf();
  const broken = page('empty', false);
  expect(await cache.get('/', () => Promise.resolve(broken))).toEqual(broken);
  expect(await cache.get('/', renderer('whole'))).toEqual(page('whole'));
});

test('an author sees the write, and so does everyone after', async () => {
  const cache = cacheOf();
  await cache.get('/', renderer('old'));
  expect(await cache.refresh('/', renderer('new'))).toEqual(page('new'));
  expect(await cache.get('/', renderer('unused'))).toEqual(page('new'));
});

test('a render that began before the write is not what its author gets', async () => {
  const cache = cacheOf();
  const early = cache.get('/', slowly('before', 500));
  vi.advanceTimersByTime(100);
  const after = cache.refresh('/', renderer('after'));
  await vi.advanceTimersByTimeAsync(400);
  expect(await early).toEqual(page('before'));
  expect(await after).toEqual(page('after'));
  expect(await cache.get('/', renderer('unused'))).toEqual(page('after'));
});

test('however many want the page anew, one render runs and one waits', async () => {
  const cache = cacheOf();
  const render = vi.fn(slowly('new', 100));
  const visits = Array.from({ length: 50 }, () => cache.refresh('/', render));
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all(visits);
  expect(render).toHaveBeenCalledTimes(2);
});

test('no more bytes are kept than there is room for: what nobody asks for goes first', async () => {
  const cache = cacheOf({ maxSize: 200 });
  for (const key of ['/a', '/b', '/a', '/c']) await cache.get(key, renderer(key));
  const kept = renderer('/a');
  await cache.get('/a', kept);
  expect(kept).not.toHaveBeenCalled();
  const dropped = renderer('/b');
  await cache.get('/b', dropped);
  expect(dropped).toHaveBeenCalledOnce();
});

test('beyond what may be rendered at once, kept pages still come and others are refused', async () => {
  const cache = cacheOf({ renders: createLimit({ running: 1, waiting: 0 }) });
  await cache.get('/', renderer('old'));
  vi.advanceTimersByTime(1001);
  const slow = cache.get('/slow', slowly('slow', 500));
  expect(await cache.get('/', renderer('unused'))).toEqual(page('old'));
  await expect(cache.get('/new', renderer('unused'))).rejects.toThrow(BusyError);
  await vi.advanceTimersByTimeAsync(500);
  expect(await slow).toEqual(page('slow'));
});

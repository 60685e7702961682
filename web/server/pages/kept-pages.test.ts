import { afterEach, expect, test, vi } from 'vitest';
import { createFreshCookie } from '../../../cms/src/shared-with-web/server/fresh-cookie';
import type { WebApp } from './page-renderer';
import { appOf, env, fresh, page } from './test-app';

const app = appOf((location) => page(`page ${location}`));

afterEach(() => vi.useRealTimers());

test('a page that has not changed is not sent again', async () => {
  const first = await app.request('/');
  const etag = first.headers.get('etag') ?? '';
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const second = await app.request('/', { headers: { 'if-none-match': known } });
    expect([known, second.status, await second.text()]).toEqual([known, 304, '']);
  }
  expect((await app.request('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('after a write its author gets a fresh page, for nobody to keep', async () => {
  const render = vi.fn<WebApp['render']>(() => page('now'));
  const answer = await appOf(render).request('/', { headers: { cookie: fresh } });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(render).toHaveBeenCalledWith(
    '/',
    expect.objectContaining({ freshCookie: expect.stringMatching(/^fresh=\d/) as string }),
  );
});

test.each(['fresh=1', 'fresh=', `fresh=9999999999.${'a'.repeat(43)}`, createFreshCookie('another secret')])(
  'with %s nobody gets a page of his own',
  async (cookie) => {
    const render = vi.fn<WebApp['render']>(() => page('now'));
    const server = appOf(render);
    for (let visit = 0; visit < 3; visit++) {
      const answer = await server.request('/', { headers: { cookie, 'cache-control': 'no-cache' } });
      expect(answer.headers.get('cache-control')).toContain('public');
    }
    expect(render).toHaveBeenCalledOnce();
  },
);

test('a first page without the cms is unavailable, and the browser starts from nothing', async () => {
  const answer = await appOf(() => page('No projects found', false)).request('/');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toContain('No projects found');
  expect(html).not.toContain('id="apollo"');
});

test('a page rendered before still comes when the cms is down', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let up = true;
  const server = appOf(() => (up ? page('whole') : page('empty', false)));
  await server.request('/');
  up = false;
  vi.advanceTimersByTime(3_600_000);
  for (const cookie of ['', createFreshCookie(env.freshCookieSecret)]) {
    const answer = await server.request('/', { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('whole');
  }
});

test('a page is rendered anew when the content changes, or after a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let renders = 0;
  let same = true;
  const server = appOf(() => page(`render ${++renders}`), { areCurrent: () => Promise.resolve(same) });
  const read = async (after: number, cookie = '') => {
    vi.advanceTimersByTime(after);
    return (await server.request('/', { headers: { cookie } })).text();
  };
  expect(await read(0)).toContain('render 1');
  expect(await read(2000)).toContain('render 1');
  expect(await read(0, fresh)).toContain('render 1');
  same = false;
  expect(await read(0)).toContain('render 1');
  expect(await read(0, fresh)).toContain('render 2');
  same = true;
  expect(await read(59_000)).toContain('render 2');
  expect(await read(2_000)).toContain('render 3');
});

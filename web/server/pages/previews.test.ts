import { expect, test, vi } from 'vitest';
import type { WebApp } from './page-renderer';
import { appOf, fresh, page } from './test-app';

const LINK = `/preview/${'a'.repeat(43)}`;

test('a preview is rendered anew for everybody, and kept by nobody', async () => {
  let version = 0;
  const server = appOf(() => page(`version ${(version += 1)}`));
  for (const cookie of ['', '', fresh]) {
    const answer = await server.request(LINK, { headers: { cookie } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await answer.text()).toContain(`version ${version}`);
  }
  expect(version).toBe(3);
});

test('a link that shows nothing is not found, and what no link looks like is not even asked for', async () => {
  const render = vi.fn<WebApp['render']>(async (location) =>
    location === '/404' ? page('not there') : { ...(await page('')), leadsTo: '/404' },
  );
  const server = appOf(render);
  for (const path of [LINK, `${LINK}a`, '/preview/', '/preview/..%2f', `/preview/${'a'.repeat(5000)}`]) {
    const answer = await server.request(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('not there');
  }
  expect(render.mock.calls.map(([location]) => location)).toEqual([LINK, '/404']);
});

test('whoever shows previews over and over keeps no page waiting, and is told to wait himself', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const server = appOf(async (location, { turns }) => {
    const isPreview = location === LINK;
    await turns?.render.run(() => (isPreview ? held : Promise.resolve()));
    return page(location);
  });
  const flood = Array.from({ length: 40 }, async () => server.request(LINK));
  expect((await server.request('/portfolio/tide-atlas')).status).toBe(200);
  expect((await server.request('/about')).status).toBe(200);
  end();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(11);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

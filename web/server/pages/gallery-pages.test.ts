import { afterEach, expect, test, vi } from 'vitest';
import type { WebApp } from './page-renderer';
import { appOf, fresh, page } from './test-app';

afterEach(() => vi.useRealTimers());

test('beyond the end of the gallery is its last page, and nothing else is rendered', async () => {
  const render = vi.fn<WebApp['render']>((location) => page(`page ${location}`));
  const server = appOf(render);
  for (const beyond of [4, 5, 999, 123_456, 999_999]) {
    const answer = await server.request(`/portfolio?page=${beyond}&x=${beyond}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/portfolio?page=3');
  }
  expect(render.mock.calls.map(([location]) => location)).toEqual(['/portfolio', '/portfolio?page=3']);
});

test('a gallery that grows shows its new page to the one who wrote it', async () => {
  let galleryPages = 3;
  const server = appOf(async (location) => ({ ...(await page(`page ${location}`)), galleryPages }));
  await server.request('/portfolio?page=3');
  galleryPages = 4;
  const answer = await server.request('/portfolio?page=4', { headers: { cookie: fresh } });
  expect(await answer.text()).toContain('page /portfolio?page=4');
});

test('a search leads to its own last page, and the gallery stays as long as it is', async () => {
  const render = vi.fn<WebApp['render']>(async (location) => ({
    ...(await page(`page ${location}`)),
    galleryPages: location.includes('q=') ? 1 : 3,
  }));
  const server = appOf(render);
  await server.request('/portfolio');
  const answer = await server.request('/portfolio?page=2&q=maps');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/portfolio?q=maps');
  expect((await server.request('/portfolio?page=3')).status).toBe(200);
});

test('searches beyond those that are rendered at once are left to the browser, and nobody else waits', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const render = vi.fn<WebApp['render']>(async (location) => {
    if (location.includes('q=')) await held;
    return page(`page ${location}`);
  });
  const server = appOf(render);
  await server.request('/portfolio?page=2');
  const searches = Array.from({ length: 100 }, async (_, index) => server.request(`/portfolio?q=${index}`));
  const refused = await Promise.race(searches);
  expect(refused.status).toBe(503);
  expect(await refused.text()).not.toContain('id="apollo"');
  expect(await (await server.request('/portfolio?page=2')).text()).toContain('page /portfolio?page=2');
  expect((await server.request('/')).status).toBe(200);
  end();
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(render.mock.calls.filter(([location]) => location.includes('q='))).toHaveLength(4);
});

test('a thousand searches push no page out', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const render = vi.fn<WebApp['render']>((location) => page(`page ${location}`));
  const server = appOf(render);
  const wanted = ['/', '/about', '/portfolio', '/portfolio?page=2'];
  for (const path of wanted) await server.request(path);
  for (let search = 0; search < 1000; search++) await server.request(`/portfolio?q=${search}&x=${search}`);
  for (const path of wanted) await server.request(path);
  const rendered = render.mock.calls.map(([location]) => location);
  expect(rendered.filter((location) => wanted.includes(location))).toEqual(wanted);
});

test('spellings of a search that mean the same are one page', async () => {
  const render = vi.fn<WebApp['render']>((location) => page(`page ${location}`));
  const server = appOf(render);
  for (const query of ['tech=a&q=b', 'q=b&tech=a&x=1', 'q=+b+&tech=a&tech=A&page=1', 'tech=a&q=b%00'])
    await server.request(`/portfolio?${query}`);
  expect(render.mock.calls.map(([location]) => location)).toEqual(['/portfolio?tech=a&q=b']);
});

test('without the cms nobody knows how long the gallery is, and no page of it is rendered', async () => {
  const render = vi.fn<WebApp['render']>(() => page('No projects found', false));
  const answer = await appOf(render).request('/portfolio?page=7');
  expect(answer.status).toBe(503);
  expect(render).toHaveBeenCalledExactlyOnceWith('/portfolio', expect.anything());
});

import { afterEach, expect, test, vi } from 'vitest';
import type { WebApp } from './page-renderer';
import { appOf, fresh, page } from './test-app';

afterEach(() => vi.useRealTimers());

test('an unknown project is not found, and neither rendered nor kept', async () => {
  const render = vi.fn<WebApp['render']>(async (location) =>
    location === '/404' ? page('not there') : { ...(await page('')), leadsTo: '/404' },
  );
  const server = appOf(render);
  for (let number = 0; number < 50; number++) {
    const answer = await server.request(`/portfolio/unknown-${number}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('not there');
  }
  expect(render.mock.calls.filter(([location]) => location === '/404')).toHaveLength(1);
});

test('a former address of a project leads to the one of today, without the query', async () => {
  const server = appOf(async () => ({ ...(await page('')), leadsTo: '/portfolio/tide-atlas' }));
  const answer = await server.request('/portfolio/tides?utm_source=mail');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/portfolio/tide-atlas');
  expect(answer.headers.get('cache-control')).toContain('max-age=0');
});

test('a project that is deleted is gone, although its page was kept', async () => {
  let isThere = true;
  const server = appOf(async (location) => ({
    ...(await page(`page ${location}`)),
    leadsTo: isThere || location === '/404' ? undefined : '/404',
  }));
  expect((await server.request('/portfolio/tide-atlas')).status).toBe(200);
  isThere = false;
  const after = await server.request('/portfolio/tide-atlas', { headers: { cookie: fresh } });
  expect(after.status).toBe(404);
  expect((await server.request('/portfolio/tide-atlas')).status).toBe(404);
});

test('the pages of many projects push no other page out', async () => {
  const render = vi.fn<WebApp['render']>((location) => page(`${location}${'x'.repeat(1_000_000)}`));
  const server = appOf(render);
  await server.request('/about');
  for (let number = 0; number < 20; number++) await server.request(`/portfolio/project-${number}`);
  await server.request('/about');
  expect(render.mock.calls.filter(([location]) => location === '/about')).toHaveLength(1);
  await server.request('/portfolio/project-0');
  expect(render.mock.calls.filter(([location]) => location === '/portfolio/project-0')).toHaveLength(2);
});

test.each([
  { name: 'pages', unknown: '/portfolio/unknown-', known: '/portfolio/tide-atlas', status: 404 },
  {
    name: 'messages',
    unknown: '/contact?project=unknown-',
    known: '/contact?project=tide-atlas',
    status: 302,
  },
])('$name about unknown projects keep none about a known one waiting', async ({ unknown, known, status }) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { server, answerUnknown, change } = slowAboutUnknown();
  await server.request(known);
  const flood = Array.from({ length: 60 }, async (_, number) => server.request(`${unknown}${number}`));
  expect(await (await server.request(known.replace('tide', 'new'))).text()).toContain('version 1');

  change();
  vi.advanceTimersByTime(2000);
  expect(await (await server.request(known)).text()).toContain('version 2');
  answerUnknown();
  const statuses = (await Promise.all(flood)).map((answer) => answer.status);
  expect(statuses).toEqual(Array.from(flood, () => status));
});

test('whoever asks for an unknown project does not wait for the pages of others', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const server = appOf(async (location, { turns }) => {
    if (location.includes('unknown')) return { ...(await page('')), leadsTo: '/404' };
    if (location !== '/404') await turns?.render.run(() => held);
    return page(location);
  });
  const others = ['a', 'b', 'c'].map(async (slug) => server.request(`/portfolio/${slug}`));
  expect((await server.request('/portfolio/unknown')).status).toBe(404);
  end();
  await Promise.all(others);
});

/** A server whose cms answers slowly about projects that are not there. */
function slowAboutUnknown() {
  let answerUnknown = () => {};
  let version = 1;
  const held = new Promise<void>((resolve) => (answerUnknown = resolve));
  const server = appOf(async (location, { turns }) => {
    const isUnknown = location.includes('unknown');
    await turns?.ask.run(() => (isUnknown ? held : Promise.resolve()));
    const leadsTo = location.startsWith('/contact') ? '/contact' : '/404';
    return { ...(await page(`version ${version}`)), leadsTo: isUnknown ? leadsTo : undefined };
  });
  return { server, answerUnknown, change: () => (version += 1) };
}

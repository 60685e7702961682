import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { readEnv } from '../env';
import { createFreshCookie } from '../../../cms/src/shared-with-web/fresh-cookie';
import type { Site } from './pages';
import { securityHeaders } from './security-headers';

const env = readEnv({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });

const fresh = createFreshCookie(env.freshCookieSecret);

const page = (app: string, complete = true) =>
  Promise.resolve({
    head: '<title>T</title>',
    app,
    data: { ROOT_QUERY: { x: '</script>' } },
    complete,
    answers: new Map<string, string>(),
    galleryPages: 3,
  });

function appOf(render: Site['render']) {
  const template = '<head><!--head--></head><body><!--app--><!--data--></body>';
  return createApp({
    env,
    site: { template: () => template, render, renderShell: () => Promise.resolve('') },
  });
}

const app = appOf((location) => page(`page ${location}`));

afterEach(() => vi.useRealTimers());

test.each([
  { path: '/', status: 200, text: 'page /' },
  { path: '/portfolio?page=2', status: 200, text: 'page /portfolio?page=2' },
  { path: '/nowhere', status: 404, text: 'page /404' },
])('$path answers $status', async ({ path, status, text }) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(`<body>${text}<script`);
  expect(answer.headers.get('cache-control')).toMatch(/^public, .*s-maxage=1.*stale-if-error/);
});

test.each(['/dashboard', '/dashboard/my-projects', '/login', '/profile'])(
  '%s is an empty shell that nobody keeps',
  async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).not.toContain('id="apollo"');
    expect(html).toContain('</style><h1>This page needs JavaScript</h1>');
  },
);

test('the page that needs JavaScript may have its look', async () => {
  const template = '<head><!--head--></head><body><!--app--><!--data--></body>';
  const server = createApp({
    env,
    site: {
      template: () => template,
      render: () => page('page'),
      renderShell: () => Promise.resolve('<style>head</style>'),
    },
    use: (app) => app.use(securityHeaders(env, template)),
  });
  const answer = await server.request('/login');
  const [, look = ''] = /<noscript><style>([^<]+)</.exec(await answer.text()) ?? [];
  const hash = createHash('sha256').update(look).digest('base64');
  expect(look).toContain('background:#070d1e');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('what the browser renders by itself waits for no page', async () => {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const server = appOf(async (location) => {
    await held;
    return page(location);
  });
  const waiting = ['/', '/about', '/chatbot', '/contact', '/nowhere'].map(async (path) =>
    server.request(path),
  );
  expect((await server.request('/login')).status).toBe(200);
  end();
  await Promise.all(waiting);
});

test('an untidy address leads to the tidy one', async () => {
  const answer = await app.request('/about/');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/about');
});

test('beyond the end of the gallery is its last page, and nothing else is rendered', async () => {
  const render = vi.fn<Site['render']>((location) => page(`page ${location}`));
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
  const render = vi.fn<Site['render']>(async (location) => ({
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
  const render = vi.fn<Site['render']>(async (location) => {
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
  vi.useFakeTimers({ toFake: ['Date'] });
  const render = vi.fn<Site['render']>((location) => page(`page ${location}`));
  const server = appOf(render);
  const wanted = ['/', '/about', '/portfolio', '/portfolio?page=2'];
  for (const path of wanted) await server.request(path);
  for (let search = 0; search < 1000; search++) await server.request(`/portfolio?q=${search}&x=${search}`);
  for (const path of wanted) await server.request(path);
  const rendered = render.mock.calls.map(([location]) => location);
  expect(rendered.filter((location) => wanted.includes(location))).toEqual(wanted);
});

test('spellings of a search that mean the same are one page', async () => {
  const render = vi.fn<Site['render']>((location) => page(`page ${location}`));
  const server = appOf(render);
  for (const query of ['tech=a&q=b', 'q=b&tech=a&x=1', 'q=+b+&tech=a&tech=A&page=1', 'tech=a&q=b%00'])
    await server.request(`/portfolio?${query}`);
  expect(render.mock.calls.map(([location]) => location)).toEqual(['/portfolio?tech=a&q=b']);
});

test('without the cms nobody knows how long the gallery is, and no page of it is rendered', async () => {
  const render = vi.fn<Site['render']>(() => page('No projects found', false));
  const answer = await appOf(render).request('/portfolio?page=7');
  expect(answer.status).toBe(503);
  expect(render).toHaveBeenCalledExactlyOnceWith('/portfolio', expect.anything());
});

test('an unknown project is not found, and neither rendered nor kept', async () => {
  const render = vi.fn<Site['render']>(async (location) =>
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
  const render = vi.fn<Site['render']>((location) => page(`${location}${'x'.repeat(1_000_000)}`));
  const server = appOf(render);
  await server.request('/about');
  for (let number = 0; number < 20; number++) await server.request(`/portfolio/project-${number}`);
  await server.request('/about');
  expect(render.mock.calls.filter(([location]) => location === '/about')).toHaveLength(1);
  await server.request('/portfolio/project-0');
  expect(render.mock.calls.filter(([location]) => location === '/portfolio/project-0')).toHaveLength(2);
});

test('a page that has not changed is not sent again', async () => {
  const first = await app.request('/');
  const etag = first.headers.get('etag') ?? '';
  const second = await app.request('/', { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
});

test('a page is compressed for those who take it', async () => {
  const answer = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('page /');
});

test('data cannot break out of its script', async () => {
  const html = await (await app.request('/')).text();
  expect(html).toContain('\\u003c/script>');
});

test('after a write its author gets a fresh page, for nobody to keep', async () => {
  const render = vi.fn<Site['render']>(() => page('now'));
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
    const render = vi.fn<Site['render']>(() => page('now'));
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
  let up = true;
  const server = appOf(() => (up ? page('whole') : page('empty', false)));
  await server.request('/');
  up = false;
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  for (const cookie of ['', createFreshCookie(env.freshCookieSecret)]) {
    const answer = await server.request('/', { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('whole');
  }
});

test('a page that breaks is logged and left to the browser', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await appOf(() => Promise.reject(new Error('broken'))).request('/');
  expect(answer.status).toBe(500);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a page is rendered anew when the content changes, or after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let renders = 0;
  let same = true;
  const server = createApp({
    env,
    site: {
      template: () => '<!--app-->',
      render: () => page(`render ${++renders}`),
      renderShell: () => Promise.resolve(''),
      areCurrent: () => Promise.resolve(same),
    },
  });
  const read = async (after: number, cookie = '') => {
    vi.setSystemTime(Date.now() + after);
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

import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { securityHeaders } from './security-headers';
import { appOf, env, page, TEMPLATE } from './test-app';

const app = appOf((location) => page(`page ${location}`));

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
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const html = await answer.text();
    expect(html).not.toContain('id="apollo"');
    expect(html).toContain('</style><h1>This page needs JavaScript</h1>');
  },
);

test('a page that only the browser renders may have its look, until then and without JavaScript', async () => {
  const server = createApp({
    env,
    webApp: {
      template: () => TEMPLATE,
      render: () => page('page'),
      renderShell: () => Promise.resolve('<style>head</style>'),
    },
    use: (app) => app.use(securityHeaders(env, TEMPLATE)),
  });
  const answer = await server.request('/login');
  const html = await answer.text();
  const [, look = ''] = /<noscript><title>[^<]+<\/title><style>([^<]+)</.exec(html) ?? [];
  expect(look).toContain('background:#070d1e');
  expect(look).toContain('a{color:var(--chakra-colors-accent-fg);text-decoration:underline}');
  const [, waiting = ''] = /<style>(html[^<]+#root:empty::after[^<]+)</.exec(html) ?? [];
  expect(waiting).toContain('background:#070d1e');
  for (const style of [look, waiting]) {
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  }
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

test('a page is compressed for those who take it', async () => {
  const answer = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('page /');
});

test('data cannot break out of its script', async () => {
  const html = await (await app.request('/')).text();
  expect(html).toContain('\\u003c/script>');
});

test('a page that breaks is logged and left to the browser', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await appOf(() => Promise.reject(new Error('broken'))).request('/');
  expect(answer.status).toBe(500);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

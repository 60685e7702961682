import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { crawlerFiles } from './crawlers';
import type { Site } from '../src/features/site/site-context';
import { NAME_ONLY, SAMPLE_SITE, siteAnswer } from '../src/test/site';
import { readEnv } from './env';
import { createSiteReader } from './site-reader';

const SITE_URL = 'http://localhost:3000';
const servers: Server[] = [];

afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));
afterEach(() => vi.useRealTimers());

/** The files as served over a cms that answers with these in turn, and from then on with the last. */
async function filesOver(...answers: object[]) {
  let asked = 0;
  const server = createServer((_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(answers[Math.min(asked++, answers.length - 1)])),
  );
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.on('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const env = readEnv({
    SITE_URL,
    CMS_URL: `http://127.0.0.1:${port}`,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  });
  return crawlerFiles(env, createSiteReader(env));
}

function gallery(pageCount: number) {
  return { data: { projects_connection: { pageInfo: { pageCount } } } };
}

async function addressesIn(sitemap: Response) {
  return Array.from((await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
}

test('the sitemap lists the public pages and every page of the gallery', async () => {
  const files = await filesOver(gallery(3));
  const answer = await files.request('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  expect(await addressesIn(answer)).toEqual(
    ['/', '/about', '/portfolio', '/chatbot', '/contact', '/portfolio?page=2', '/portfolio?page=3'].map(
      (path) => SITE_URL + path,
    ),
  );
});

test('the sitemap comes even when the cms answers nonsense', async () => {
  const files = await filesOver({ errors: [] });
  expect(await addressesIn(await files.request('/sitemap.xml'))).toContain(`${SITE_URL}/portfolio`);
});

test('while the cms is down the sitemap does not shrink, and nobody keeps it', async () => {
  const files = await filesOver(gallery(3), { errors: [] });
  const before = await files.request('/sitemap.xml');
  vi.useFakeTimers({ now: Date.now() + 2000, toFake: ['Date'] });
  const after = await files.request('/sitemap.xml');
  expect(before.headers.get('cache-control')).toContain('max-age=3600');
  expect(after.headers.get('cache-control')).toBe('no-store');
  expect(await addressesIn(after)).toEqual(await addressesIn(before));
});

test('however often the sitemap is read, the cms is asked once a second', async () => {
  const files = await filesOver(gallery(1), gallery(2));
  const read = async () => (await addressesIn(await files.request('/sitemap.xml'))).length;
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, read));
  expect(new Set(others)).toEqual(new Set([first]));
  vi.useFakeTimers({ now: Date.now() + 2000, toFake: ['Date'] });
  expect(await read()).toBe(Number(first) + 1);
});

test('robots are told of the sitemap and kept out of the private pages', async () => {
  const files = await filesOver(gallery(1));
  const lines = (await (await files.request('/robots.txt')).text()).split('\n');
  expect(lines).toContain('Disallow: /dashboard');
  expect(lines).toContain('Allow: /api/site/social.jpg');
  expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

test('the manifest names the owner and the icons, and is sent anew when the site changes', async () => {
  const files = await filesOver(site(SAMPLE_SITE), site(NAME_ONLY));
  const answer = await files.request('/site.webmanifest');
  const etag = answer.headers.get('etag') ?? '';
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Arif Hasan, Web Developer', short_name: 'Arif Hasan', lang: 'en' });
  expect(manifest.icons).toHaveLength(3);
  const again = () => files.request('/site.webmanifest', { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);

  vi.useFakeTimers({ now: Date.now() + 2000, toFake: ['Date'] });
  expect(await (await again()).json()).toMatchObject({ name: 'Ada', short_name: 'Ada' });
});

test('the icon of the tab has the colour of the site', async () => {
  const files = await filesOver(site({ ...NAME_ONLY, accentColor: '#ffb454' }));
  const icon = await (await files.request('/favicon.svg')).text();
  expect(icon).toContain('fill="#ffb454"');
  expect(icon).not.toContain('#34e88a');
});

test('while the cms has never answered, the manifest names no owner', async () => {
  const files = await filesOver({ errors: [] });
  const manifest = await (await files.request('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Portfolio', short_name: 'Portfolio', start_url: '/' });
});

function site(values: Site) {
  return { data: { site: siteAnswer(values) } };
}

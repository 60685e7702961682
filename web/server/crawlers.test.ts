import { afterEach, expect, test, vi } from 'vitest';
import { crawlerFiles } from './crawlers';
import type { Site } from '../src/features/site/site-context';
import { NAME_ONLY, SAMPLE_SITE, siteAnswer } from '../src/test/site';
import { readEnv } from './env';
import { createSiteReader } from './site-reader';
import { startServer, stopServers } from './test-servers';

const SITE_URL = 'http://localhost:3000';

afterEach(stopServers);
afterEach(() => vi.useRealTimers());

/** The files as served over a cms that answers with these in turn, and from then on with the last. */
async function filesOver(...answers: object[]) {
  let asked = 0;
  const cmsUrl = await startServer((_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(answers[Math.min(asked++, answers.length - 1)])),
  );
  const env = readEnv({
    SITE_URL,
    CMS_URL: cmsUrl,
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  });
  return crawlerFiles(env, createSiteReader(env));
}

/** The first of so many projects. */
function gallery(total: number, nodes: object[] = []) {
  const pageInfo = { total, pageCount: Math.ceil(total / 100) };
  return { data: { projects_connection: { nodes, pageInfo } } };
}

async function addressesIn(sitemap: Response) {
  return Array.from((await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
}

test('the sitemap lists the public pages and every page of the gallery', async () => {
  const files = await filesOver(gallery(13));
  const answer = await files.request('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  expect(await addressesIn(answer)).toEqual(
    [
      '/',
      '/about',
      '/portfolio',
      '/chatbot',
      '/contact',
      '/fit',
      '/portfolio?page=2',
      '/portfolio?page=3',
    ].map((path) => SITE_URL + path),
  );
});

test('the sitemap lists the projects, when they changed and their pictures', async () => {
  const atlas = {
    slug: 'tide-atlas',
    updatedAt: '2026-02-03T04:05:06.789Z',
    images: [{ url: '/uploads/quay.webp' }, { url: 'https://media.example/a.webp?x=1&y=2' }],
  };
  const map = await (await (await filesOver(gallery(1, [atlas]))).request('/sitemap.xml')).text();
  expect(map).toContain(
    `<url><loc>${SITE_URL}/portfolio/tide-atlas</loc><lastmod>2026-02-03T04:05:06.789Z</lastmod>` +
      `<image:image><image:loc>${SITE_URL}/uploads/quay.webp</image:loc></image:image>` +
      '<image:image><image:loc>https://media.example/a.webp?x=1&amp;y=2</image:loc></image:image></url>',
  );
});

test('of five thousand projects the sitemap is an index, and each part is one question', async () => {
  const atlas = { slug: 'tide-atlas', updatedAt: '2026-02-03T04:05:06.789Z', images: [] };
  const files = await filesOver(gallery(5000, [atlas]));
  const parts = await addressesIn(await files.request('/sitemap.xml'));
  expect(parts).toHaveLength(51);
  expect(parts.slice(0, 2)).toEqual(['pages', 'projects-1'].map((name) => `${SITE_URL}/sitemap-${name}.xml`));
  expect(await addressesIn(await files.request('/sitemap-projects-50.xml'))).toEqual([
    `${SITE_URL}/portfolio/tide-atlas`,
  ]);
  expect(await addressesIn(await files.request('/sitemap-pages.xml'))).toContain(
    `${SITE_URL}/portfolio?page=834`,
  );
  expect((await files.request('/sitemap-projects-0.xml')).status).toBe(404);
});

test('a part of the sitemap beyond the last is not there', async () => {
  const files = await filesOver(gallery(101));
  expect((await files.request('/sitemap-projects-9.xml')).status).toBe(404);
});

test('the sitemap comes even when the cms answers nonsense', async () => {
  const files = await filesOver({ errors: [] });
  expect(await addressesIn(await files.request('/sitemap.xml'))).toContain(`${SITE_URL}/portfolio`);
});

test('while the cms is down the sitemap does not shrink, and nobody keeps it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const files = await filesOver(gallery(13), { errors: [] });
  const before = await files.request('/sitemap.xml');
  vi.advanceTimersByTime(2000);
  const after = await files.request('/sitemap.xml');
  expect(before.headers.get('cache-control')).toContain('max-age=3600');
  expect(after.headers.get('cache-control')).toBe('no-store');
  expect(await addressesIn(after)).toEqual(await addressesIn(before));
});

test('however often the sitemap is read, the cms is asked once a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const files = await filesOver(gallery(6), gallery(7));
  const read = async () => (await addressesIn(await files.request('/sitemap.xml'))).length;
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, read));
  expect(new Set(others)).toEqual(new Set([first]));
  vi.advanceTimersByTime(2000);
  expect(await read()).toBe(Number(first) + 1);
});

test('robots are told of the sitemap and kept out of the private pages', async () => {
  const files = await filesOver(gallery(1));
  const lines = (await (await files.request('/robots.txt')).text()).split('\n');
  expect(lines).toContain('Disallow: /dashboard');
  expect(lines).toContain('Allow: /api/site/icon-');
  expect(lines).toContain('Allow: /api/site/social.jpg');
  expect(lines).toContain('Allow: /api/projects/');
  expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
});

test('the manifest names the owner and the icons, and is sent anew when the site changes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const files = await filesOver(site(SAMPLE_SITE), site(NAME_ONLY));
  const answer = await files.request('/site.webmanifest');
  const etag = answer.headers.get('etag') ?? '';
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Arif Hasan, Web Developer', short_name: 'Arif Hasan', lang: 'en' });
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual([
    '/favicon.svg',
    '/api/site/icon-192.png',
    '/api/site/icon-512.png',
    '/api/site/icon-512.png',
  ]);
  expect(manifest.icons[3]).toMatchObject({ purpose: 'maskable' });
  const again = () => files.request('/site.webmanifest', { headers: { 'if-none-match': etag } });
  expect((await again()).status).toBe(304);

  vi.advanceTimersByTime(2000);
  expect(await (await again()).json()).toMatchObject({ name: 'Ada', short_name: 'Ada' });
});

test.each([
  ['/favicon.ico', 192],
  ['/images/icon-192.png', 192],
  ['/images/icon-512.png', 512],
])('%s leads to the icon of today, and not for good', async (path, size) => {
  const { status, headers } = await (await filesOver(site(NAME_ONLY))).request(path);
  expect([status, headers.get('location')]).toEqual([302, `/api/site/icon-${size}.png`]);
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

import { print } from 'graphql';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Site } from '../src/features/site/site-context';
import { descriptionOf, nameAndHeadline } from '../src/features/site/site-texts';
import { GalleryDocument } from '../src/graphql/generated';
import { paths, publicPaths } from '../src/paths';
import { colors } from '../src/theme/colors';
import type { ServerEnv } from './env';
import favicon from './favicon.svg?raw';
import { keptFor } from './kept-for';
import type { SiteReader } from './site-reader';
import { sendText, storeText } from './stored-text';

const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
/** Asked for again each time, and sent when it has changed. */
const A_MOMENT = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const TIME_LIMIT = 3000;
const ACCENT = colors.accent.solid.value;

/** The same question as the gallery's, which knows how many projects a page has. */
const QUESTION = JSON.stringify({ query: print(GalleryDocument), variables: { page: 1 } });
const galleryAnswer = z.object({
  data: z.object({ projects_connection: z.object({ pageInfo: z.object({ pageCount: z.number() }) }) }),
});

/** robots.txt, sitemap.xml, the web manifest and the icon of the browser's tab. */
export function crawlerFiles({ siteUrl, cmsUrl }: ServerEnv, { readSite }: SiteReader) {
  const app = new Hono();
  let galleryPages: number | undefined;
  const countPages = keptFor(1000, () => countGalleryPages(cmsUrl));
  app.get('/robots.txt', (context) => send(context, 'text/plain', robots(siteUrl)));
  app.get('/sitemap.xml', async (context) => {
    const counted = await countPages();
    galleryPages = counted ?? galleryPages;
    // What is not known now, nobody shall keep for an hour.
    return send(
      context,
      'application/xml',
      sitemap(siteUrl, galleryPages ?? 1),
      counted === undefined ? 'no-store' : AN_HOUR,
    );
  });
  // Browsers ask for it beside pages that name no icon, such as the emulator's.
  app.get('/favicon.ico', (context) => context.redirect('/images/icon-192.png', 301));
  app.get('/favicon.svg', async (context) => {
    const { accentColor } = await readSite();
    const text = storeText(favicon.replace(ACCENT, accentColor ?? ACCENT));
    return sendText(context, text, { type: 'image/svg+xml', cacheControl: A_MOMENT });
  });
  app.get('/site.webmanifest', async (context) => {
    const text = storeText(JSON.stringify(manifestOf(await readSite())));
    return sendText(context, text, { type: 'application/manifest+json', cacheControl: A_MOMENT });
  });
  return app;
}

function manifestOf(site: Site) {
  return {
    name: nameAndHeadline(site) || 'Portfolio',
    short_name: site.name || 'Portfolio',
    description: descriptionOf(site) || undefined,
    lang: site.language ?? undefined,
    start_url: '/',
    display: 'standalone',
    background_color: '#070d1e',
    theme_color: '#070d1e',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/images/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/images/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}

function robots(siteUrl: string) {
  // What begins with a closed path is closed as well.
  const isNamed = (path: string) => !publicPaths.includes(path) && !path.startsWith(`${paths.dashboard}/`);
  const closed = [...Object.values(paths).filter(isNamed), '/api/'];
  // Whoever shows a link in a chat reads robots.txt before the picture.
  const lines = [
    'User-agent: *',
    'Allow: /api/site/social.jpg',
    ...closed.map((path) => `Disallow: ${path}`),
  ];
  return [...lines, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

function sitemap(siteUrl: string, galleryPages: number) {
  const further = Array.from(
    { length: Math.max(galleryPages - 1, 0) },
    (_, index) => `${paths.portfolio}?page=${index + 2}`,
  );
  const urls = [...publicPaths, ...further].map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Nothing when the cms does not answer. */
async function countGalleryPages(cmsUrl: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${cmsUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: QUESTION,
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return galleryAnswer.parse(await answer.json()).data.projects_connection.pageInfo.pageCount;
  } catch {
    return undefined;
  }
}

function send(context: Context, type: string, text: string, cacheControl = AN_HOUR) {
  return context.body(text, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl });
}

import { Hono } from 'hono';
import { drawIcon } from '../../cms/src/shared-with-web/icon';
import type { Site } from '../src/features/site/site-context';
import { descriptionOf, nameAndHeadline } from '../src/features/site/site-texts';
import { paths, publicPaths } from '../src/paths';
import { colors } from '../src/theme/colors';
import { A_MOMENT } from './cache-control';
import { sendCrawlerText } from './crawler-text';
import type { ServerEnv } from './env';
import { sitemap } from './sitemap';
import type { SiteReader } from './site-reader';
import { sendText, storeText } from './stored-text';

const PNG_SIZES = [192, 512];
/** The icon as the cms draws it, for phones that take no SVG. */
const pngIcon = (size: number) => `/api/site/icon-${size}.png`;

/** robots.txt, sitemap.xml, the web manifest and the icon of the browser's tab. */
export function crawlerFiles(env: ServerEnv, { readSite }: SiteReader) {
  const app = new Hono();
  app.get('/robots.txt', (context) => sendCrawlerText(context, 'text/plain', robots(env.siteUrl)));
  app.route('/', sitemap(env));
  // Browsers ask for it beside pages that name no icon, such as the emulator's.
  app.get('/favicon.ico', (context) => context.redirect(pngIcon(192)));
  // Installed apps, home screens and a redirect that browsers keep for good still name the files of before.
  for (const size of PNG_SIZES)
    app.get(`/images/icon-${size}.png`, (context) => context.redirect(pngIcon(size)));
  app.get('/favicon.svg', async (context) => {
    const { accentColor } = await readSite();
    const text = storeText(drawIcon(accentColor ?? colors.accent.solid.value));
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
    background_color: colors.navy[950].value,
    theme_color: colors.navy[950].value,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...PNG_SIZES.map(iconOf),
      // Phones cut it to their own shape instead of setting it on white; what is drawn is well within.
      { ...iconOf(512), purpose: 'maskable' },
    ],
  };
}

function iconOf(size: number) {
  return { src: pngIcon(size), sizes: `${size}x${size}`, type: 'image/png' };
}

function robots(siteUrl: string) {
  // What begins with a closed path is closed as well.
  const isNamed = (path: string) => !publicPaths.includes(path) && !path.startsWith(`${paths.dashboard}/`);
  const closed = [...Object.values(paths).filter(isNamed), '/api/'];
  // Whoever shows a link in a chat reads robots.txt before the pictures.
  const lines = [
    'User-agent: *',
    'Allow: /api/site/icon-',
    'Allow: /api/site/social.jpg',
    'Allow: /api/projects/',
    ...closed.map((path) => `Disallow: ${path}`),
  ];
  return [...lines, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

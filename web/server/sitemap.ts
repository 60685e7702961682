import { print } from 'graphql';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { GALLERY_PAGE_SIZE } from '../src/content/project-rules';
import { SitemapDocument } from '../src/graphql/generated-server';
import { galleryAddress, projectAddress, publicPaths } from '../src/paths';
import { sendCrawlerText } from './crawler-text';
import type { ServerEnv } from './env';
import { keptFor } from '../../cms/src/shared-with-web/server/kept-for';

const TIME_LIMIT = 3000;

const QUERY = print(SitemapDocument);
const answer = z.object({
  data: z.object({
    projects_connection: z.object({
      nodes: z.array(
        z.object({
          slug: z.string(),
          updatedAt: z.string(),
          images: z.array(z.object({ url: z.string() })),
        }),
      ),
      pageInfo: z.object({ total: z.number(), pageCount: z.number() }),
    }),
  }),
});

type Page = z.infer<typeof answer>['data']['projects_connection'];

/**
 * What search engines should know. A hundred projects are asked for at a time: when there are more of them, the map
 * is an index of such parts, so that none costs more than one question.
 */
export function sitemap({ siteUrl, cmsUrl }: ServerEnv) {
  const app = new Hono();
  let last: Page | undefined;
  const readFirst = keptFor(1000, async () => {
    const read = await readProjects(cmsUrl, 1);
    last = read ?? last;
    const known = last ?? { nodes: [], pageInfo: { total: 0, pageCount: 0 } };
    return { ...known, isCurrent: read !== undefined };
  });

  app.get('/sitemap.xml', async (context) => {
    const { nodes, pageInfo, isCurrent } = await readFirst();
    if (pageInfo.pageCount <= 1)
      return send(context, urlSet([...pages(pageInfo.total), ...nodes.map(project)]), isCurrent);
    const parts = Array.from({ length: pageInfo.pageCount }, (_, index) => `projects-${index + 1}`);
    return send(context, index(['pages', ...parts]), isCurrent);
  });

  app.get('/sitemap-pages.xml', async (context) => {
    const { pageInfo, isCurrent } = await readFirst();
    return send(context, urlSet(pages(pageInfo.total)), isCurrent);
  });

  app.get('/:file{sitemap-projects-[1-9]\\d{0,3}\\.xml}', async (context) => {
    const part = Number(context.req.path.replace(/\D/g, ''));
    const { pageInfo, isCurrent } = await readFirst();
    if (isCurrent && part > pageInfo.pageCount) return context.notFound();
    const read = await readProjects(cmsUrl, part);
    if (!read) return context.text('Try again later', 503, { 'retry-after': '5' });
    if (read.nodes.length === 0) return context.notFound();
    return send(context, urlSet(read.nodes.map(project)));
  });
  return app;

  function pages(projects: number): string[] {
    const further = Math.max(Math.ceil(projects / GALLERY_PAGE_SIZE) - 1, 0);
    const gallery = Array.from({ length: further }, (_, index) => galleryAddress({ page: index + 2 }));
    return [...publicPaths, ...gallery].map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  }

  function project({ slug, updatedAt, images }: Page['nodes'][number]): string {
    const pictures = images.map(({ url }) => {
      return `<image:image><image:loc>${escape(new URL(url, siteUrl).href)}</image:loc></image:image>`;
    });
    const address = siteUrl + projectAddress(slug);
    return `<url><loc>${address}</loc><lastmod>${escape(updatedAt)}</lastmod>${pictures.join('')}</url>`;
  }

  function index(names: string[]): string {
    const parts = names.map((name) => `<sitemap><loc>${siteUrl}/sitemap-${name}.xml</loc></sitemap>`);
    return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('\n')}
</sitemapindex>
`;
  }
}

function urlSet(urls: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Nothing when the cms does not answer. */
async function readProjects(cmsUrl: string, page: number): Promise<Page | undefined> {
  try {
    const response = await fetch(`${cmsUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { page } }),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return answer.parse(await response.json()).data.projects_connection;
  } catch {
    return undefined;
  }
}

function send(context: Context, text: string, isCurrent = true) {
  return sendCrawlerText(context, 'application/xml', text, isCurrent);
}

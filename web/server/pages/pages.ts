import type { Context, Handler } from 'hono';
import type { RenderedPage, RenderOptions } from '../../src/entry-server';
import { addressOf, withinGallery } from './address';
import { createDocument } from './document';
import type { areCurrent, Answers } from '../../src/graphql/answers';
import type { ServerEnv } from '../env';
import type { Site as OwnersSite } from '../../src/features/site/site-context';
import type { SiteReader } from '../site-reader';
import { createFreshCookie, hasFreshCookie } from '../../../cms/src/shared-with-web/fresh-cookie';
import { BusyError, createLimit } from '../../src/lib/limit';
import { NOT_FOUND, paths } from '../../src/paths';
import { createPageCache } from './page-cache';
import { sendText } from '../stored-text';
import { storePage, type StoredPage } from './stored-page';

/** The web app as it stands: built, or as Vite serves it in development. */
export type Site = {
  template: (url: string) => string | Promise<string>;
  render: (location: string, options: RenderOptions) => Promise<RenderedPage>;
  renderShell: (owner: OwnersSite) => Promise<string>;
  /** Left out in development, where not only the content changes. */
  areCurrent?: typeof areCurrent;
};

type KeptPage = StoredPage & {
  answers: Answers;
  renderedAt: number;
  galleryPages?: number;
  leadsTo?: string;
};

const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';
const PRIVATE = 'private, no-store';

/** Bytes of rendered pages: some hundred of them. */
const MAX_SIZE = 32_000_000;
/** Pages about projects push out one another only: a robot who reads them all makes nobody else wait. */
const PROJECTS = { maxSize: 16_000_000, renders: { running: 2, waiting: 50 } };
/** Searches, too, and they are rendered one by one: nobody waits for what robots think of. */
const SEARCHES = { maxSize: 8_000_000, max: 100, renders: { running: 1, waiting: 3 } };
/** How long a page stands while the content does not change, in ms: it tells the year, too. */
const RENDERED_FOR = 60_000;

export function servePages(site: Site, env: ServerEnv, siteReader: SiteReader): Handler {
  const patience = { freshFor: 1000, timeout: 1000 };
  const pages = createPageCache<KeptPage>({ maxSize: MAX_SIZE, ...patience });
  const projects = createPageCache<KeptPage>({
    ...PROJECTS,
    ...patience,
    renders: createLimit(PROJECTS.renders),
  });
  const searches = createPageCache<KeptPage>({
    ...SEARCHES,
    ...patience,
    renders: createLimit(SEARCHES.renders),
  });
  let galleryPages = 1;
  let built: { template: string; owner: OwnersSite; page: Promise<StoredPage> } | undefined;

  return async (context) => {
    const address = addressOf(new URL(context.req.url));
    if (address.kind === 'moved') return context.redirect(address.location, 301);
    if (address.kind === 'private') return send(context, await shell(), 200, PRIVATE);

    const wanted = address.kind === 'missing' ? NOT_FOUND : address.location;
    const fresh = hasFreshCookie(context.req.header('cookie'), env.freshCookieSecret);
    try {
      if (address.kind === 'project') return await sendProject(context, wanted, fresh);
      const { location, page } = await (address.kind === 'search' ? openSearch : open)(wanted, fresh);
      if (!page.complete) return await send(context, page, 503, PRIVATE);
      if (location !== wanted) return redirect(context, location);
      return await send(context, page, address.kind === 'missing' ? 404 : 200, fresh ? PRIVATE : PUBLIC);
    } catch (error) {
      if (error instanceof BusyError) return send(context, await shell(), 503, PRIVATE);
      console.error(`Rendering ${wanted} failed:`, error);
      return send(context, await shell(), 500, PRIVATE);
    }
  };

  /** Who asks for a project that is not there gets the page of all that is not there. */
  async function sendProject(context: Context, location: string, fresh: boolean) {
    const cacheControl = fresh ? PRIVATE : PUBLIC;
    const page = await readFrom(projects, location, fresh, (before) => renderPage(location, fresh, before));
    if (!page.complete) return send(context, page, 503, PRIVATE);
    if (!page.leadsTo) return send(context, page, 200, cacheControl);
    if (page.leadsTo === NOT_FOUND) {
      const missing = await read(NOT_FOUND, fresh);
      return send(context, missing, missing.complete ? 404 : 503, missing.complete ? cacheControl : PRIVATE);
    }
    if (page.leadsTo === paths.contact) return redirect(context, page.leadsTo);
    context.header('cache-control', cacheControl);
    return context.redirect(page.leadsTo, 301);
  }

  /** Only pages that exist are rendered and kept. How many the gallery has is known from the last one read. */
  async function open(wanted: string, fresh: boolean) {
    const location = withinGallery(wanted, galleryPages);
    const page = await read(location, fresh);
    const nearest = withinGallery(wanted, galleryPages);
    return nearest === location
      ? { location, page }
      : { location: nearest, page: await read(nearest, fresh) };
  }

  /** How many pages a search has, it tells itself. */
  async function openSearch(wanted: string, fresh: boolean) {
    const page = await readFrom(searches, wanted, fresh, (before) => renderPage(wanted, fresh, before));
    return { location: withinGallery(wanted, page.galleryPages ?? Infinity), page };
  }

  function read(location: string, fresh: boolean) {
    return readFrom(pages, location, fresh, async (before) => {
      const page = await renderPage(location, fresh, before);
      if (page.complete) galleryPages = page.galleryPages ?? galleryPages;
      return page;
    });
  }

  async function renderPage(location: string, fresh: boolean, before?: KeptPage): Promise<KeptPage> {
    const source = {
      graphqlUrl: `${env.cmsUrl}/graphql`,
      freshCookie: fresh ? createFreshCookie(env.freshCookieSecret) : undefined,
    };
    const renderedAt = Date.now();
    const stands = before && renderedAt - before.renderedAt < RENDERED_FOR;
    if (stands && (await site.areCurrent?.(before.answers, source))) return before;

    const page = await site.render(location, { ...source, siteUrl: env.siteUrl });
    const { answers, galleryPages, leadsTo } = page;
    if (leadsTo) return { ...storePage('', true), answers, renderedAt, leadsTo };
    const document = createDocument(await site.template(location), env.public, page);
    return { ...storePage(document, page.complete, before), answers, renderedAt, galleryPages };
  }

  /** What the browser renders by itself. The same as long as the site is, and the template, which changes in development. */
  async function shell(): Promise<StoredPage> {
    const template = await site.template('/');
    const owner = await siteReader.readSiteSoon();
    if (built?.template !== template || built.owner !== owner)
      built = { template, owner, page: buildShell(template, owner) };
    return built.page;
  }

  async function buildShell(template: string, owner: OwnersSite): Promise<StoredPage> {
    try {
      const head = `${await site.renderShell(owner)}<meta name="robots" content="noindex" />`;
      return storePage(createDocument(template, env.public, { head }), true);
    } catch (error) {
      built = undefined;
      throw error;
    }
  }
}

type Cache = ReturnType<typeof createPageCache<KeptPage>>;

function readFrom(cache: Cache, location: string, fresh: boolean, render: Parameters<Cache['get']>[1]) {
  return fresh ? cache.refresh(location, render) : cache.get(location, render);
}

function redirect(context: Context, location: string) {
  context.header('cache-control', PRIVATE);
  return context.redirect(location, 302);
}

function send(context: Context, page: StoredPage, status: 200 | 404 | 500 | 503, cacheControl: string) {
  if (status === 503) context.header('retry-after', '5');
  context.set('styleHashes', page.styleHashes);
  return sendText(context, page, { type: 'text/html', cacheControl, status });
}

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

type KeptPage = StoredPage & { answers: Answers; renderedAt: number; leadsTo?: string };

const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';
const PRIVATE = 'private, no-store';

/** Bytes of rendered pages: some hundred of them. */
const MAX_SIZE = 32_000_000;
/** Of those about single projects, so that a crawler who reads them all pushes no other page out. */
const MAX_PROJECTS_SIZE = 16_000_000;
/** How long a page stands while the content does not change, in ms: it tells the year, too. */
const RENDERED_FOR = 60_000;

export function servePages(site: Site, env: ServerEnv, siteReader: SiteReader): Handler {
  const times = { freshFor: 1000, timeout: 1000 };
  const cache = createPageCache<KeptPage>({ maxSize: MAX_SIZE, ...times });
  const projects = createPageCache<KeptPage>({
    maxSize: MAX_PROJECTS_SIZE,
    ...times,
    renders: createLimit({ running: 2, waiting: 50 }),
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
      const { location, page } = await open(wanted, fresh);
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
    const page = await read(location, fresh, projects);
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

  function read(location: string, fresh: boolean, pages = cache) {
    const render = (before?: KeptPage) => renderPage(location, fresh, before);
    return fresh ? pages.refresh(location, render) : pages.get(location, render);
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
    if (page.complete) galleryPages = page.galleryPages ?? galleryPages;
    const { answers, leadsTo } = page;
    if (leadsTo) return { ...storePage('', true), answers, renderedAt, leadsTo };
    const document = createDocument(await site.template(location), env.public, page);
    return { ...storePage(document, page.complete, before), answers, renderedAt };
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

function redirect(context: Context, location: string) {
  context.header('cache-control', PRIVATE);
  return context.redirect(location, 302);
}

function send(context: Context, page: StoredPage, status: 200 | 404 | 500 | 503, cacheControl: string) {
  if (status === 503) context.header('retry-after', '5');
  context.set('styleHashes', page.styleHashes);
  return sendText(context, page, { type: 'text/html', cacheControl, status });
}

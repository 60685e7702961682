import type { Context, Handler } from 'hono';
import { hasFreshCookie } from '../../../cms/src/shared-with-web/server/fresh-cookie';
import { BusyError, createLimit } from '../../src/lib/limit';
import { NOT_FOUND } from '../../src/paths';
import type { ServerEnv } from '../env';
import type { SiteReader } from '../site-reader';
import { sendText } from '../stored-text';
import { addressOf, withinGallery, type Address } from './address';
import { createPageCache } from './page-cache';
import { createPageRenderer, type Found, type KeptPage, type WebApp } from './page-renderer';
import { createProjectPages } from './project-pages';
import { createShell } from './shell';
import type { StoredPage } from './stored-page';

const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';
const PRIVATE = 'private, no-store';

/** Bytes of rendered pages: some hundred of them. */
const MAX_SIZE = 32_000_000;
/** They push out one another only, and are rendered one by one: nobody waits for what robots think of. */
const SEARCHES = { maxSize: 8_000_000, max: 100 };

export function servePages(webApp: WebApp, env: ServerEnv, siteReader: SiteReader): Handler {
  const shell = createShell(webApp, env, siteReader);
  const render = createPageRenderer(webApp, env);
  const pages = createPageCache<KeptPage>({ maxSize: MAX_SIZE });
  const searches = createPageCache<KeptPage>({
    ...SEARCHES,
    renders: createLimit({ running: 1, waiting: 3 }),
  });
  const projects = createProjectPages({ render, findMissing });
  let galleryPages = 1;

  return async (context) => {
    const address = addressOf(new URL(context.req.url));
    if (address.kind === 'moved') return context.redirect(address.location, 301);
    if (address.kind === 'private') return sendShell(context, 200);

    const fresh = hasFreshCookie(context.req.header('cookie'), env.freshCookieSecret);
    try {
      const isPrivate = fresh || address.kind === 'preview';
      return await answer(context, await find(address, fresh), isPrivate ? PRIVATE : PUBLIC);
    } catch (error) {
      if (error instanceof BusyError) return sendShell(context, 503);
      console.error(`Rendering ${context.req.path} failed:`, error);
      return sendShell(context, 500);
    }
  };

  /** The page that the browser makes of it says for itself whether it is to be found. */
  async function sendShell(context: Context, status: 200 | 500 | 503) {
    context.header('x-robots-tag', 'noindex');
    return send(context, await shell(), status, PRIVATE);
  }

  function find(address: Exclude<Address, { kind: 'moved' | 'private' }>, fresh: boolean): Promise<Found> {
    switch (address.kind) {
      case 'missing':
        return findMissing(fresh);
      case 'project':
        return projects.find(address.location, fresh);
      case 'preview':
        return projects.preview(address.location);
      case 'search':
        return findSearch(address.location, fresh);
      case 'public':
        return findPublic(address.location, fresh);
    }
  }

  /** Who asks for what is not there gets one page, whatever it was. */
  async function findMissing(fresh: boolean): Promise<Found> {
    return { page: await read(NOT_FOUND, fresh), isMissing: true };
  }

  /** Only pages that exist are rendered and kept. How many the gallery has is known from the last one read. */
  async function findPublic(wanted: string, fresh: boolean): Promise<Found> {
    const location = withinGallery(wanted, galleryPages);
    const page = await read(location, fresh);
    const nearest = withinGallery(wanted, galleryPages);
    const standing = nearest === location ? page : await read(nearest, fresh);
    return found(wanted, nearest, standing);
  }

  /** How many pages a search has, it tells itself. */
  async function findSearch(wanted: string, fresh: boolean): Promise<Found> {
    const page = await searches.read(wanted, fresh, (before) => render(wanted, { fresh, before }));
    return found(wanted, withinGallery(wanted, page.galleryPages ?? Infinity), page);
  }

  function read(location: string, fresh: boolean) {
    return pages.read(location, fresh, async (before) => {
      const page = await render(location, { fresh, before });
      if (page.complete) galleryPages = page.galleryPages ?? galleryPages;
      return page;
    });
  }
}

/** What is not complete tells nothing about where it stands. */
function found(wanted: string, location: string, page: KeptPage): Found {
  return location === wanted || !page.complete ? { page } : { location, isForEver: false };
}

function answer(context: Context, found: Found, cacheControl: string) {
  if ('location' in found) {
    context.header('cache-control', found.isForEver ? cacheControl : PRIVATE);
    return context.redirect(found.location, found.isForEver ? 301 : 302);
  }
  const { page, isMissing } = found;
  if (!page.complete) return send(context, page, 503, PRIVATE);
  return send(context, page, isMissing ? 404 : 200, cacheControl);
}

function send(context: Context, page: StoredPage, status: 200 | 404 | 500 | 503, cacheControl: string) {
  if (status === 503) context.header('retry-after', '5');
  context.set('styleHashes', page.styleHashes);
  return sendText(context, page, { type: 'text/html', cacheControl, status });
}

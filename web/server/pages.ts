import type { Context, Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RenderedPage, RenderOptions } from '../src/entry-server';
import { addressOf } from './address';
import { createDocument } from './document';
import type { ServerEnv } from './env';
import { createPageCache } from './page-cache';
import { acceptedEncoding, storePage, type StoredPage } from './stored-page';

/** The web app as it stands: built, or as Vite serves it in development. */
export type Site = {
  template: (url: string) => string | Promise<string>;
  render: (location: string, options: RenderOptions) => Promise<RenderedPage>;
  renderShell: () => Promise<string>;
};

const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30, stale-if-error=86400';
const PRIVATE = 'private, no-store';

const MISSING_LOCATION = '/404';

export function servePages(site: Site, env: ServerEnv): Handler {
  const cache = createPageCache<StoredPage>({ capacity: 200, freshFor: 1000, patience: 1000 });

  return async (context) => {
    const address = addressOf(new URL(context.req.url));
    if (address.kind === 'moved') return context.redirect(address.location, 301);
    if (address.kind === 'private') return send(context, await shell(), 200, PRIVATE);

    const location = address.kind === 'public' ? address.location : MISSING_LOCATION;
    const fresh = getCookie(context, 'fresh') !== undefined;
    try {
      const render = (before?: StoredPage) => renderPage(location, fresh, before);
      const page = await (fresh ? cache.refresh(location, render) : cache.get(location, render));
      if (!page.complete) return await send(context, page, 503, PRIVATE);
      return await send(context, page, address.kind === 'missing' ? 404 : 200, fresh ? PRIVATE : PUBLIC);
    } catch (error) {
      console.error(`Rendering ${location} failed:`, error);
      return send(context, await shell(), 500, PRIVATE);
    }
  };

  async function renderPage(location: string, fresh: boolean, before?: StoredPage) {
    const options = { graphqlUrl: `${env.cmsUrl}/graphql`, siteUrl: env.siteUrl, fresh };
    const page = await site.render(location, options);
    const document = createDocument(await site.template(location), env.public, page);
    return storePage(document, page.complete, before);
  }

  async function shell() {
    const head = `${await site.renderShell()}<meta name="robots" content="noindex" />`;
    return storePage(createDocument(await site.template('/'), env.public, { head }), true);
  }
}

async function send(context: Context, page: StoredPage, status: 200 | 404 | 500 | 503, cacheControl: string) {
  context.header('cache-control', cacheControl);
  context.header('vary', 'accept-encoding');
  context.header('etag', page.etag);
  if (status === 503) context.header('retry-after', '5');
  if (status === 200 && context.req.header('if-none-match') === page.etag) return context.body(null, 304);

  context.header('content-type', 'text/html; charset=utf-8');
  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  if (!encoding) return context.body(new Uint8Array(page.html), status);
  context.header('content-encoding', encoding);
  return context.body(new Uint8Array(await page.encoded(encoding)), status);
}

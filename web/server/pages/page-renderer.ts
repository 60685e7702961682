import { createFreshCookie } from '../../../cms/src/shared-with-web/server/fresh-cookie';
import type { RenderedPage, RenderOptions } from '../../src/entry-server';
import type { Site } from '../../src/features/site/site-context';
import type { areCurrent, Answers } from '../../src/graphql/answers';
import { NO_LIMIT } from '../../src/lib/limit';
import type { ServerEnv } from '../env';
import { createDocument } from './document';
import { storePage, type StoredPage } from './stored-page';

/** The web app as it stands: built, or as Vite serves it in development. */
export type WebApp = {
  template: (url: string) => string | Promise<string>;
  render: (location: string, options: RenderOptions) => Promise<RenderedPage>;
  renderShell: (site: Site) => Promise<string>;
  /** Left out in development, where not only the content changes. */
  areCurrent?: typeof areCurrent;
};

export type KeptPage = StoredPage & {
  answers: Answers;
  renderedAt: number;
  galleryPages?: number;
  leadsTo?: string;
};

/** What stands at an address. */
export type Found = { page: KeptPage; isMissing?: boolean } | { location: string; isForEver: boolean };

type Options = {
  /** For someone who has just written. */
  fresh: boolean;
  /** The page as it is kept. */
  before?: KeptPage;
  /** Asking the cms, and rendering. */
  turns?: RenderOptions['turns'];
};

export type RenderKept = (location: string, options: Options) => Promise<KeptPage>;

/** How long a page stands while the content does not change, in ms: it tells the year, too. */
const RENDERED_FOR = 60_000;

/** Renders what caches keep. A page whose answers are the same as before stays as it is. */
export function createPageRenderer(webApp: WebApp, env: ServerEnv): RenderKept {
  return async (location, { fresh, before, turns = { ask: NO_LIMIT, render: NO_LIMIT } }) => {
    const source = {
      graphqlUrl: `${env.cmsUrl}/graphql`,
      freshCookie: fresh ? createFreshCookie(env.freshCookieSecret) : undefined,
    };
    const renderedAt = performance.now();
    const stands = before && renderedAt - before.renderedAt < RENDERED_FOR;
    if (stands && (await turns.ask.run(async () => webApp.areCurrent?.(before.answers, source))))
      return before;

    const page = await webApp.render(location, { ...source, siteUrl: env.siteUrl, turns });
    const { answers, galleryPages, leadsTo } = page;
    if (leadsTo) return { ...storePage('', true), answers, renderedAt, leadsTo };
    const document = createDocument(await webApp.template(location), env.public, page);
    return { ...storePage(document, page.complete, before), answers, renderedAt, galleryPages };
  };
}

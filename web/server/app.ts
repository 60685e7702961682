import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { refuseWhenBusy } from './visitors/busy';
import { contactForm } from './pages/contact-form';
import { crawlerFiles } from './crawlers';
import type { ServerEnv } from './env';
import { iconFiles } from './icons/icon-files';
import { localHostsOnly } from './visitors/local-hosts-only';
import type { WebApp } from './pages/page-renderer';
import { servePages } from './pages/pages';
import { proxyTo } from './proxy';
import { createReadiness, type Readiness } from './readiness';
import { createSiteReader } from './site-reader';

export type NodeApp = Hono<{ Bindings: HttpBindings }>;

const CMS_PATHS = ['/graphql', '/api/*', '/uploads/*'];
const EMULATOR_PATHS = ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*', '/emulator/*'];

type Options = {
  env: ServerEnv;
  webApp: WebApp;
  readiness?: Readiness;
  /** What sees every request, whoever answers it. */
  before?: (app: NodeApp) => void;
  /** What stands before the pages: turns, headers and files of the built site. */
  use?: (app: NodeApp) => void;
};

/** The whole origin as the browser knows it: the cms, in development the auth emulator, files and pages. */
export function createApp(options: Options): NodeApp {
  const { env, webApp, before, use, readiness = createReadiness(options.env.cmsUrl) } = options;
  const app: NodeApp = new Hono();
  const { trustedProxies } = env;
  const siteReader = createSiteReader(env);

  app.onError(refuseWhenBusy);
  before?.(app);
  if (env.authEmulatorUrl) app.use(localHostsOnly);
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    context.header('cache-control', 'no-store');
    const answer = await readiness.read();
    return answer.status === 'ready'
      ? context.json(answer)
      : context.json(answer, 503, { 'retry-after': '5' });
  });
  app.on('ALL', CMS_PATHS, proxyTo({ target: env.cmsUrl, trustedProxies }));
  if (env.authEmulatorUrl)
    app.on('ALL', EMULATOR_PATHS, proxyTo({ target: env.authEmulatorUrl, trustedProxies }));

  use?.(app);
  app.route('/', crawlerFiles(env, siteReader));
  app.route('/', iconFiles(siteReader));

  app.route('/', contactForm(webApp, env));
  app.get('*', servePages(webApp, env, siteReader));
  app.all('*', (context) => context.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));
  return app;
}

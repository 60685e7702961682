import { createFreshCookie } from '../../../cms/src/shared-with-web/server/fresh-cookie';
import { createApp } from '../app';
import { readEnv } from '../env';
import type { WebApp } from './page-renderer';

export const env = readEnv({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
const HOUR = 3_600_000;
/** Made once for all tests of a process, which take longer than the ten seconds of one. */
export const fresh = createFreshCookie(env.freshCookieSecret, Date.now() + HOUR);
export const TEMPLATE = '<head><!--head--></head><body><!--app--><!--data--></body>';

export const page = (app: string, complete = true) =>
  Promise.resolve({
    head: '<title>T</title>',
    app,
    data: { ROOT_QUERY: { x: '</script>' } },
    complete,
    answers: new Map<string, string>(),
    galleryPages: 3,
  });

/** A server whose pages are rendered like this. */
export function appOf(render: WebApp['render'], others?: Partial<WebApp>) {
  const renderShell = () => Promise.resolve('');
  return createApp({ env, webApp: { template: () => TEMPLATE, render, renderShell, ...others } });
}

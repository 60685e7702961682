import { KEEP_ALIVE_TIMEOUT } from '../src/shared-with-web/server/keep-alive';
import { settings } from './settings';

export default {
  host: settings.host,
  port: settings.port,
  url: settings.publicUrl,
  http: { serverOptions: { keepAliveTimeout: KEEP_ALIVE_TIMEOUT } },
  app: { keys: settings.secrets.APP_KEYS.split(',').filter(Boolean) },
  dirs: { public: settings.publicDir },
  // The nearest proxy adds to what its caller claims: only its own word, the rightmost, is believed.
  proxy: { koa: true, maxIpsCount: 1 },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
};

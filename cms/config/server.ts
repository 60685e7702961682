import { settings } from './settings';

export default {
  host: settings.host,
  port: settings.port,
  url: settings.publicUrl,
  app: { keys: settings.secrets.APP_KEYS.split(',') },
  dirs: { public: settings.publicDir },
  proxy: { koa: true },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
};

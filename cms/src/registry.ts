import type createAnswers from './api/assistant/services/answers';
import type createGemini from './api/assistant/services/gemini';
import type createKnowledgeSource from './api/assistant/services/knowledge';
import type createInbox from './api/message/services/inbox';
import type createNotifications from './api/message/services/notifications';
import type createPictures from './api/project/services/pictures';
import type createPortfolio from './api/project/services/portfolio';
import type createRateLimits from './api/rate-limit/services/rate-limit';
import type createSite from './api/site/services/site';
import type { Settings } from '../config/settings';
import type { IdTokenVerifier } from './auth/id-tokens';
import type { DatabaseLock } from './shared/database-lock';
import type { DatabaseWatch } from './shared/database-watch';
import type { PublicCache } from './shared/public-cache';

/** Our services, by the names under which Strapi keeps them: `strapi.service('api::message.inbox')` is typed by it. */
type Services = {
  'api::assistant.answers': typeof createAnswers;
  'api::assistant.gemini': typeof createGemini;
  'api::assistant.knowledge': typeof createKnowledgeSource;
  'api::message.inbox': typeof createInbox;
  'api::message.notifications': typeof createNotifications;
  'api::project.pictures': typeof createPictures;
  'api::project.portfolio': typeof createPortfolio;
  'api::rate-limit.rate-limit': typeof createRateLimits;
  'api::site.site': typeof createSite;
};

/** What src/index.ts adds to Strapi's container. */
type Items = {
  databaseWatch: DatabaseWatch;
  idTokenVerifier: IdTokenVerifier;
  publicCache: PublicCache;
  startLock: DatabaseLock;
};

// Strapi itself answers `any` for all of them.
declare module '@strapi/types/dist/core/strapi.js' {
  interface Strapi {
    service<Name extends keyof Services>(name: Name): ReturnType<Services[Name]>;
  }
  interface ConfigProvider {
    get(key: 'settings'): Settings;
  }
}

declare module '@strapi/types/dist/core/container.js' {
  interface Container {
    get<Name extends keyof Items>(name: Name): Items[Name];
  }
}

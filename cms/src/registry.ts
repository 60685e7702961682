import type createAnswers from './api/assistant/services/answers';
import type createGemini from './api/assistant/services/gemini';
import type createKnowledgeSource from './api/assistant/services/knowledge';
import type createEvidenceModel from './api/fit/services/model';
import type createSheets from './api/fit/services/sheets';
import type createHealth from './api/health/services/health';
import type createInbox from './api/message/services/inbox';
import type createNotifications from './api/message/services/notifications';
import type createOwnAnswers from './api/own-answer/services/own-answer';
import type createPreviews from './api/preview-link/services/previews';
import type createPictures from './api/project/services/pictures';
import type { StoredFile } from './api/project/services/pictures';
import type createPortfolio from './api/project/services/portfolio';
import type createSearch from './api/project/services/search';
import type createProjectPicture from './api/project/services/social-picture';
import type createRateLimits from './api/rate-limit/services/rate-limit';
import type createSetup from './api/setup/services/setup';
import type createSiteIcon from './api/site/services/icon';
import type createSite from './api/site/services/site';
import type createSocialPicture from './api/site/services/social-picture';
import type createUnansweredQuestions from './api/unanswered-question/services/unanswered-question';
import type createHistory from './api/version/services/history';
import type { IdTokenVerifier } from './auth/id-tokens';
import type { PublicCache } from './cache/public-cache';
import type { DatabaseLock } from './database/database-lock';
import type { DatabaseWatch } from './database/database-watch';
import type { PanelForms } from './panel/labels';
import type { RemovedPictures } from './pictures/removed-pictures';
import type { Settings } from './settings/read-settings';

/** Our services, by the names under which Strapi keeps them. */
type Services = {
  'api::assistant.answers': typeof createAnswers;
  'api::assistant.gemini': typeof createGemini;
  'api::assistant.knowledge': typeof createKnowledgeSource;
  'api::fit.model': typeof createEvidenceModel;
  'api::fit.sheets': typeof createSheets;
  'api::health.health': typeof createHealth;
  'api::message.inbox': typeof createInbox;
  'api::message.notifications': typeof createNotifications;
  'api::own-answer.own-answer': typeof createOwnAnswers;
  'api::preview-link.previews': typeof createPreviews;
  'api::project.pictures': typeof createPictures;
  'api::project.portfolio': typeof createPortfolio;
  'api::project.search': typeof createSearch;
  'api::project.social-picture': typeof createProjectPicture;
  'api::rate-limit.rate-limit': typeof createRateLimits;
  'api::setup.setup': typeof createSetup;
  'api::site.icon': typeof createSiteIcon;
  'api::site.site': typeof createSite;
  'api::site.social-picture': typeof createSocialPicture;
  'api::unanswered-question.unanswered-question': typeof createUnansweredQuestions;
  'api::version.history': typeof createHistory;
};

/** In Strapi's container: its `auth`, and what src/index.ts adds. */
type Items = {
  auth: {
    register(type: string, strategy: object): unknown;
    authenticate(ctx: object, next: () => unknown): Promise<unknown>;
  };
  databaseWatch: DatabaseWatch;
  idTokenVerifier: IdTokenVerifier;
  publicCache: PublicCache;
  removedPictures: RemovedPictures;
  startLock: DatabaseLock;
};

/** What we ask of Strapi's own. */
type StrapiServices = {
  'admin::auth': { validatePassword(password: string, hash: string): Promise<boolean> };
  'admin::role': { getSuperAdmin(): Promise<{ id: number }> };
  'admin::user': { exists(): Promise<boolean>; create(account: object): Promise<unknown> };
};

type Plugins = {
  'content-manager': Plugin<Record<'content-types' | 'components', PanelForms>>;
  email: Plugin<{ email: { send(mail: object): Promise<unknown> } }>;
  graphql: Plugin<{ extension: { use(extension: object): void } }>;
  upload: Plugin<{
    'api-upload-folder': { getAPIUploadFolder(): Promise<{ id: number; path: string }> };
    upload: {
      setSettings(settings: object): Promise<unknown>;
      upload(request: object): Promise<[StoredFile]>;
    };
  }> & {
    provider: { delete(file: FileName): Promise<unknown>; uploadStream(file: FileName): Promise<unknown> };
  };
};

type FileName = Pick<StoredFile, 'hash' | 'ext'>;

type Plugin<Own> = { service<Name extends keyof Own>(name: Name): Own[Name] };

// Strapi itself answers `any` for all of them.
declare module '@strapi/types/dist/core/strapi.js' {
  interface Strapi {
    service<Name extends keyof Services>(name: Name): ReturnType<Services[Name]>;
    service<Name extends keyof StrapiServices>(name: Name): StrapiServices[Name];
    plugin<Name extends keyof Plugins>(name: Name): Plugins[Name];
  }
  interface ConfigProvider {
    get(key: 'settings'): Settings;
    get(key: 'info.strapi' | 'info.version'): string;
  }
}

declare module 'koa' {
  interface DefaultContext {
    /** Those of our routes. */
    params: Record<'id' | 'call' | 'size', string>;
  }
}

declare module '@strapi/types/dist/core/container.js' {
  interface Container {
    get<Name extends keyof Items>(name: Name): Items[Name];
  }
}

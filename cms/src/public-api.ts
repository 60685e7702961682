import type { RootField } from './graphql/server-plugins';

const everybody = { auth: false } as const;
const accounts = { auth: false, policies: ['global::is-signed-in'] } as const;
const editors = { auth: false, policies: ['global::can-edit'] } as const;
const messageReaders = { auth: false, policies: ['global::can-read-messages'] } as const;

type Access = typeof everybody | typeof accounts | typeof editors | typeof messageReaders;

type Entry = {
  /** REST: methods and paths below /api. A route that is not here keeps the CMS from starting. */
  routes?: Record<string, Access>;
  /** GraphQL: a root field that is not here answers nobody. */
  fields?: Partial<Record<RootField, Access>>;
  /** Routes whose answers are kept in memory, and whether a query string makes another answer. */
  cached?: Record<string, { byQuery: boolean }>;
  /** Whether a change of it may change what visitors see. */
  isContent: boolean;
};

/** What can be reached from outside, and by whom: the one place to say it for a new content type. */
export const PUBLIC_API = {
  'api::project.project': {
    routes: {
      'GET /projects': everybody,
      'GET /projects/:id': everybody,
      'GET /projects/:id/social.jpg': everybody,
      'GET /portfolio': everybody,
      'POST /portfolio': editors,
      'POST /portfolio/images': editors,
      'PUT /portfolio/:id': editors,
      'DELETE /portfolio/:id/images': editors,
      'DELETE /portfolio/:id': editors,
    },
    fields: {
      'Query.myProject': editors,
      'Query.myProjects': accounts,
      'Query.previewCaseStudy': editors,
      'Query.project': everybody,
      'Query.projectPage': everybody,
      'Query.projects': everybody,
      'Query.projects_connection': everybody,
      'Query.searchProjects': everybody,
      'Query.viewer': everybody,
      'Mutation.createProject': editors,
      'Mutation.updateProject': editors,
      'Mutation.deleteProject': editors,
      'Mutation.deleteProjectImage': editors,
      'Mutation.discardProjectDraft': editors,
      'Mutation.moveProject': editors,
      'Mutation.publishProject': editors,
      'Mutation.reorderProjects': editors,
      'Mutation.scheduleProject': editors,
      'Mutation.unpublishProject': editors,
    },
    cached: {
      '/portfolio': { byQuery: false },
      '/projects': { byQuery: true },
      '/projects/:id': { byQuery: true },
    },
    isContent: true,
  },
  'api::preview-link.preview-link': {
    fields: {
      'Query.previewAddress': editors,
      'Query.previewLinks': editors,
      'Query.previewedProject': everybody,
      'Mutation.createPreviewLink': editors,
      'Mutation.revokePreviewLink': editors,
    },
    isContent: false,
  },
  'api::site.site': {
    routes: {
      'GET /site': everybody,
      'GET /site/icon-:size(192|512).png': everybody,
      'GET /site/social.jpg': everybody,
    },
    fields: { 'Query.site': everybody, 'Mutation.updateSite': editors },
    cached: { '/site': { byQuery: false } },
    isContent: true,
  },
  'api::health': {
    fields: { 'Query.health': editors },
    isContent: false,
  },
  'api::setup': {
    fields: {
      'Query.setup': editors,
      'Mutation.confirmSetupPoint': editors,
      'Mutation.deleteSampleProjects': editors,
      'Mutation.dismissSetup': editors,
    },
    isContent: false,
  },
  'plugin::upload.file': { isContent: true },
  'api::message.message': {
    routes: { 'POST /v1.0/email/send': everybody },
    fields: {
      'Query.messages_connection': messageReaders,
      'Mutation.updateMessage': messageReaders,
      'Mutation.deleteMessage': messageReaders,
    },
    isContent: false,
  },
  'api::own-answer.own-answer': {
    fields: {
      'Query.ownAnswers': editors,
      'Mutation.createOwnAnswer': editors,
      'Mutation.deleteOwnAnswer': editors,
      'Mutation.updateOwnAnswer': editors,
    },
    isContent: true,
  },
  'api::unanswered-question.unanswered-question': {
    fields: {
      'Query.unansweredQuestions': editors,
      'Mutation.deleteUnansweredQuestions': editors,
      'Mutation.hideUnansweredQuestion': editors,
    },
    isContent: false,
  },
  'api::assistant': {
    routes: {
      'POST /assistant/v1beta/models/:call': everybody,
      'GET /assistant/suggestions': everybody,
    },
    cached: { '/assistant/suggestions': { byQuery: false } },
    isContent: false,
  },
  'api::fit': { routes: { 'POST /fit': everybody }, isContent: false },
  'api::content-version.content-version': { isContent: false },
  'api::former-slug.former-slug': { isContent: false },
  'api::rate-limit.rate-limit': { isContent: false },
  'api::version.version': {
    fields: {
      'Query.deletedEntries': editors,
      'Query.version': editors,
      'Query.versions': editors,
      'Mutation.deleteForGood': editors,
      'Mutation.restoreDeleted': editors,
      'Mutation.restoreVersion': editors,
    },
    isContent: false,
  },
} satisfies Record<string, Entry>;

const entries: [string, Entry][] = Object.entries(PUBLIC_API);
const routes = new Map(entries.flatMap(([, { routes = {} }]) => Object.entries(routes)));

/** The content types behind what visitors see. */
export const CONTENT = entries.filter(([, { isContent }]) => isContent).map(([name]) => name);

export const GRAPHQL_ACCESS = Object.fromEntries(
  entries.flatMap(([, { fields = {} }]) => Object.entries(fields)),
);

export const CACHED_ROUTES = entries
  .flatMap(([, { cached = {} }]) => Object.entries(cached))
  .map(([path, { byQuery }]) => ({ path, byQuery, pattern: toPattern(path) }));

type Route = { method: string; path: string; config?: object };
type Apis = Record<string, { routes: Record<string, { routes: Route[] }> }>;

/** @throws for a route that the list does not name */
export function openRoutes(apis: Apis): void {
  const routers = Object.values(apis).flatMap((api) => Object.values(api.routes));
  for (const route of routers.flatMap((router) => router.routes)) {
    const name = `${route.method} ${route.path}`;
    const access = routes.get(name);
    if (!access) throw new Error(`src/public-api.ts does not say who may call ${name}.`);
    route.config = { ...route.config, ...access };
  }
}

/** As the router reads addresses: in any case, with or without a slash at the end. */
function toPattern(path: string): RegExp {
  return new RegExp(`^/api${path.replace(/:\w+/g, '([\\w-]+)')}/?$`, 'i');
}

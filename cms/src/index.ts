import type { Core, UID } from '@strapi/strapi';
import { resolvers as healthResolvers } from './api/health/graphql/resolvers';
import { healthTypeDefs } from './api/health/graphql/type-defs';
import { keepDeletedMessages } from './api/message/deleted-messages';
import { resolvers as messageResolvers } from './api/message/graphql/resolvers';
import { messageTypeDefs } from './api/message/graphql/type-defs';
import { keepDeletedAnswers } from './api/own-answer/deleted-answers';
import { registerOwnAnswerRules } from './api/own-answer/document-rules';
import { resolvers as ownAnswerResolvers } from './api/own-answer/graphql/resolvers';
import { ownAnswerTypeDefs } from './api/own-answer/graphql/type-defs';
import { previewResolvers, previewTypeDefs } from './api/preview-link/graphql/previews';
import { registerDocumentRules } from './api/project/document-rules';
import { caseStudyResolvers, caseStudyTypeDefs } from './api/project/graphql/case-study';
import { resolvers } from './api/project/graphql/resolvers';
import { searchResolvers, searchTypeDefs } from './api/project/graphql/search';
import { typeDefs } from './api/project/graphql/type-defs';
import { registerRelationFilters } from './api/project/reading/relation-filters';
import { fillSlugs } from './api/project/writing/fill-slugs';
import { sweepOrphans } from './api/project/writing/sweep-orphans';
import { resolvers as setupResolvers } from './api/setup/graphql/resolvers';
import { setupTypeDefs } from './api/setup/graphql/type-defs';
import { registerSiteRules } from './api/site/document-rules';
import { resolvers as siteResolvers } from './api/site/graphql/resolvers';
import { siteTypeDefs } from './api/site/graphql/type-defs';
import { seedSite } from './api/site/seed';
import { resolvers as questionResolvers } from './api/unanswered-question/graphql/resolvers';
import { unansweredQuestionTypeDefs } from './api/unanswered-question/graphql/type-defs';
import { resolvers as versionResolvers } from './api/version/graphql/resolvers';
import { versionTypeDefs } from './api/version/graphql/type-defs';
import { createIdTokenVerifier } from './auth/id-tokens';
import { registerPanelForms } from './auth/panel-forms';
import { registerPanelPublishers } from './auth/panel-publishers';
import { registerPanelReaders } from './auth/panel-readers';
import { firebaseStrategy } from './auth/strategy';
import { raiseContentVersion } from './cache/content-version';
import { createPublicCache } from './cache/public-cache';
import { noteDataVersion, refuseNewerData } from './data-version/data-version';
import { createDatabaseQuestion } from './database/ask-database';
import { requireCertainCommits } from './database/certain-commits';
import { limitConnectionTime } from './database/connection-time';
import { surviveOutage } from './database/database-errors';
import { takeLock } from './database/database-lock';
import { createDatabaseWatch } from './database/database-watch';
import { finishQueries } from './database/finish-queries';
import { requireDatabase } from './database/require-database';
import { keepTimesInUtc } from './database/utc-times';
import { databaseOf } from './doctor/strapi-database';
import { closeAdminRegistration, createFirstAdmin } from './first-admin';
import { serveMetrics } from './metrics/metrics';
import { labelPanel } from './panel/labels';
import { arrangePanel } from './panel/lists';
import { createRemovedPictures } from './pictures/removed-pictures';
import { setPluginSettings } from './plugin-settings';
import { CONTENT, GRAPHQL_ACCESS, openRoutes } from './public-api';
import { answerReadiness, finishRequestsFirst } from './readiness';
import { addRegularTasks } from './regular-tasks';
import { requireListening } from './require-listening';
import { seedDemo } from './seed';
import { databaseFile } from './settings/folders';
import { cleanUpTime } from './shared/clean-up-time';
import { followClock } from './shared/follow-clock';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    const { dataDir, firebase, publicCacheMilliseconds } = strapi.config.get('settings');
    process.on('unhandledRejection', surviveOutage);
    process.stdout.on('error', keepServing);
    await requireDatabase(databaseOf(strapi), databaseFile(dataDir));
    requireCertainCommits(strapi.db.connection);
    keepTimesInUtc(strapi);
    refuseNewerData(strapi);
    strapi.add('databaseWatch', () => createDatabaseWatch(createDatabaseQuestion()));
    strapi.add('idTokenVerifier', () => createIdTokenVerifier(firebase));
    strapi.add('publicCache', () => createPublicCache(publicCacheMilliseconds));
    strapi.add('removedPictures', () => createRemovedPictures());
    strapi.get('auth').register('content-api', firebaseStrategy);
    const graphql = strapi.plugin('graphql').service('extension');
    graphql.use({ typeDefs, resolvers });
    graphql.use({ typeDefs: caseStudyTypeDefs, resolvers: caseStudyResolvers });
    graphql.use({ typeDefs: searchTypeDefs, resolvers: searchResolvers });
    graphql.use({ typeDefs: previewTypeDefs, resolvers: previewResolvers });
    graphql.use({ typeDefs: messageTypeDefs, resolvers: messageResolvers });
    graphql.use({ typeDefs: ownAnswerTypeDefs, resolvers: ownAnswerResolvers });
    graphql.use({ typeDefs: unansweredQuestionTypeDefs, resolvers: questionResolvers });
    graphql.use({ typeDefs: siteTypeDefs, resolvers: siteResolvers });
    graphql.use({ typeDefs: setupTypeDefs, resolvers: setupResolvers });
    graphql.use({ typeDefs: healthTypeDefs, resolvers: healthResolvers });
    graphql.use({ typeDefs: versionTypeDefs, resolvers: versionResolvers });
    graphql.use({ resolversConfig: GRAPHQL_ACCESS });
    openRoutes(strapi.apis);
    registerPanelForms(strapi);
    registerPanelReaders(strapi);
    registerDocumentRules(strapi);
    registerSiteRules(strapi);
    registerPanelPublishers(strapi);
    registerOwnAnswerRules(strapi);
    keepDeletedAnswers(strapi);
    keepDeletedMessages(strapi);
    registerRelationFilters(strapi);
    closeAdminRegistration(strapi);
    // Koa would print them itself, stack and all: connections that break off, mostly.
    strapi.server.app.on('error', (error: Error) => strapi.log.warn(error));
    answerReadiness(strapi);
    finishRequestsFirst(strapi);
    requireListening(strapi);
    // Tables, permissions and samples are made between here and the end of bootstrap: by one process at a time.
    const startLock = await takeLock('start');
    strapi.add('startLock', () => startLock);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await noteDataVersion(strapi);
    await createFirstAdmin(strapi);
    await setPluginSettings(strapi);
    await labelPanel(strapi);
    await arrangePanel(strapi);
    await sweepOrphans();
    await fillSlugs();
    await strapi.service('api::unanswered-question.unanswered-question').redactKept();
    await strapi.service('api::project.pictures').markOldPictures();
    const now = await cleanUpTime(strapi, { isStart: true });
    const { isDemo, uploadGraceSeconds } = strapi.config.get('settings');
    await strapi.service('api::version.history').prune(now);
    await strapi.service('api::project.pictures').sweep(uploadGraceSeconds, now);
    invalidateOnWrites(strapi);
    await seedSite(strapi);
    if (isDemo) await seedDemo(strapi);
    await strapi.service('api::project.search').prepare();
    await strapi.get('removedPictures').prepare();
    addRegularTasks(strapi);
    followClock(strapi.cron);
    strapi.service('api::assistant.knowledge').prepare();
    serveMetrics(strapi);
    await strapi.get('startLock').release();
    limitConnectionTime();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    strapi.service('api::assistant.knowledge').stop();
    await finishQueries(strapi);
  },
};

/** A full disk under the log, or nobody to read it, is no reason to leave visitors without an answer. */
const keepServing = () => undefined;

/** After the commit, because a read between the write and its commit would be kept as if it were new. */
function invalidateOnWrites(strapi: Core.Strapi): void {
  const invalidate = (isDraft: boolean) => {
    strapi.get('removedPictures').invalidate();
    if (isDraft) return;
    strapi.get('publicCache').invalidate();
    strapi.service('api::assistant.knowledge').prepare();
  };
  const afterChange = (change: Change) =>
    strapi.db.transaction(async ({ onCommit }) => {
      const isDraft = isOfDraft(strapi, change);
      await raiseContentVersion({ isDraft });
      onCommit(() => invalidate(isDraft));
    });
  strapi.db.lifecycles.subscribe({
    models: CONTENT,
    afterCreate: afterChange,
    afterUpdate: afterChange,
    afterDelete: afterChange,
  });
}

type Change = { model: { uid: string }; result?: unknown };

/** Of which visitors see nothing. */
function isOfDraft(strapi: Core.Strapi, { model, result }: Change): boolean {
  const { options } = strapi.getModel(model.uid as UID.ContentType);
  if (!options.draftAndPublish || typeof result !== 'object' || result === null) return false;
  return 'publishedAt' in result && result.publishedAt === null;
}

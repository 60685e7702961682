import type { Core } from '@strapi/strapi';
import type { Settings } from '../config/settings';
import { registerDocumentRules } from './api/project/document-rules';
import { resolvers, resolversConfig } from './api/project/graphql/resolvers';
import { typeDefs } from './api/project/graphql/type-defs';
import { createIdTokenVerifier } from './auth/id-tokens';
import { firebaseStrategy } from './auth/strategy';
import { closePublicDoors } from './public-doors';
import { seedDemo } from './seed';
import { createPublicCache } from './shared/public-cache';

const SWEEP_EVERY_HOUR = '17 * * * *';
const HOUR_IN_SECONDS = 3600;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    const { firebase, publicCacheMilliseconds } = strapi.config.get<Settings>('settings');
    strapi.add('idTokenVerifier', () => createIdTokenVerifier(firebase));
    strapi.add('publicCache', () => createPublicCache(publicCacheMilliseconds));
    strapi.get('auth').register('content-api', firebaseStrategy);
    strapi.plugin('graphql').service('extension').use({ typeDefs, resolvers, resolversConfig });
    registerDocumentRules(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await closePublicDoors(strapi);
    const graceSeconds = strapi.config.get<number>('settings.uploadGraceSeconds');
    await strapi.service('api::project.pictures').sweep(graceSeconds);
    invalidateCacheOnWrites(strapi);
    if (strapi.config.get('settings.isDemo')) await seedDemo(strapi);
    strapi.cron.add({
      sweepPictures: {
        task: () => strapi.service('api::project.pictures').sweep(Math.max(graceSeconds, HOUR_IN_SECONDS)),
        options: SWEEP_EVERY_HOUR,
      },
    });
  },
};

/** After the commit, because a read between the write and its commit would be kept as if it were new. */
function invalidateCacheOnWrites(strapi: Core.Strapi): void {
  const invalidate = () => strapi.get('publicCache').invalidate();
  const afterCommit = () => {
    if (!strapi.db.inTransaction()) return invalidate();
    void strapi.db.transaction(async ({ onCommit }) => onCommit(invalidate));
  };
  strapi.db.lifecycles.subscribe({
    models: ['api::project.project', 'plugin::upload.file'],
    afterCreate: afterCommit,
    afterUpdate: afterCommit,
    afterDelete: afterCommit,
  });
}

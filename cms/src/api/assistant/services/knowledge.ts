import type { Core } from '@strapi/strapi';
import { readContentVersion } from '../../../shared/content-version';
import { inSnapshot } from '../../../shared/database-snapshot';
import { readProjects } from '../../project/reading/project-list';
import { toKnowledge, type Knowledge } from '../knowledge';
import { toOwner } from '../owner';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  let last: { contentVersion: number; knowledge: Promise<Knowledge> } | undefined;

  return {
    /** Of what is published now: built anew when the content has changed, whichever process wrote it. */
    async read(): Promise<Knowledge> {
      const contentVersion = await readContentVersion();
      if (last?.contentVersion !== contentVersion) {
        last = { contentVersion, knowledge: build() };
      }
      return last.knowledge.catch((error: unknown) => {
        last = undefined;
        throw error;
      });
    },
  };

  function build(): Promise<Knowledge> {
    return inSnapshot(async (trx) => {
      const owner = toOwner(await strapi.service('api::site.site').get());
      return toKnowledge(owner, await readProjects({}, trx), strapi.config.get('settings').siteUrl);
    });
  }
};

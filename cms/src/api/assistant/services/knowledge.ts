import type { Core } from '@strapi/strapi';
import { keepByVersion } from '../../../shared/content-version';
import { inSnapshot } from '../../../shared/database-snapshot';
import { readProjects } from '../../project/reading/project-list';
import { toKnowledge, type Knowledge } from '../knowledge';
import { toOwner } from '../owner';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  function build(): Promise<Knowledge> {
    return inSnapshot(async (trx) => {
      const owner = toOwner(await strapi.service('api::site.site').get());
      return toKnowledge(owner, await readProjects({}, trx), strapi.config.get('settings').siteUrl);
    });
  }

  /** Of what is published now. */
  return { read: keepByVersion(build) };
};

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
      const ownAnswers = await strapi.service('api::own-answer.own-answer').published();
      const { siteUrl } = strapi.config.get('settings');
      return toKnowledge(owner, await readProjects({}, trx), siteUrl, ownAnswers);
    });
  }

  /** Of what is published now. */
  return { read: keepByVersion(build) };
};

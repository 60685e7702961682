import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { keepByVersion } from '../../../cache/content-version';
import { inSnapshot } from '../../../database/database-snapshot';
import { readProjects } from '../../project/reading/project-list';
import { toKnowledge, type Knowledge, type OwnAnswer } from '../knowledge';
import { toOwner } from '../owner';

const QUIET_MILLISECONDS = 300;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readCurrent = keepByVersion(build);
  let timer: NodeJS.Timeout | undefined;
  let said: { name: string; ownAnswers: OwnAnswer[] } | undefined;

  async function build(): Promise<Knowledge> {
    const { site, projects, ownAnswers } = await inSnapshot(async (trx) => ({
      site: await strapi.service('api::site.site').get(),
      projects: await readProjects({}, trx),
      ownAnswers: await strapi.service('api::own-answer.own-answer').published(),
    }));
    const { siteUrl } = strapi.config.get('settings');
    const owner = toOwner(site);
    return toKnowledge(owner, projects, siteUrl, asBefore(owner.name, ownAnswers));
  }

  /** The same ones while they and the name are: what questions are compared with is made of both, and kept with them. */
  function asBefore(name: string, ownAnswers: OwnAnswer[]): OwnAnswer[] {
    const now = { name, ownAnswers };
    if (said && isDeepStrictEqual(said, now)) return said.ownAnswers;
    said = now;
    return ownAnswers;
  }

  return {
    /** Of what is published now. */
    read: readCurrent,

    /** Soon and in the background, once for many changes. What goes wrong is told to the next question. */
    prepare(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void readCurrent().catch(() => undefined), QUIET_MILLISECONDS).unref();
    },

    stop: (): void => clearTimeout(timer),
  };
};

import type { Core } from '@strapi/strapi';
import { setTimeout as wait } from 'node:timers/promises';
import { keepByVersion } from '../../../shared/content-version';
import { inSnapshot } from '../../../shared/database-snapshot';
import { readProjects } from '../../project/reading/project-list';
import { toKnowledge, type Knowledge } from '../knowledge';
import { toOwner } from '../owner';

const QUIET_MILLISECONDS = 300;
const PATIENCE_MILLISECONDS = 1000;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readCurrent = keepByVersion(build);
  let last: Knowledge | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function build(): Promise<Knowledge> {
    const { site, projects } = await inSnapshot(async (trx) => ({
      site: await strapi.service('api::site.site').get(),
      projects: await readProjects({}, trx),
    }));
    last = await toKnowledge(toOwner(site), projects, strapi.config.get('settings').siteUrl);
    return last;
  }

  return {
    /** Of what is published now; while much is being prepared, of what was published a moment ago. */
    read(): Promise<Knowledge> {
      const current = readCurrent();
      return last ? Promise.race([current, wait(PATIENCE_MILLISECONDS, last, { ref: false })]) : current;
    },

    /** Soon and in the background, once for many changes. What goes wrong is told to the next question. */
    prepare(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void readCurrent().catch(() => undefined), QUIET_MILLISECONDS).unref();
    },

    stop: (): void => clearTimeout(timer),
  };
};

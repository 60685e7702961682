import type { Cms } from './cms';
import { raiseContentVersion } from '../../src/cache/content-version';

/** As another process would write: this one does not notice. */
export async function retitleElsewhere({ strapi }: Cms, from: string, to: string) {
  await strapi.db.connection('projects').where({ title: from }).update({ title: to });
  await raiseContentVersion();
}

import type { Core } from '@strapi/strapi';
import type { Settings } from '../settings/read-settings';
import { DEMO_ADMIN } from '../shared-with-web/own-machine';
import { versionsOf } from '../data-version/data-version';
import type { Check } from '../shared-with-web/finding';
import { judgeAdmins } from './checks/admin';
import { checkData } from './checks/data';
import { databaseChecks } from './checks/database';
import { judgeMailQueue } from './checks/mail-queue';
import { checkVersions } from './checks/versions';
import { outsideChecks } from './outside-checks';
import { databaseOf, databaseTime } from './strapi-database';

/** Milliseconds. */
const MAIL_PATIENCE = 10 * 60_000;

/** All that a CMS that runs can tell. */
export function productChecks(strapi: Core.Strapi, settings: Settings): Check[] {
  const { isDeployment } = settings;
  const database = databaseOf(strapi);
  const versions = versionsOf(strapi);
  const { node } = process.versions;
  return [
    { id: 'versions', title: 'Versions', run: () => checkVersions({ ...versions, node }) },
    ...databaseChecks(database, settings),
    { id: 'data', title: 'Data', run: () => checkData(database, versions) },
    ...outsideChecks(settings, { databaseTime: () => databaseTime(strapi) }),
    { id: 'mail-queue', title: 'Waiting mail', run: async () => judgeMailQueue(await countWaiting(strapi)) },
    { id: 'admin', title: 'Admin panel', run: () => checkAdmins(strapi, isDeployment) },
  ];
}

function countWaiting(strapi: Core.Strapi): Promise<number> {
  return strapi.service('api::message.notifications').countUnsent(new Date(Date.now() - MAIL_PATIENCE));
}

async function checkAdmins(strapi: Core.Strapi, isDeployment: boolean) {
  const exist = await strapi.service('admin::user').exists();
  // A comparison takes a tenth of a second of the only thread.
  const hasPublishedPassword = isDeployment && (await canDemoAdminSignIn(strapi));
  return judgeAdmins({ exist, isDeployment, hasPublishedPassword });
}

async function canDemoAdminSignIn(strapi: Core.Strapi): Promise<boolean> {
  const where = { email: DEMO_ADMIN.email, isActive: true };
  const admin = await strapi.db.query('admin::user').findOne({ where });
  if (!admin?.password) return false;
  return strapi.service('admin::auth').validatePassword(DEMO_ADMIN.password, admin.password);
}

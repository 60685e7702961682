import type { Core } from '@strapi/strapi';
import { judgeAdmins } from '../../../doctor/checks/admin';
import { databaseChecks, type Database } from '../../../doctor/checks/database';
import { judgeMailQueue } from '../../../doctor/checks/mail-queue';
import { checkVersions } from '../../../doctor/checks/versions';
import { outsideChecks } from '../../../doctor/outside-checks';
import { DEMO_ADMIN } from '../../../deployment';
import { examine, type Check, type Finding } from '../../../shared-with-web/finding';

/** Milliseconds: who asks again and again puts no load on third parties. */
const KEPT = 10_000;
const MAIL_PATIENCE = 10 * 60_000;

export type Health = { checkedAt: Date; findings: Finding[] };

/** Whether all is well that the product needs. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  let kept: { until: number; health: Promise<Health> } | undefined;

  return {
    check(): Promise<Health> {
      if (!kept || Date.now() > kept.until) kept = { until: Date.now() + KEPT, health: checkNow() };
      return kept.health;
    },
  };

  async function checkNow(): Promise<Health> {
    const checkedAt = new Date();
    return { checkedAt, findings: await examine(listChecks()) };
  }

  function listChecks(): Check[] {
    const settings = strapi.config.get('settings');
    return [
      {
        id: 'versions',
        title: 'Versions',
        run: () =>
          checkVersions({
            product: strapi.config.get('info.version'),
            strapi: strapi.config.get('info.strapi'),
            node: process.versions.node,
          }),
      },
      ...databaseChecks(database(), settings.isDeployment),
      ...outsideChecks(settings, databaseTime),
      { id: 'mail-queue', title: 'Waiting mail', run: async () => judgeMailQueue(await countWaiting()) },
      { id: 'admin', title: 'Admin panel', run: checkAdmins },
    ];
  }

  function database(): Database {
    return { kind: strapi.db.dialect.client === 'postgres' ? 'postgres' : 'sqlite', ask };
  }

  async function ask(statement: string): Promise<Record<string, unknown>[]> {
    const answer = await strapi.db.connection.raw<Rows | { rows: Rows }>(statement);
    return Array.isArray(answer) ? answer : answer.rows;
  }

  /** SQLite has the clock of this process. */
  async function databaseTime(): Promise<Date | undefined> {
    if (database().kind === 'sqlite') return undefined;
    const [row] = await ask('SELECT clock_timestamp() AS now');
    return row?.now instanceof Date ? row.now : undefined;
  }

  async function countWaiting(): Promise<number> {
    const createdAt = { $lt: new Date(Date.now() - MAIL_PATIENCE) };
    return strapi.db
      .query('api::message.message')
      .count({ where: { notification: { $in: ['waiting', 'failed'] }, createdAt } });
  }

  async function checkAdmins() {
    const { isDeployment } = strapi.config.get('settings');
    const exist = await strapi.service('admin::user').exists();
    return judgeAdmins({
      exist,
      isDeployment,
      hasPublishedPassword: isDeployment && (await isDemoAdminIn()),
    });
  }

  async function isDemoAdminIn(): Promise<boolean> {
    const admin = await strapi.db
      .query('admin::user')
      .findOne({ where: { email: DEMO_ADMIN.email, isActive: true } });
    if (!admin?.password) return false;
    return strapi.service('admin::auth').validatePassword(DEMO_ADMIN.password, admin.password);
  }
};

type Rows = Record<string, unknown>[];

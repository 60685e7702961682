import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Counter, Gauge, register } from 'prom-client';
import { readBackupTimes, readCopyTime } from '../doctor/backup-times';
import { countQueries } from '../database/finish-queries';
import { ownTime } from '../database/own-time';
import { serveMetricsOf } from '../shared-with-web/server/metrics-server';

/** Milliseconds for one value: Prometheus waits ten seconds for all of them. */
const LIMIT = 2000;

/** Regular tasks that ran, and how they ended. */
export const tasks = new Counter({
  name: 'portfolio_tasks_total',
  help: 'Regular tasks of the CMS: sweeps, mails, publications.',
  labelNames: ['task', 'result'],
});

/** Nowhere when there is no port for it. */
export function serveMetrics(strapi: Core.Strapi): void {
  const { host, metricsPort } = strapi.config.get('settings');
  if (!metricsPort) return;
  collectDefaultMetrics();
  measureProduct(strapi);
  serveMetricsOf(register, { host, port: metricsPort, onError: (message) => strapi.log.error(message) });
}

/** Read when Prometheus asks. */
function measureProduct(strapi: Core.Strapi): void {
  const { backupDir } = strapi.config.get('settings');
  gauge('portfolio_database_queries', 'Queries that run or wait for a connection.', () =>
    Promise.resolve(countQueries(strapi)),
  );
  gauge('portfolio_mails_waiting', 'Mails about messages that are not sent yet.', () =>
    strapi.service('api::message.notifications').countUnsent(),
  );
  gauge('portfolio_backup_age_seconds', 'Since the newest backup; none: there is no backup.', async () => {
    const newest = Math.max(...(await readBackupTimes(backupDir)));
    return Number.isFinite(newest) ? (Date.now() - newest) / 1000 : undefined;
  });
  gauge('portfolio_backup_copy_age_seconds', 'Of the newest one copied; none: none is to be.', async () => {
    const copied = await readCopyTime(backupDir);
    // One whose age nobody knows is told as if there were none: else nobody would hear of those that fail after it.
    return copied === undefined ? undefined : (Date.now() - (copied || 0)) / 1000;
  });
}

/** One that cannot be read in time, as mails while the database is away, is left out; the others are told. */
function gauge(name: string, help: string, read: () => Promise<number | undefined>): void {
  new Gauge({
    name,
    help,
    async collect() {
      const value = await Promise.race([read(), ownTime(LIMIT)]).catch(() => undefined);
      // A reset one is told as 0.
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Counter, Gauge, register } from 'prom-client';
import { readBackupTimes } from '../doctor/backup-times';
import { countQueries } from '../shared/finish-queries';

/** Regular tasks that ran, and how they ended. */
export const tasks = new Counter({
  name: 'portfolio_tasks_total',
  help: 'Regular tasks of the CMS: sweeps, mails, publications.',
  labelNames: ['task', 'result'],
});

/** Answers `/metrics` on a port of its own, which is not for the public; nowhere when there is none. */
export function serveMetrics(strapi: Core.Strapi): Server | undefined {
  const { host, metricsPort } = strapi.config.get('settings');
  if (!metricsPort) return undefined;
  collectDefaultMetrics();
  measureProduct(strapi);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.on('error', ({ message }) => strapi.log.error(`Metrics are not served: ${message}`));
  return server.listen(metricsPort, host);
}

/** Read when Prometheus asks. */
function measureProduct(strapi: Core.Strapi): void {
  const { backupDir } = strapi.config.get('settings');
  gauge('portfolio_database_queries', 'Queries that run or wait for a connection.', () =>
    Promise.resolve(countQueries(strapi)),
  );
  gauge('portfolio_mails_waiting', 'Mails about messages that are not sent yet.', () =>
    strapi.db
      .query('api::message.message')
      .count({ where: { notification: { $in: ['waiting', 'failed'] } } }),
  );
  gauge('portfolio_backup_age_seconds', 'Since the newest backup; none: there is no backup.', async () => {
    const newest = Math.max(...(await readBackupTimes(backupDir)));
    return Number.isFinite(newest) ? (Date.now() - newest) / 1000 : undefined;
  });
}

/** One that cannot be read, as mails while the database is away, is left out; the others are told. */
function gauge(name: string, help: string, read: () => Promise<number | undefined>): void {
  new Gauge({
    name,
    help,
    async collect() {
      const value = await read().catch(() => undefined);
      if (value === undefined) this.reset();
      else this.set(value);
    },
  });
}

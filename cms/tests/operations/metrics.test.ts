import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, inject, test } from 'vitest';
import { startCms } from '../harness/cms';
import { pickFreePort } from '../harness/cms-process';

const backups = path.join(inject('scratch'), `metrics-${process.pid}`);
const port = await pickFreePort();
const cms = await startCms({
  BACKUP_DIR: backups,
  METRICS_PORT: String(port),
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'site@example.com',
  NOTIFY_TO: 'owner@example.com',
});

/** Prometheus waits ten seconds. */
const SCRAPE_TIMEOUT = 10_000;

beforeEach(() => rm(backups, { recursive: true, force: true }));

async function readMetric(name: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(SCRAPE_TIMEOUT);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { signal });
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1];
  return value === undefined ? undefined : Number(value);
}

test('the age of a backup that is not there is left out, so that the alert sees it is absent', async () => {
  const age = () => readMetric('portfolio_backup_age_seconds');
  expect(await age()).toBeUndefined();
  await mkdir(backups);
  expect(await age()).toBeUndefined();
  const archive = path.join(backups, 'portfolio-2026-01-31T03-00-00Z.tar.gz');
  await Promise.all([writeFile(archive, ''), writeFile(`${archive}.sha256`, '')]);
  expect(await age()).toBeGreaterThan(0);
  await rm(archive);
  expect(await age()).toBeUndefined();
  expect(await readMetric('portfolio_backup_copy_age_seconds')).toBeUndefined();
});

test('while the database is silent its own metric is left out, and all others are told in time', async () => {
  expect(await readMetric('portfolio_mails_waiting')).toBe(0);
  const onlyConnection = await cms.strapi.db.connection.transaction();
  try {
    expect(await readMetric('portfolio_mails_waiting')).toBeUndefined();
    expect(await readMetric('portfolio_database_queries')).toBeGreaterThan(0);
  } finally {
    await onlyConnection.rollback();
  }
  expect(await readMetric('portfolio_mails_waiting')).toBe(0);
});

import getPort from 'get-port';
import { readFileSync } from 'node:fs';
import { register } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { countRequest, serveMetrics } from './metrics';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('requests are counted under few labels, on a port of their own', async () => {
  // The tests before have made requests, too.
  register.resetMetrics();
  const metricsPort = await getPort({ host: '127.0.0.1' });
  serveMetrics({ host: '127.0.0.1', metricsPort });
  for (const method of ['GET', 'BREW', 'TWIST'])
    countRequest({ method, path: `/portfolio/${method}`, status: 200, milliseconds: 3 });
  const answer = await vi.waitFor(() => fetch(`http://127.0.0.1:${metricsPort}/metrics`));
  const lines = (await answer.text()).split('\n').filter((line) => line.includes('request_seconds_count'));
  expect(lines).toEqual([
    'portfolio_web_request_seconds_count{method="GET",route="pages",status="2xx"} 1',
    'portfolio_web_request_seconds_count{method="other",route="pages",status="2xx"} 2',
  ]);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
});

test('the examples of alerts, and what is told of metrics, name those that exist', () => {
  const sources = [
    './metrics.ts',
    '../../cms/src/metrics/metrics.ts',
    '../../cms/src/metrics/request-metrics.ts',
  ];
  const known = new Set(sources.flatMap((file) => read(file).match(/(?<=')portfolio_\w+/g)));
  const told = ['../docs/alerts.yml', '../docs/operation.md'].flatMap(
    (file) => read(file).match(/portfolio_\w+/g) ?? [],
  );
  const metrics = told.filter((name) => /_(seconds|total|running|queries|waiting|count|bucket)$/.test(name));
  expect(metrics.length).toBeGreaterThan(10);
  for (const name of metrics) expect(known).toContain(name.replace(/_(count|bucket)$/, ''));
});

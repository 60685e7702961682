import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import {
  labelsOf,
  REQUEST_HISTOGRAM,
  serveMetricsOf,
} from '../../cms/src/shared-with-web/server/metrics-server';
import type { LoggedRequest } from '../../cms/src/shared-with-web/server/request-log';
import type { ServerEnv } from './env';

const seconds = new Histogram({
  name: 'portfolio_web_request_seconds',
  help: 'How long requests to the website took.',
  ...REQUEST_HISTOGRAM,
});

export const requestsRunning = new Gauge({
  name: 'portfolio_web_requests_running',
  help: 'Requests that are answered or wait for their turn.',
});

export const pageReads = new Counter({
  name: 'portfolio_page_reads_total',
  help: 'Pages that were asked for: kept ones, and those that had to be looked after or rendered.',
  labelNames: ['from'],
});

export const renders = new Counter({
  name: 'portfolio_page_renders_total',
  help: 'Pages that were looked after or rendered, and how it ended.',
  labelNames: ['result'],
});

export function countRequest(request: LoggedRequest): void {
  seconds.observe(labelsOf(request, [['files', /\.\w+$/]], 'pages'), request.milliseconds / 1000);
}

/** Nowhere when there is no port for it. */
export function serveMetrics({ host, metricsPort }: Pick<ServerEnv, 'host' | 'metricsPort'>): void {
  if (!metricsPort) return;
  collectDefaultMetrics();
  serveMetricsOf(register, { host, port: metricsPort, onError: console.error });
}

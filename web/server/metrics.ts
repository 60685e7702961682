import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import type { LoggedRequest } from '../../cms/src/shared-with-web/request-log';
import type { ServerEnv } from './env';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ROUTES: [route: string, path: RegExp][] = [
  ['graphql', /^\/graphql$/],
  ['assistant', /^\/api\/assistant\//],
  ['rest', /^\/api\//],
  ['pictures', /^\/uploads\//],
  ['files', /\.\w+$/],
];

const seconds = new Histogram({
  name: 'portfolio_web_request_seconds',
  help: 'How long requests to the website took.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
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

/** Under few labels, whatever is asked for: each makes a series of its own. */
export function countRequest({ method, path, status, milliseconds }: LoggedRequest): void {
  const labels = {
    method: METHODS.includes(method) ? method : 'other',
    route: ROUTES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'pages',
    status: `${Math.floor(status / 100)}xx`,
  };
  seconds.observe(labels, milliseconds / 1000);
}

/** Answers `/metrics` on a port of its own, which is not for the public; nowhere when there is none. */
export function serveMetrics({ host, metricsPort }: Pick<ServerEnv, 'host' | 'metricsPort'>): void {
  if (!metricsPort) return;
  collectDefaultMetrics();
  createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  })
    .on('error', ({ message }) => console.error(`Metrics are not served: ${message}`))
    .listen(metricsPort, host)
    .unref();
}

import { createServer } from 'node:http';
import type { LoggedRequest } from './request-log';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Route = [route: string, path: RegExp];

/** What both servers answer, or pass on. */
const ROUTES: Route[] = [
  ['graphql', /^\/graphql$/],
  ['assistant', /^\/api\/assistant\//],
  ['rest', /^\/api\//],
  ['pictures', /^\/uploads\//],
];

/** Of the histogram of requests. */
export const REQUEST_HISTOGRAM = {
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
};

/**
 * Few labels, whatever is asked for: each makes a series of its own.
 * @param own routes that only one of the servers has
 * @param rest what every other path counts as
 */
export function labelsOf({ method, path, status }: LoggedRequest, own: Route[], rest: string) {
  return {
    method: METHODS.includes(method) ? method : 'other',
    route: [...ROUTES, ...own].find(([, pattern]) => pattern.test(path))?.[0] ?? rest,
    status: `${Math.floor(status / 100)}xx`,
  };
}

type Options = { host: string; port: number; onError: (message: string) => void };

/** Answers `/metrics` with what prom-client's `register` has, on a port of its own, which is not for the public. */
export function serveMetricsOf(
  register: { contentType: string; metrics: () => Promise<string> },
  { host, port, onError }: Options,
): void {
  createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  })
    .on('error', ({ message }) => onError(`Metrics are not served: ${message}`))
    .listen(port, host)
    .unref();
}

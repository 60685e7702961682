import { Counter, Histogram } from 'prom-client';
import type { LoggedRequest } from '../shared-with-web/request-log';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ROUTES: [route: string, path: RegExp][] = [
  ['graphql', /^\/graphql$/],
  ['assistant', /^\/api\/assistant\//],
  ['rest', /^\/api\//],
  ['pictures', /^\/uploads\//],
  ['panel', /^\/(admin|content-manager|upload|users-permissions)(\/|$)/],
];

const seconds = new Histogram({
  name: 'portfolio_cms_request_seconds',
  help: 'How long requests to the CMS took.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
});

/** Reads of what is public, by whether memory answered them. */
export const publicReads = new Counter({
  name: 'portfolio_public_reads_total',
  help: 'Public reads of the CMS, from memory or from the database.',
  labelNames: ['from'],
});

/** Under few labels, whatever is asked for: each makes a series of its own. */
export function countRequest({ method, path, status, milliseconds }: LoggedRequest): void {
  const route = ROUTES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
  const labels = {
    method: METHODS.includes(method) ? method : 'other',
    route,
    status: `${Math.floor(status / 100)}xx`,
  };
  seconds.observe(labels, milliseconds / 1000);
}

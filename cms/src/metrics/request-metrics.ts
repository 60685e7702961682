import { Counter, Histogram } from 'prom-client';
import { labelsOf, REQUEST_HISTOGRAM } from '../shared-with-web/server/metrics-server';
import type { LoggedRequest } from '../shared-with-web/server/request-log';

const PANEL = /^\/(admin|content-manager|upload|users-permissions)(\/|$)/;

const seconds = new Histogram({
  name: 'portfolio_cms_request_seconds',
  help: 'How long requests to the CMS took.',
  ...REQUEST_HISTOGRAM,
});

/** Reads of what is public, by whether memory answered them. */
export const publicReads = new Counter({
  name: 'portfolio_public_reads_total',
  help: 'Public reads of the CMS, from memory or from the database.',
  labelNames: ['from'],
});

export function countRequest(request: LoggedRequest): void {
  seconds.observe(labelsOf(request, [['panel', PANEL]], 'other'), request.milliseconds / 1000);
}

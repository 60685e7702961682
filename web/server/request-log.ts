import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import {
  isProbe,
  loggedPath,
  REQUEST_ID_HEADER,
  requestIdOf,
} from '../../cms/src/shared-with-web/server/request-log';
import type { Log } from './log';
import { countRequest, requestsRunning } from './metrics';
import { withRequest } from '../src/lib/current-request';
import { clientAddress } from './visitors/client-address';

/** A line for each request, when it has ended, by an id that the CMS gets and the visitor is told. */
export function requestLog(
  { writeRequest }: Pick<Log, 'writeRequest'>,
  trustedProxies: number,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    if (isProbe(context.req.path)) return next();
    const { incoming, outgoing } = context.env;
    requestsRunning.inc();
    const begun = performance.now();
    const id = requestIdOf(context.req.header(REQUEST_ID_HEADER));
    const current = { id, visitor: clientAddress(incoming, trustedProxies) };
    incoming.headers[REQUEST_ID_HEADER] = id;
    // Not on the context, by which not every answer goes.
    outgoing.setHeader(REQUEST_ID_HEADER, id);
    outgoing.once('close', () =>
      withRequest(current, () => {
        const request = {
          method: context.req.method,
          path: loggedPath(context.req.path),
          status: outgoing.statusCode,
          milliseconds: Math.round(performance.now() - begun),
        };
        requestsRunning.dec();
        countRequest(request);
        writeRequest(request);
      }),
    );
    await withRequest(current, next);
  };
}

import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import {
  isProbe,
  loggedPath,
  REQUEST_ID_HEADER,
  requestIdOf,
} from '../../cms/src/shared-with-web/request-log';
import type { Log } from './log';
import { countRequest, requestsRunning } from './metrics';
import { withRequestId } from '../src/lib/request-id';

/** A line for each request, when it has ended, by an id that the CMS gets and the visitor is told. */
export function requestLog({
  writeRequest,
}: Pick<Log, 'writeRequest'>): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    if (isProbe(context.req.path)) return next();
    const { incoming, outgoing } = context.env;
    requestsRunning.inc();
    const begun = performance.now();
    const id = requestIdOf(context.req.header(REQUEST_ID_HEADER));
    incoming.headers[REQUEST_ID_HEADER] = id;
    context.header(REQUEST_ID_HEADER, id);
    outgoing.once('close', () =>
      withRequestId(id, () => {
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
    await withRequestId(id, next);
  };
}

import type { HttpBindings } from '@hono/node-server';
import type { ErrorHandler, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BusyError } from '../../src/lib/limit';
import { createVisitorLimits } from './visitor-limits';

type Env = { Bindings: HttpBindings };

/** A browser opens six connections. */
const LIMITS = { each: { running: 8, waiting: 512 }, all: { running: 512, waiting: 1024 } };

/** Between the requests of a visitor come those of all others, however many he sends at once. */
export function visitorsInTurn(trustedProxies: number): MiddlewareHandler<Env> {
  const reads = createVisitorLimits({ ...LIMITS, trustedProxies });
  const writes = createVisitorLimits({ ...LIMITS, trustedProxies });
  return ({ req, env: { incoming } }, next) => {
    const answer = async () => {
      await nextTurn();
      await next();
    };
    // A form takes a turn of all when it is there: those that never end hold up nobody, whoever sends them.
    if (req.method === 'POST') return writes.run(incoming, answer);
    return reads.run(incoming, (inTurn) => inTurn(answer));
  };
}

export const refuseWhenBusy: ErrorHandler<Env> = (error, context) => {
  // Whoever asked has left.
  if (error.name === 'AbortError' || isBrokenOff(error)) return context.body(null);
  if (error instanceof BusyError)
    return context.text('The server is busy. Please try again.', 503, { 'retry-after': '5' });
  if (error instanceof HTTPException) return error.getResponse();
  console.error(error);
  return context.text('Internal Server Error', 500);
};

/** Of a form that was not sent to its end: as Node says it. */
function isBrokenOff(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, Next } from 'koa';
import { ServiceUnavailableError } from '../errors/errors';
import { BusyError, createLimits } from '../shared-with-web/limit';
import { GRAPHQL, isRest } from './public-cache-key';

/** Reads of one visitor, whose address the website tells with all that it asks for him. */
const EACH = { running: 4, waiting: 512 };

/** At the CMS's own port nobody else bounds them: more at once would keep its only process from all others. */
export default () => {
  const visitors = createLimits(EACH);

  return async function visitorTurns(ctx: Context, next: Next): Promise<void> {
    if (!takesTurns(ctx)) {
      await next();
      return;
    }
    const gone = new AbortController();
    ctx.res.once('close', () => gone.abort());
    const answer = async () => {
      // SQLite answers at once, so that nobody else would have his turn.
      await nextTurn();
      await next();
    };
    try {
      await visitors.run(ctx.ip, answer, gone.signal);
    } catch (error) {
      if (error instanceof BusyError)
        throw new ServiceUnavailableError('The server is busy. Please try again.');
      if (error !== gone.signal.reason) throw error;
    }
  };
};

/** Strapi's router minds no capitals. */
const API = /^\/api\//i;
/** Pictures have a queue of their own, and may wait for a host that is slow. */
const PICTURE = /\/social\.jpg$/i;

function takesTurns(ctx: Context): boolean {
  const isApi = API.test(ctx.path) && !PICTURE.test(ctx.path);
  return GRAPHQL.test(ctx.path) || (isRest(ctx) && isApi);
}

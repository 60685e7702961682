import type { IncomingMessage } from 'node:http';
import type { Context, Next } from 'koa';
import { FORM_SIZE } from './form-parsing';

/**
 * What nobody has read of a request stands before the next one on its connection, whose visitor would wait for minutes:
 * proxies use connections again. Body parsers stop reading, without a word, at what they refuse. A client that is still
 * sending must finish before it reads our answer; an endless one is cut off.
 */
export default () =>
  async function discardBody({ req }: Context, next: Next): Promise<void> {
    try {
      await next();
    } finally {
      if (!req.readableEnded) discard(req);
    }
  };

function discard(req: IncomingMessage): void {
  let left = FORM_SIZE;
  req.unpipe().on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) req.destroy();
  });
  req.resume();
}

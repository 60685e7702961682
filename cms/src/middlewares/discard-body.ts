import type { Context, Next } from 'koa';
import { FORM_SIZE } from './form-parsing';

/**
 * What nobody has read of a request stands before the next one on its connection, whose visitor would wait for minutes:
 * proxies use connections again. A client that is still sending must finish before it reads our answer; an endless one
 * is cut off. Body parsers stop reading, without a word, at what they refuse.
 */
export default () =>
  async function discardBody(ctx: Context, next: Next): Promise<void> {
    await next();
    const { req } = ctx;
    if (req.readableEnded) return;
    req.unpipe().resume();
    const isShort = Number(req.headers['content-length']) <= FORM_SIZE;
    if (!req.complete && !isShort) ctx.set('Connection', 'close');
  };

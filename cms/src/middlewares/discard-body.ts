import type { Context } from 'koa';
import { FORM_SIZE } from './form-parsing';

/** A client that is still sending must finish before it reads our answer; an endless one is cut off. */
export function discardBody(ctx: Context): void {
  if (Number(ctx.request.headers['content-length']) <= FORM_SIZE) ctx.req.resume();
  else ctx.set('Connection', 'close');
}

import type { Context, Next } from 'koa';
import { UnsupportedMediaTypeError } from '../errors/errors';

/**
 * Any page can make the browsers of its visitors post a form or plain text here; for JSON they ask this server first:
 * https://fetch.spec.whatwg.org/#cors-safelisted-request-header. Forms with files have a gate of their own.
 */
export default () =>
  async function jsonGate(ctx: Context, next: Next): Promise<void> {
    if (ctx.request.length !== 0 && ctx.is('json', 'multipart') === false)
      throw new UnsupportedMediaTypeError('Send JSON here, with the content-type application/json.');
    await next();
  };

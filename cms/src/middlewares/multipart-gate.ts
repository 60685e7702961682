import type { Context, Next } from 'koa';
import { requireEditor } from '../auth/identity';
import { UnsupportedMediaTypeError } from '../shared/errors';
import { FORM_SIZE } from './form-parsing';

const EDITOR_PATHS = /^\/api\/portfolio(\/[\w-]+)?\/?$/;
const ADMIN_PATHS = /^\/upload(\/|$)/;

/**
 * strapi::body writes every multipart file to disk before anyone asks who sent it. So forms with files go
 * no further here unless the path takes them and, on the public API, an editor sends them.
 */
export default () =>
  async function multipartGate(ctx: Context, next: Next): Promise<void> {
    if (!ctx.is('multipart')) return next();
    try {
      if (EDITOR_PATHS.test(ctx.path)) await requireEditor(ctx);
      else if (!ADMIN_PATHS.test(ctx.path)) {
        throw new UnsupportedMediaTypeError('This address takes no files.');
      }
    } catch (error) {
      discardBody(ctx);
      throw error;
    }
    return next();
  };

/** A client that is still sending must finish before it reads our answer; an endless one is cut off. */
function discardBody(ctx: Context): void {
  if (Number(ctx.request.headers['content-length']) <= FORM_SIZE) ctx.req.resume();
  else ctx.set('Connection', 'close');
}

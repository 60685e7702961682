import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { requireEditor } from '../auth/identity';
import { UnsupportedMediaTypeError } from '../errors/errors';

const EDITOR_PATHS = /^\/api\/portfolio(\/[\w-]+)?\/?$/;
const ADMIN_PATHS = /^\/upload(\/|$)/;

/**
 * Every file of a form is written to disk before a route asks who sent it. So forms with files go no further here
 * unless the path takes them, and an editor, or on the panel's own paths an administrator, sends them.
 */
export default () =>
  async function multipartGate(ctx: Context, next: Next): Promise<void> {
    if (ctx.is('multipart')) await requireSender(ctx);
    await next();
  };

async function requireSender(ctx: Context): Promise<void> {
  if (EDITOR_PATHS.test(ctx.path)) await requireEditor(ctx);
  else if (ADMIN_PATHS.test(ctx.path)) await requireAdmin(ctx);
  else throw new UnsupportedMediaTypeError('This address takes no files.');
}

/** Asks the strategies of Strapi's admin routes, as its router will do again. */
async function requireAdmin(ctx: Context): Promise<void> {
  const route = { info: { type: 'admin' } };
  const asked = {
    state: { route, isAuthenticated: false },
    request: ctx.request,
    unauthorized: () => undefined,
  };
  await strapi.get('auth').authenticate(asked, () => undefined);
  if (!asked.state.isAuthenticated) throw new errors.UnauthorizedError('Missing or invalid credentials');
}

import type { Context, Next } from 'koa';
import { createFreshCookie, FRESH_SECONDS } from '../shared-with-web/server/fresh-cookie';

/** Gives whoever has just changed what visitors see the cookie that shows it to him at once. */
export default () =>
  async function freshCookie(ctx: Context, next: Next): Promise<void> {
    await next();
    if (!ctx.state.hasChangedContent || ctx.status >= 400) return;
    const { FRESH_COOKIE_SECRET } = strapi.config.get('settings').secrets;
    const cookie = createFreshCookie(FRESH_COOKIE_SECRET);
    const secure = ctx.secure ? '; Secure' : '';
    ctx.append('Set-Cookie', `${cookie}; Max-Age=${FRESH_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  };

import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

const FOREVER = 'public, max-age=31536000, immutable';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = await strapi.service('api::site.site').get();
  },

  /** `?v=` is the site's updatedAt in milliseconds: only what is still current under it stays what it is. */
  async drawSocialPicture(ctx: Context) {
    const { body, etag, updatedAt, isWhole } = await strapi.service('api::site.social-picture').get();
    const isCurrent = ctx.query.v === String(new Date(updatedAt).getTime());
    ctx.set({ ETag: etag, 'Cache-Control': isCurrent && isWhole ? FOREVER : 'no-cache' });
    ctx.type = 'image/jpeg';
    ctx.body = body;
    // Koa looks at the status, too.
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
  },
});

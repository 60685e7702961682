import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPicture } from '../../../social-picture/send-picture';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = await strapi.service('api::site.site').get();
  },

  async drawSocialPicture(ctx: Context) {
    sendPicture(ctx, await strapi.service('api::site.social-picture').get());
  },

  async drawIcon(ctx: Context) {
    sendPicture(ctx, await strapi.service('api::site.icon').get(Number(ctx.params.size)), 'image/png');
  },
});

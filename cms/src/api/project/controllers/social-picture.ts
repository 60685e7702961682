import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPicture } from '../../../social-picture/send-picture';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async draw(ctx: Context) {
    sendPicture(ctx, await strapi.service('api::project.social-picture').get(ctx.params.id));
  },
});

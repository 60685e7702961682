import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isRobot, readContactMessage } from '../contact-form';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Answers as EmailJS does: the text OK, or the text of what is wrong. A robot learns nothing. */
  async send(ctx: Context) {
    if (!isRobot(ctx.request.body)) {
      const message = readContactMessage(ctx.request.body);
      await strapi.service('api::message.inbox').receive(message, ctx.ip);
    }
    ctx.type = 'text/plain';
    ctx.body = 'OK';
  },
});

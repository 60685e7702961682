import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readAdvert } from '../advert/read-advert';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async compare(ctx: Context) {
    const advert = readAdvert(ctx.request.body, ctx.request.length);
    const client = new AbortController();
    ctx.res.once('close', () => client.abort());
    const sheet = await strapi.service('api::fit.sheets').compare(advert, ctx.ip, client.signal);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = sheet;
  },
});

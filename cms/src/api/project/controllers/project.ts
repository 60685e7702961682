import { factories } from '@strapi/strapi';
import type { Context } from 'koa';

export default factories.createCoreController('api::project.project', () => ({
  /** In the order of the portfolio, unless another one is asked for. */
  async find(ctx: Context) {
    ctx.query = { sort: ['position:asc', 'createdAt:desc', 'documentId:asc'], ...ctx.query };
    return super.find(ctx);
  },
}));

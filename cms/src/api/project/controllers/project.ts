import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { checkListQuery } from '../list-limits/list-limits';
import { PORTFOLIO_ORDER } from '../portfolio-order';

export default factories.createCoreController('api::project.project', () => ({
  /** In the order of the portfolio, unless another one is asked for. */
  async find(ctx: Context) {
    checkListQuery(ctx.query);
    ctx.query = { sort: PORTFOLIO_ORDER, ...ctx.query };
    return super.find(ctx);
  },

  async findOne(ctx: Context) {
    checkListQuery(ctx.query);
    return super.findOne(ctx);
  },
}));

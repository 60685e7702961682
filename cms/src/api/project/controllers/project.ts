import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { checkListQuery } from '../reading/list-limits';
import { PORTFOLIO_ORDER } from '../reading/project-list';

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

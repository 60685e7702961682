import { factories, type Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { checkListQuery } from '../reading/list-limits';
import { PORTFOLIO_ORDER } from '../reading/project-list';

const createCore = factories.createCoreController('api::project.project');

export default (context: { strapi: Core.Strapi }) => {
  const core = createCore(context);
  return {
    /** In the order of the portfolio, unless another one is asked for. */
    async find(ctx: Context, next: Next) {
      checkListQuery(ctx.query);
      ctx.query = { sort: PORTFOLIO_ORDER, ...ctx.query, status: 'published' };
      return core.find(ctx, next);
    },

    async findOne(ctx: Context, next: Next) {
      checkListQuery(ctx.query);
      ctx.query = { ...ctx.query, status: 'published' };
      return core.findOne(ctx, next);
    },
  };
};

import { factories, type Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { checkListQuery } from '../reading/list-limits';
import { PORTFOLIO_ORDER } from '../reading/project-list';

const createCore = factories.createCoreController('api::project.project', {});

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const core = createCore({ strapi });
  const { find, findOne } = core;

  return Object.assign(core, {
    /** In the order of the portfolio, unless another one is asked for. */
    async find(ctx: Context, next: Next) {
      checkListQuery(ctx.query);
      ctx.query = { sort: PORTFOLIO_ORDER, ...ctx.query };
      return find.call(core, ctx, next);
    },

    async findOne(ctx: Context, next: Next) {
      checkListQuery(ctx.query);
      return findOne.call(core, ctx, next);
    },
  });
};

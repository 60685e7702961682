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
      ctx.query = { sort: PORTFOLIO_ORDER, ...toPublic(ctx.query) };
      return core.find(ctx, next);
    },

    async findOne(ctx: Context, next: Next) {
      ctx.query = toPublic(ctx.query);
      return core.findOne(ctx, next);
    },
  };
};

/** Without the filters that would tell which projects have changes that are not public. */
function toPublic({
  publicationFilter: _,
  hasPublishedVersion: __,
  ...query
}: Context['query']): Context['query'] {
  checkListQuery(query);
  return { ...query, status: 'published' };
}

import type { Context, Next } from 'koa';
import { checkNesting } from '../shared/nesting';

export default () =>
  async function bodyNesting(ctx: Context, next: Next): Promise<void> {
    checkNesting(ctx.request.body);
    await next();
  };

import type { Context, Next } from 'koa';
import { toRefusal } from '../shared/database-refusals';

/** What the database cannot take is the client's mistake: 400 instead of 500. */
export default () =>
  async function databaseRefusals(_: Context, next: Next): Promise<void> {
    try {
      await next();
    } catch (error) {
      throw toRefusal(error) ?? error;
    }
  };

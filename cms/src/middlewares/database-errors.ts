import type { Context, Next } from 'koa';
import { databaseDown, isWriteFailure, reportOf, toOutage } from '../database/database-errors';
import { toRefusal } from '../database/database-refusals';

/** A database that is stopped or silent is a 503 within seconds, a disk that takes nothing a 507, what it cannot take a 400. */
export default () =>
  async function databaseErrors(ctx: Context, next: Next): Promise<void> {
    const watch = strapi.get('databaseWatch');
    try {
      // SQLite answers in this process, so nobody can wait for it.
      await (strapi.db.dialect.client === 'postgres' ? watch.guard(next) : next());
      // The panel's sign-in makes this of any error.
      if (ctx.status === 501 && !(await watch.checkNow())) throw databaseDown();
    } catch (error) {
      const outage = toOutage(error);
      if (!outage) throw toRefusal(error) ?? error;
      if (isWriteFailure(error)) strapi.log.error(reportOf(error));
      else void watch.check();
      throw outage;
    }
  };

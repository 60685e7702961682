import type { Context, Next } from 'koa';
import { codeOf } from '../errors/error-code';
import { databaseDown, isWriteFailure, reportOf, toOutage } from '../database/database-errors';
import { toRefusal } from '../database/database-refusals';

const UNKNOWN_ERRORS = [500, 501];

/** A database that is stopped or silent is a 503 within seconds, a disk that takes nothing a 507, what it cannot take a 400. */
export default () =>
  async function databaseErrors(ctx: Context, next: Next): Promise<void> {
    const watch = strapi.get('databaseWatch');
    try {
      // SQLite answers in this process, so nobody can wait for it.
      await (strapi.db.dialect.client === 'postgres' ? watch.guard(next) : next());
      // GraphQL and the panel's sign-in make these of any error.
      if (UNKNOWN_ERRORS.includes(ctx.status) && !(await watch.checkNow())) throw databaseDown();
    } catch (error) {
      const outage = toOutage(error);
      if (!outage) {
        const refusal = toRefusal(error);
        // What says nothing by itself may be of tables that are gone.
        if (!refusal && codeOf(error) && !(await watch.checkNow())) throw databaseDown();
        throw refusal ?? error;
      }
      if (isWriteFailure(error)) strapi.log.error(reportOf(error));
      else void watch.check();
      throw outage;
    }
  };

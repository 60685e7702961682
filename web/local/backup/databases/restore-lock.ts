import { Refusal } from '../../bootstrap/terminal.mjs';
import { withClient } from './postgres-client.ts';

/** What PostgreSQL calls the connection that holds it. */
export const LOCK_SESSION = 'portfolio restore lock';
/**
 * Seconds. Of itself PostgreSQL asks after two hours whether the other machine still lives, and holds its locks till then.
 */
export const END_WITH_THE_MACHINE =
  'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3;';
/** The CMS's own are in cms/src/database/database-lock.ts. */
const LOCK = 20_260_105;

/**
 * Holds it as long as the work lasts; with the process it is gone, too.
 * @throws Refusal while another process, on whatever machine, holds it
 */
export function withRestoreLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  return withClient(url, async (client) => {
    await client.query(`SET application_name = '${LOCK_SESSION}'; ${END_WITH_THE_MACHINE}`);
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_held', [LOCK]);
    if (!rows[0].is_held)
      throw new Refusal('Another restore into this database is under way: try again when it is done.');
    return work();
  });
}

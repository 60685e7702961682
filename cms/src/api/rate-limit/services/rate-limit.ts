import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Settings } from '../../../../config/settings';

const TABLE = 'rate_limits';

export type Limit = {
  /** What is limited, for example `contact`. */
  name: string;
  /** Whose uses are counted together; everybody's when it is not given. Kept only as a keyed hash. */
  visitor?: string;
  uses: number;
  windowSeconds: number;
};

/** Counters in the database, because every process must count together. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Counts one use in the current window.
   * @throws RateLimitError with `message` when there were more than `uses`
   */
  async use({ name, visitor, uses, windowSeconds }: Limit, message: string): Promise<void> {
    const window = Math.floor(Date.now() / 1000 / windowSeconds);
    const key = `${name}:${window}:${visitor ? hash(visitor) : 'all'}`;
    const count = await increment(key, new Date((window + 1) * windowSeconds * 1000));
    if (count > uses) throw new errors.RateLimitError(message);
  },

  async removeExpired(): Promise<void> {
    await strapi.db.query('api::rate-limit.rate-limit').deleteMany({ where: { expiresAt: { $lt: new Date() } } });
  },
});

/** One statement, so that no two processes count the same use. */
async function increment(key: string, expiresAt: Date): Promise<number> {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const [row] = await strapi.db
    .getConnection(TABLE)
    .insert({ key, uses: 1, expires_at: isSqlite ? expiresAt.getTime() : expiresAt })
    .onConflict('key')
    .merge({ uses: strapi.db.connection.raw('?? + 1', [`${TABLE}.uses`]) })
    .returning('uses');
  return row.uses;
}

function hash(visitor: string): string {
  const { secrets } = strapi.config.get<Settings>('settings');
  return createHmac('sha256', secrets.ENCRYPTION_KEY).update(visitor).digest('base64url').slice(0, 22);
}

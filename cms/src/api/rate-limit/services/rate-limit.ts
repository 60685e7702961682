import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { widerNetwork } from '../../../shared-with-web/server/visitor-network';

const TABLE = 'rate_limits';
const COUNTER = 'api::rate-limit.rate-limit';
/** A wider network of visitors has as much as so many of them. */
const NETWORK = 3;
/** How long a caller has to tell of what was beyond a limit, in ms. */
const TELLING_TIME = 600_000;

type Counter = { key: string; uses: number; expires_at: Date | number };

type Limit = {
  /** What is limited, for example `contact`. */
  name: string;
  /** Whose uses are counted together; everybody's when it is not given. Kept only as a keyed hash. */
  visitor?: string;
  uses: number;
  /** Whether all in the wider network of the visitor together have no more than three visitors. */
  isOfNetwork?: boolean;
  windowSeconds: number;
};

/** Counters in the database, because every process must count together. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Counts one use in the current window.
   * @throws RateLimitError with `message` and `details.retryAfter` in seconds when there were more than are let
   */
  async use(limit: Limit, message: string): Promise<void> {
    if (await this.isWithin(limit)) return;
    const retryAfter = Math.ceil((windowEnd(limit) - Date.now()) / 1000);
    throw new errors.RateLimitError(message, { retryAfter });
  },

  /** Counts one use in the current window, and tells whether there were no more than are let. */
  async isWithin({ isOfNetwork, ...limit }: Limit): Promise<boolean> {
    const { name, visitor, uses, windowSeconds } = limit;
    const end = windowEnd(limit);
    const count = await increment(`${name}:${end}:${visitor ? hash(visitor) : 'all'}`, new Date(end));
    if (count > uses || !isOfNetwork || !visitor) return count <= uses;
    const network = { name: `${name}-network`, visitor: widerNetwork(visitor), uses: NETWORK * uses };
    return this.isWithin({ ...network, windowSeconds });
  },

  /**
   * Tells of each window of `name` that is over how many uses were beyond the limit, once: what fails is told again
   * after ten minutes.
   */
  async tellExcess({ name, uses }: Limit, tell: (excess: number) => Promise<void>): Promise<void> {
    const now = new Date();
    const counters = await strapi.db.query(COUNTER).findMany({
      where: { key: { $startsWith: `${name}:` }, uses: { $gt: uses }, expiresAt: { $lte: now } },
    });
    for (const { id, expiresAt, uses: counted } of counters) {
      const data = { expiresAt: new Date(now.getTime() + TELLING_TIME) };
      const { count } = await strapi.db.query(COUNTER).updateMany({ where: { id, expiresAt }, data });
      // Another process tells.
      if (count === 0) continue;
      await tell(counted - uses);
      await strapi.db.query(COUNTER).delete({ where: { id } });
    }
  },

  async removeExpired(): Promise<void> {
    await strapi.db.query(COUNTER).deleteMany({ where: { expiresAt: { $lt: new Date() } } });
  },
});

function windowEnd({ windowSeconds }: Limit): number {
  const length = windowSeconds * 1000;
  return (Math.floor(Date.now() / length) + 1) * length;
}

/** One statement, so that no two processes count the same use. */
async function increment(key: string, expiresAt: Date): Promise<number> {
  const [row] = await strapi.db
    .connection<Counter>(TABLE)
    .insert({ key, uses: 1, expires_at: expiresAt })
    .onConflict('key')
    .merge({ uses: strapi.db.connection.raw('?? + 1', [`${TABLE}.uses`]) })
    .returning('uses');
  return row?.uses ?? 1;
}

function hash(visitor: string): string {
  const { secrets } = strapi.config.get('settings');
  return createHmac('sha256', secrets.ENCRYPTION_KEY).update(visitor).digest('base64url').slice(0, 22);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

type Pool = { numUsed(): number; numPendingAcquires(): number };

/** In milliseconds. */
const GRACE = 5000;
const INTERVAL = 50;

/**
 * Waits for queries that nobody waits for: Strapi reads what was written once more after the answer, for its webhooks,
 * and a pool that is closed meanwhile rejects them.
 */
export async function finishQueries(strapi: Core.Strapi): Promise<void> {
  const deadline = Date.now() + GRACE;
  while (countQueries(strapi) > 0 && Date.now() < deadline) await wait(INTERVAL);
}

/** That run or wait for a connection. */
export function countQueries({ db }: Core.Strapi): number {
  const { pool } = db.connection.client as { pool: Pool };
  return pool.numUsed() + pool.numPendingAcquires();
}

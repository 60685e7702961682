import type { Core } from '@strapi/strapi';

const STORE = { type: 'core', name: 'portfolio', key: 'cleaned-up' } as const;
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/**
 * As of when what is kept for some time may go for good: now, but at a start the time of the last clean-up, and then at
 * most a day more each hour. So a clock that is a year ahead has destroyed nothing when it is noticed, and what came due
 * while the product was off goes within hours.
 */
export async function cleanUpTime(
  strapi: Core.Strapi,
  { isStart = false, now = new Date() } = {},
): Promise<Date> {
  const stored = (await strapi.store.get(STORE)) as string | null;
  const last = stored ? Date.parse(stored) : now.getTime();
  const step = isStart ? 0 : DAY;
  const time = new Date(Math.min(now.getTime(), last + step));
  // Back by a day at most, too: else, after a clock of 1970, it would take years until anything goes.
  const kept = new Date(Math.max(time.getTime(), last - step));
  await strapi.store.set({ ...STORE, value: kept.toISOString() });
  const days = Math.floor((now.getTime() - time.getTime() - HOUR) / DAY);
  if (days > 0) strapi.log.warn(toldOf(days));
  return time;
}

function toldOf(days: number): string {
  return (
    `${days} ${days === 1 ? 'day has' : 'days have'} passed since the last clean-up. Should the clock be wrong, set it right: ` +
    'what was deleted and other things that are kept for some time go for good, a day of them each hour.'
  );
}

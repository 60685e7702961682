import type { Core } from '@strapi/strapi';

const STORE = { type: 'core', name: 'portfolio', key: 'clean-up' } as const;
/** Of before the hour was kept, too. */
const OLD_STORE = { ...STORE, key: 'cleaned-up' } as const;
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** The time of the last clean-up, in ISO's form, and the hour of the clock in which one was. */
type Stored = { time: string; hour?: number };

/**
 * As of when what is kept for some time may go for good: now, but at a start the time of the last clean-up, and then at
 * most a day more each hour, however many processes clean up. So a clock that is a year ahead has destroyed nothing when
 * it is noticed, and what came due while the product was off goes within hours.
 */
export async function cleanUpTime(
  strapi: Core.Strapi,
  { isStart = false, now = new Date() } = {},
): Promise<Date> {
  const stored = await readStored(strapi);
  const last = stored ? Date.parse(stored.time) : now.getTime();
  const hour = Math.floor(now.getTime() / HOUR);
  const step = isStart || hour === stored?.hour ? 0 : DAY;
  const time = new Date(Math.min(now.getTime(), last + step));
  // Back by a day at most, too: else, after a clock of 1970, it would take years until anything goes.
  const kept = new Date(Math.max(time.getTime(), last - step));
  const value: Stored = { time: kept.toISOString(), hour: isStart ? stored?.hour : hour };
  await strapi.store.set({ ...STORE, value });
  const days = Math.floor((now.getTime() - time.getTime() - HOUR) / DAY);
  if (days > 0) strapi.log.warn(toldOf(days));
  return time;
}

/** What is kept from now on dates from then: under a slow clock from the last clean-up, or it would go at the next one. */
export async function keptFrom(strapi: Core.Strapi): Promise<Date> {
  const { time } = (await readStored(strapi)) ?? {};
  return new Date(Math.max(Date.now(), time ? Date.parse(time) : 0));
}

async function readStored(strapi: Core.Strapi): Promise<Stored | undefined> {
  const stored = (await strapi.store.get(STORE)) as Stored | null;
  if (stored) return stored;
  const time = (await strapi.store.get(OLD_STORE)) as string | null;
  return time ? { time } : undefined;
}

function toldOf(days: number): string {
  return (
    `${days} ${days === 1 ? 'day has' : 'days have'} passed since the last clean-up. Should the clock be wrong, set it right: ` +
    'what was deleted and other things that are kept for some time go for good, a day of them each hour.'
  );
}

import { Refusal } from '../bootstrap/terminal.mjs';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** @param at a time of the day in UTC, as 03:00 */
export function nextTime(at: string, now: Date): Date {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (!hours || !minutes) throw new Refusal(`BACKUP_AT must be a time like 03:00 (UTC), not "${at}".`);
  const next = new Date(now);
  next.setUTCHours(Number(hours), Number(minutes), 0, 0);
  return next > now ? next : new Date(next.getTime() + DAY);
}

type Archives = { name: string; date: Date }[];

/** After a time without backups nobody waits for the night. Of one from a clock that was ahead nobody knows when it was. */
export function isOverdue(archives: Archives, now: Date): boolean {
  const ages = archives.map(({ date }) => now.getTime() - date.getTime());
  return !ages.some((age) => age >= 0 && age <= DAY);
}

/** By any name: that of one from a clock that was ahead stays the newest. */
export function hasOneMore(before: Archives, after: Archives): boolean {
  return after.some(({ name }) => !before.some((archive) => archive.name === name));
}

/** Where none was made the disk may have room in an hour. One that has a fault is there: another would have the same. */
export function nextTry(at: string, isMade: boolean, now: Date): Date {
  const next = nextTime(at, now);
  const again = new Date(now.getTime() + HOUR);
  return isMade || next < again ? next : again;
}

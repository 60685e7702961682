import type { Core } from '@strapi/strapi';

/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Sets regular tasks anew when the clock was set back: Croner waits until it has passed the last run, after one that was
 * a year ahead for a year.
 */
export function followClock(cron: Core.Strapi['cron']): void {
  let last = Date.now();
  setInterval(() => {
    const now = Date.now();
    if (now < last) for (const { job, options } of cron.jobs) job.reschedule(options);
    last = now;
  }, MINUTE).unref();
}

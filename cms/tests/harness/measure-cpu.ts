import { performance } from 'node:perf_hooks';

/** What the work below takes on the machine that limits of CPU are meant for, in ms. */
const USUAL = 5;
const TEXT = 'Crews plan their rounds with it, on a tablet; nothing is lost without a signal. '.repeat(400);
const UP_TO_DATE = 1000;

let slowness = { factor: 1, until: 0 };

/**
 * What the work returns, and the milliseconds of CPU that it would take of the machine that limits are meant for: this
 * one may be slower, and busy with others' work at this moment.
 */
export async function measureCpu<Value>(work: () => Value): Promise<[Awaited<Value>, number]> {
  const before = process.cpuUsage();
  const value = await work();
  const time = millisecondsSince(before);
  return [value, time / slownessNow()];
}

/** The milliseconds alone. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const [, time] = await measureCpu(work);
  return time;
}

function slownessNow(): number {
  if (performance.now() > slowness.until) {
    const times = Array.from({ length: 5 }, timeWords);
    const factor = Math.max(1, Math.min(...times) / USUAL);
    slowness = { factor, until: performance.now() + UP_TO_DATE };
  }
  return slowness.factor;
}

function timeWords(): number {
  const before = process.cpuUsage();
  const counts = new Map<string, number>();
  for (let round = 0; round < 8; round++) {
    for (const [word] of TEXT.matchAll(/\p{L}+/gu)) {
      const key = `${word.normalize('NFKC').toLowerCase()}${round}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return millisecondsSince(before);
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

import { setTimeout as wait } from 'node:timers/promises';

const STEP = 100;

/**
 * Waits for so many milliseconds in which this process could hear an answer. While it computes, or others have the CPU,
 * answers lie there unread, and a timer that is over by then would go off first.
 */
export async function ownTime(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP) await wait(STEP, undefined, { ref: false });
}

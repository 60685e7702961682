import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MILLISECONDS = 20;

/** Called again and again within long work, it lets requests have their turn now and then. */
export function createSlices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MILLISECONDS) return;
    await nextTurn();
    began = performance.now();
  };
}

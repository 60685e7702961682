// @ts-check

/** Ends a command with its message alone: something for the person at the keyboard to mend. */
export class Refusal extends Error {}

/** @type {Map<string, number>} the steps under way and when they began */
const underWay = new Map();
const { stdout } = process;

/**
 * Shows that something long is happening, and how long it took.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} run
 */
export async function step(label, run) {
  const start = performance.now();
  underWay.set(label, start);
  if (!stdout.isTTY) console.log(`  ${label} …`);
  const ticking = setInterval(drawStatus, 1000);
  let mark = '✗';
  try {
    const result = await run();
    mark = '✓';
    return result;
  } finally {
    clearInterval(ticking);
    underWay.delete(label);
    print(`${mark} ${label} (${seconds(start)})`);
  }
}

/** @param {string} line */
export function print(line) {
  if (stdout.isTTY) stdout.write('\r\x1b[2K');
  console.log(line);
  drawStatus();
}

function drawStatus() {
  if (!stdout.isTTY) return;
  const status = [...underWay].map(([label, start]) => `${label} … ${seconds(start)}`).join(' · ');
  stdout.write(`\r\x1b[2K${status.slice(0, stdout.columns - 1)}`);
}

/** @param {number} start */
export function seconds(start) {
  return `${Math.round((performance.now() - start) / 1000)} s`;
}

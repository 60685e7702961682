// @ts-check

/** @type {Map<string, number>} the steps under way and when they began */
const underWay = new Map();
const isTerminal = Boolean(process.stdout.isTTY);
/** @type {NodeJS.Timeout | undefined} */
let ticking;

/**
 * Shows that something long is happening, and how long it took.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function step(label, run) {
  const start = performance.now();
  underWay.set(label, start);
  if (isTerminal) ticking ??= setInterval(drawStatus, 1000);
  else console.log(`  ${label} …`);
  try {
    drawStatus();
    const result = await run();
    print(`✓ ${label} (${seconds(start)})`);
    return result;
  } catch (error) {
    print(`✗ ${label} (${seconds(start)})`);
    throw error;
  } finally {
    underWay.delete(label);
    if (underWay.size === 0) {
      clearInterval(ticking);
      ticking = undefined;
    }
    drawStatus();
  }
}

/** @param {string} line */
export function print(line) {
  if (isTerminal) process.stdout.write('\r\x1b[2K');
  console.log(line);
}

function drawStatus() {
  if (!isTerminal) return;
  const status = [...underWay].map(([label, start]) => `${label} … ${seconds(start)}`).join(' · ');
  process.stdout.write(`\r\x1b[2K${status.slice(0, process.stdout.columns - 1)}`);
}

/** @param {number} start */
export function seconds(start) {
  return `${Math.round((performance.now() - start) / 1000)} s`;
}

/** What the work below takes on the machine that limits of CPU are meant for, in ms. */
const USUAL = 5;
const TEXT = 'Crews plan their rounds with it, on a tablet; nothing is lost without a signal. '.repeat(400);

/** So many ms there, in those of this machine, which may be slower, and busy with others' work at this moment. */
export function cpuLimit(milliseconds: number): number {
  const times = Array.from({ length: 5 }, timeWords);
  return milliseconds * Math.max(1, Math.min(...times) / USUAL);
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
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

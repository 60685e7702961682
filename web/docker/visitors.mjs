// @ts-check
// node web/docker/visitors.mjs <url> crowd <how many>     all at the same moment
// node web/docker/visitors.mjs <url> steady <seconds>     five a second

const [url = '', kind = 'crowd', count = '400'] = process.argv.slice(2);
const gap = kind === 'steady' ? 200 : 0;
const visitors = kind === 'steady' ? Number(count) * 5 : Number(count);
const begin = performance.now();

const answers = await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)));
/** @type {Record<string, number>} */
const statuses = {};
for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
const late = answers.filter(({ seconds }) => seconds > 1).map(({ at }) => at);
console.log(
  `${kind} ${count}: ${JSON.stringify(statuses)}`,
  `slowest ${Math.max(...answers.map(({ seconds }) => seconds)).toFixed(1)} s,`,
  `over 1 s: ${late.length}, the last of them asked at ${Math.max(0, ...late).toFixed(1)} s`,
);

/** @param {number} index */
async function visit(index) {
  await new Promise((resolve) => setTimeout(resolve, index * gap));
  const start = performance.now();
  const headers = { connection: 'close', 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` };
  const status = await fetch(url, { headers, signal: AbortSignal.timeout(130_000) })
    .then(async (answer) => (await answer.arrayBuffer()) && answer.status)
    .catch((/** @type {any} */ error) => error.cause?.code ?? error.name);
  return { status, at: (start - begin) / 1000, seconds: (performance.now() - start) / 1000 };
}

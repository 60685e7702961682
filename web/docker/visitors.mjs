// @ts-check
// node web/docker/visitors.mjs <url> crowd <how many>     all at the same moment
// node web/docker/visitors.mjs <url> steady <seconds>     five a second
// node web/docker/visitors.mjs <url> flood <seconds>      64 who ask again and again

const [url = '', kind = 'crowd', count = '400'] = process.argv.slice(2);
const gap = kind === 'steady' ? 200 : 0;
const begin = performance.now();

const answers = kind === 'flood' ? await flood(Number(count)) : await come(Number(count));
/** @type {Record<string, number>} */
const statuses = {};
for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
const late = answers.filter(({ seconds }) => seconds > 1).map(({ at }) => at);
const sorted = answers.map(({ seconds }) => seconds).sort((a, b) => a - b);
console.log(
  `${kind} ${count}: ${JSON.stringify(statuses)}`,
  `${Math.round(answers.length / secondsSince(begin))} a second,`,
  `half within ${Math.round(1000 * (sorted[sorted.length >> 1] ?? 0))} ms,`,
  `slowest ${(sorted.at(-1) ?? 0).toFixed(1)} s,`,
  `over 1 s: ${late.length}, the last of them asked at ${Math.max(0, ...late).toFixed(1)} s`,
);

/** @param {number} number */
function come(number) {
  const visitors = kind === 'steady' ? number * 5 : number;
  return Promise.all(Array.from({ length: visitors }, (_, index) => visit(index, true)));
}

/** @param {number} seconds */
async function flood(seconds) {
  const askAgain = async (/** @type {number} */ index) => {
    const own = [];
    while (secondsSince(begin) < seconds) own.push(await visit(index, false));
    return own;
  };
  return (await Promise.all(Array.from({ length: 64 }, (_, index) => askAgain(index)))).flat();
}

/** @param {number} index @param {boolean} isStranger with a connection of his own */
async function visit(index, isStranger) {
  if (gap) await new Promise((resolve) => setTimeout(resolve, index * gap));
  const start = performance.now();
  const headers = {
    ...(isStranger && { connection: 'close' }),
    // Public ones: Caddy passes over what its trusted_proxies name.
    'x-forwarded-for': `198.18.${index & 255}.${index >> 8}`,
  };
  const status = await fetch(url, { headers, signal: AbortSignal.timeout(130_000) })
    .then(async (answer) => (await answer.arrayBuffer()) && answer.status)
    .catch((/** @type {any} */ error) => error.cause?.code ?? error.name);
  return { status, at: (start - begin) / 1000, seconds: secondsSince(start) };
}

/** @param {number} start */
function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

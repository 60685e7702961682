// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { startProcess, stopProcess } from '../processes.mjs';
import { ROOT } from '../settings.mjs';
import { FLOODS } from './flood-kinds.mjs';
import { ask } from './requests.mjs';
import { quantile } from './statistics.mjs';
import { atMost, ratioTo, report, units } from './table.mjs';
import { newVisitor } from './visitors.mjs';

/**
 * @typedef {import('./setup.mjs').Setup} Setup
 * @typedef {(typeof TARGETS)[number]} Target
 */

export const title = 'Floods: how long an honest visitor waits beside 40 connections of an attacker, p99';

const TARGETS = /** @type {const} */ (['/', '/api/portfolio', '/_health']);
const IDLE_SECONDS = 15;
const FLOOD_SECONDS = 30;
/** How many times longer than without the flood. */
const LIMIT = 10;
const PAUSE = 10;

/** @param {Setup} setup */
export async function measure(setup) {
  await probe(setup, 2);
  const idle = await probe(setup, IDLE_SECONDS);
  const rows = TARGETS.map((target) => report(`${target} idle`, idle.p99[target], units.milliseconds));
  for (const kind of Object.keys(FLOODS)) {
    const { p99, failures } = await probeBeside(setup, kind);
    for (const target of TARGETS) {
      const limit = LIMIT * idle.p99[target];
      const ratio = ratioTo(p99[target], idle.p99[target], 'idle');
      rows.push(atMost(`${target} beside ${kind}`, p99[target], limit, units.milliseconds, { ratio }));
    }
    rows.push(atMost(`failed answers beside ${kind}`, failures, 0, units.count));
    await probe(setup, 2);
  }
  return rows;
}

/**
 * @param {Setup} setup
 * @param {string} kind
 */
async function probeBeside(setup, kind) {
  const flood = startProcess({
    name: `The flood of ${kind}`,
    args: [join(ROOT, 'web/local/bench/flood.mjs'), kind],
    cwd: ROOT,
    env: { ...process.env, WEB_URL: setup.webUrl, CMS_URL: setup.cmsUrl },
    log: join(setup.logDir, `flood-${kind.replaceAll(' ', '-')}.log`),
  });
  try {
    await sleep(1000);
    return await probe(setup, FLOOD_SECONDS);
  } finally {
    await stopProcess(flood);
  }
}

/**
 * One visitor after the other asks for each target in turn.
 *
 * @param {Setup} setup
 * @param {number} seconds
 * @returns {Promise<{ p99: Record<Target, number>, failures: number }>} p99 in ms
 */
async function probe({ webUrl, cmsUrl }, seconds) {
  const origins = { '/': webUrl, '/api/portfolio': webUrl, '/_health': cmsUrl };
  const waits = { '/': [0], '/api/portfolio': [0], '/_health': [0] };
  const end = performance.now() + seconds * 1000;
  let failures = 0;
  while (performance.now() < end) {
    for (const target of TARGETS) {
      const start = performance.now();
      await ask(origins[target] + target, { headers: newVisitor() }).catch(() => (failures += 1));
      waits[target].push(performance.now() - start);
      await sleep(PAUSE);
    }
  }
  const p99 = (/** @type {Target} */ target) => quantile(waits[target], 0.99);
  return {
    p99: { '/': p99('/'), '/api/portfolio': p99('/api/portfolio'), '/_health': p99('/_health') },
    failures,
  };
}

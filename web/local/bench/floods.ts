import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/folders.mjs';
import { startProcess, stopProcess } from '../bootstrap/processes.mjs';
import { KINDS } from './flood.ts';
import { ask, newVisitor } from './requests.ts';
import { type Setup } from './setup.ts';
import { quantile } from './statistics.ts';
import { atMost, ratioTo, report, units, type Row } from './table.ts';

export const title = 'Floods: how long an honest visitor waits beside 40 connections of an attacker, p99';

const TARGETS = ['/', '/api/portfolio', '/_health'] as const;
const IDLE_SECONDS = 15;
const FLOOD_SECONDS = 30;
/** How many times longer than without the flood. */
const LIMIT = 10;
const PAUSE = 10;

export async function measure(setup: Setup): Promise<Row[]> {
  await probe(setup, 2);
  const idle = await probe(setup, IDLE_SECONDS);
  const rows = TARGETS.map((target) => report(`${target} idle`, idle.p99[target], units.milliseconds));
  for (const kind of KINDS) {
    const { p99, failures } = await probeBeside(setup, kind);
    for (const target of TARGETS) {
      const ratio = ratioTo(p99[target], idle.p99[target], 'idle');
      const limit = LIMIT * idle.p99[target];
      rows.push(atMost(`${target} beside ${kind}`, p99[target], limit, units.milliseconds, { ratio }));
    }
    rows.push(atMost(`failed answers beside ${kind}`, failures, 0, units.count));
    await probe(setup, 2);
  }
  return rows;
}

/** The attacker has a process of his own, so that nobody waits for him here. */
async function probeBeside(setup: Setup, kind: string) {
  const flood = startProcess({
    name: `The flood of ${kind}`,
    args: [
      '--import',
      join(ROOT, 'web/local/bootstrap/typescript.mjs'),
      join(ROOT, 'web/local/bench/flood.ts'),
      kind,
    ],
    cwd: ROOT,
    env: { ...process.env, WEB_URL: setup.webUrl, CMS_URL: setup.cmsUrl },
    log: join(setup.logDir, `flood-${kind.replaceAll(' ', '-')}.log`),
  });
  try {
    await sleep(2000);
    return await probe(setup, FLOOD_SECONDS);
  } finally {
    await stopProcess(flood);
  }
}

/** One visitor after the other asks for each target in turn. */
async function probe({ webUrl, cmsUrl }: Setup, seconds: number) {
  const origins = { '/': webUrl, '/api/portfolio': webUrl, '/_health': cmsUrl };
  const waits: Record<(typeof TARGETS)[number], number[]> = { '/': [], '/api/portfolio': [], '/_health': [] };
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
  const p99 = (target: (typeof TARGETS)[number]) => quantile(waits[target], 0.99);
  return {
    p99: { '/': p99('/'), '/api/portfolio': p99('/api/portfolio'), '/_health': p99('/_health') },
    failures,
  };
}

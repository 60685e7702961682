import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { ROOT } from '../local/bootstrap/folders.mjs';
import { startProcess, stopProcess } from '../local/bootstrap/processes.mjs';
import { KINDS } from './flood.ts';
import { ask, newVisitor } from './requests.ts';
import { type Setup } from './setup.ts';
import { quantile } from './statistics.ts';
import { ratioTo, row, units, type Row } from './table.ts';

type Target = (typeof TARGETS)[number];

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
  const rows = TARGETS.map((target) => row(`${target} idle`, idle.p99(target), units.milliseconds));
  for (const kind of KINDS) {
    const { p99, failures } = await probeBeside(setup, kind);
    for (const target of TARGETS) {
      const ratio = ratioTo(p99(target), idle.p99(target), 'idle');
      const atMost = LIMIT * idle.p99(target);
      rows.push(row(`${target} beside ${kind}`, p99(target), units.milliseconds, { atMost, ratio }));
    }
    rows.push(row(`failed answers beside ${kind}`, failures, units.count, { atMost: 0 }));
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
      join(ROOT, 'web/bench/flood.ts'),
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
  const waits: Record<Target, number[]> = { '/': [], '/api/portfolio': [], '/_health': [] };
  const end = performance.now() + seconds * 1000;
  let failures = 0;
  while (performance.now() < end) {
    for (const target of TARGETS) {
      const url = (target === '/_health' ? cmsUrl : webUrl) + target;
      const start = performance.now();
      await ask(url, { headers: newVisitor() }).catch(() => (failures += 1));
      waits[target].push(performance.now() - start);
      await sleep(PAUSE);
    }
  }
  return { p99: (target: Target) => quantile(waits[target], 0.99), failures };
}

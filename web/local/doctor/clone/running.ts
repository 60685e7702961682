import { requireUnlocked, runLock } from '../../bootstrap/lock.mjs';
import { Refusal } from '../../bootstrap/terminal.mjs';
import { requireFreePorts } from '../../run/ports.ts';
import type { Settings } from '../../run/settings.ts';
import { failure, ok, type Check, type Verdict } from '../finding.ts';
import { judgeReadiness } from '../readiness.ts';

/** Whether a product runs on this data. */
export async function findRunning(dataDir: string): Promise<boolean> {
  return isRefused(() => requireUnlocked(runLock(dataDir)));
}

/** For a start that is still to come. */
export function portsCheck(settings: Settings): Check {
  return {
    id: 'ports',
    title: 'Ports',
    async run() {
      try {
        await requireFreePorts(settings);
        return ok('The product does not run; its ports are free.');
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return failure('The product does not run, and could not.', error.message);
      }
    },
  };
}

export function readinessChecks({ ports }: Settings): Check[] {
  return [
    { id: 'website', title: 'Website', run: (signal) => askReadiness(ports.WEB_PORT, signal) },
    { id: 'cms', title: 'CMS', run: (signal) => askReadiness(ports.CMS_PORT, signal) },
  ];
}

async function askReadiness(port: number, signal: AbortSignal): Promise<Verdict> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined);
  if (!answer)
    return failure('It does not answer.', 'Stop the product with Ctrl-C, and see .data/logs for the reason.');
  return judgeReadiness(answer.status, await answer.text());
}

async function isRefused(attempt: () => Promise<void>): Promise<boolean> {
  try {
    await attempt();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

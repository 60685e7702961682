import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { keptFor } from '../../cms/src/shared-with-web/kept-for';
import { GRACE, type Readiness as Answer } from '../../cms/src/shared-with-web/readiness';

const TIME_LIMIT = 2000;
/** In which ms connections are looked at that browsers keep open after an answer. */
const INTERVAL = 50;

/** Whether visitors should be sent here: the CMS and its database answer, and nobody has told this server to stop. */
export function createReadiness(cmsUrl: string) {
  let isStopping = false;
  const askCms = keptFor(500, () => readCms(cmsUrl));

  return {
    async read(): Promise<Answer> {
      const checks = await askCms();
      return { status: checks.cms && !isStopping ? 'ready' : 'not ready', checks };
    },
    stop: () => (isStopping = true),
  };
}

export type Readiness = ReturnType<typeof createReadiness>;

/** Takes nothing new, and lets the requests end that are under way. */
export async function finishRequests(server: Server, grace = GRACE): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const closing = setInterval(() => server.closeIdleConnections(), INTERVAL);
  await Promise.race([closed, sleep(grace, undefined, { ref: false })]);
  clearInterval(closing);
}

async function readCms(cmsUrl: string): Promise<Answer['checks']> {
  try {
    const answer = await fetch(`${cmsUrl}/readyz`, { signal: AbortSignal.timeout(TIME_LIMIT) });
    const { checks } = (await answer.json()) as Answer;
    return { cms: answer.ok, ...checks };
  } catch {
    return { cms: false };
  }
}

import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { keptFor } from '../../cms/src/shared-with-web/server/kept-for';
import { GRACE, type Readiness as Answer } from '../../cms/src/shared-with-web/server/readiness';

const TIME_LIMIT = 2000;
/** In ms. */
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

/** Answers how many requests are under way: browsers keep connections open that have none. */
export function countRequests(server: Server): () => number {
  let running = 0;
  server.on('request', (_, response: ServerResponse) => {
    running += 1;
    response.once('close', () => (running -= 1));
  });
  return () => running;
}

/** Takes nothing new, and lets the requests end that are under way. */
export async function finishRequests(server: Server, running: () => number, grace = GRACE): Promise<void> {
  server.close();
  const deadline = Date.now() + grace;
  while (running() > 0 && Date.now() < deadline) await sleep(INTERVAL);
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

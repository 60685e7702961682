import { keptFor } from './kept-for';

const TIME_LIMIT = 2000;

/** Whether visitors should be sent here: the CMS and its database answer, and nobody has told this server to stop. */
export function createReadiness(cmsUrl: string) {
  let isStopping = false;
  const askCms = keptFor(500, () => isCmsReady(cmsUrl));

  return {
    isReady: async () => (await askCms()) && !isStopping,
    stop: () => (isStopping = true),
  };
}

export type Readiness = ReturnType<typeof createReadiness>;

async function isCmsReady(cmsUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${cmsUrl}/_ready`, { signal: AbortSignal.timeout(TIME_LIMIT) });
    return answer.ok;
  } catch {
    return false;
  }
}

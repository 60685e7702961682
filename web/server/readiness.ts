const TIME_LIMIT = 2000;
/** However often it is asked, the CMS is asked once in this time, in ms. */
const KEPT_FOR = 500;

/** Whether visitors should be sent here: the CMS and its database answer, and nobody has told this server to stop. */
export function createReadiness(cmsUrl: string) {
  let isStopping = false;
  let asked = { at: 0, answer: Promise.resolve(false) };

  async function isReady(): Promise<boolean> {
    if (Date.now() - asked.at > KEPT_FOR) asked = { at: Date.now(), answer: isCmsReady(cmsUrl) };
    return (await asked.answer) && !isStopping;
  }

  return { isReady, stop: () => (isStopping = true) };
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

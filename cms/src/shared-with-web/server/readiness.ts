/** What `/readyz` answers: 200 when ready, 503 when not. What stands outside a server is asked for by the one before it. */
export type Readiness = {
  status: 'ready' | 'not ready';
  checks: { cms?: boolean; database?: boolean; disk?: boolean };
};

/** How long a server that is told to stop still takes what comes, for proxies to notice, in ms. */
export const NOTICE = 1000;
/** How long requests may take to end after that, in ms. */
export const GRACE = 20_000;

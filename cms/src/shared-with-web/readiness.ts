/** What `/readyz` answers: 200 when ready, 503 when not. What stands outside a server is asked for by the one before it. */
export type Readiness = {
  status: 'ready' | 'not ready';
  checks: { cms?: boolean; database?: boolean; disk?: boolean };
};

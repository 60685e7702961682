/** Longer than a proxy keeps a connection: who closes it first may cut off a request that is on its way, in ms. */
export const KEEP_ALIVE_TIMEOUT = 130_000;

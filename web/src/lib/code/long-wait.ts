/** In ms: code that has not come by then hangs. */
export const LONG_WAIT = 15_000;

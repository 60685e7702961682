import { AsyncLocalStorage } from 'node:async_hooks';

/** The upload plugin hands no attributes of the caller's on to a new row, so they travel beside the call. */
const ofPortfolio = new AsyncLocalStorage<true>();

/** Marks the pictures that the given upload stores as the portfolio's own. */
export function asPortfolioPicture<Result>(upload: () => Promise<Result>): Promise<Result> {
  return ofPortfolio.run(true, upload);
}

export function isPortfolioPicture(): boolean {
  return ofPortfolio.getStore() ?? false;
}

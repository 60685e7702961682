import { graphql } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { network } from '../test/network';
import { createClient } from './client';
import { SiteDocument } from './generated';
import { isOffline } from './request-failure';

afterEach(() => void vi.useRealTimers());

test('what is never answered fails after half a minute, as without a connection', async () => {
  let reached = () => {};
  const asked = new Promise<void>((resolve) => (reached = resolve));
  network.use(
    graphql.query('Site', () => {
      reached();
      return new Promise<never>(() => {});
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const failure = createClient()
    .query({ query: SiteDocument })
    .catch((error: unknown) => error);
  await asked;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isOffline(await failure)).toBe(true);
});

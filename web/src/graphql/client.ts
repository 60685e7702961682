import { ApolloClient, HttpLink, type NormalizedCacheObject } from '@apollo/client';
import { authLink } from './auth-link';
import { createCache } from './cache';

/** In ms: nobody waits for ever for what is never answered. */
const TIME_LIMIT = 30_000;

/** `state` is what the server has already read for this page. */
export function createClient(state: NormalizedCacheObject = {}) {
  return new ApolloClient({
    cache: createCache().restore(state),
    link: authLink.concat(new HttpLink({ uri: '/graphql', fetch: fetchInTime })),
    ssrForceFetchDelay: 100,
  });
}

/** Too late is as if nothing had answered. Not `AbortSignal.any`, which Safari has since 17.4 only. */
const fetchInTime: typeof fetch = (input, init) => {
  const limit = new AbortController();
  init?.signal?.addEventListener('abort', () => limit.abort(init.signal?.reason));
  setTimeout(() => limit.abort(new TypeError('The server does not answer.')), TIME_LIMIT);
  return fetch(input, { ...init, signal: limit.signal });
};

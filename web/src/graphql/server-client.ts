import { ApolloClient, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { createCache } from './cache';

type Options = { url: string; freshCookie: string | undefined; onError: (error: unknown) => void };

const TIME_LIMIT = 5000;

/** For one render on the server. */
export function createServerClient({ url, freshCookie, onError }: Options) {
  return new ApolloClient({
    cache: createCache(),
    link: new ErrorLink(({ error }) => {
      onError(error);
    }).concat(
      new HttpLink({
        uri: url,
        headers: freshCookie ? { cookie: freshCookie } : {},
        fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIME_LIMIT) }),
      }),
    ),
    ssrMode: true,
  });
}

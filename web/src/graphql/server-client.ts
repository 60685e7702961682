import { ApolloClient, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { createCache } from './cache';

type Options = {
  url: string;
  freshCookie: string | undefined;
  fetch: typeof fetch;
  onError: (error: unknown) => void;
};

/** For one render on the server. */
export function createServerClient({ url, freshCookie, fetch, onError }: Options) {
  return new ApolloClient({
    cache: createCache(),
    link: new ErrorLink(({ error }) => {
      onError(error);
    }).concat(
      new HttpLink({
        uri: url,
        headers: freshCookie ? { cookie: freshCookie } : {},
        fetch,
      }),
    ),
    ssrMode: true,
  });
}

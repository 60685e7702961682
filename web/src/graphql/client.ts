import { ApolloClient, HttpLink, type NormalizedCacheObject } from '@apollo/client';
import { authLink } from './auth-link';
import { createCache } from './cache';

/** `state` is what the server has already read for this page. */
export function createClient(state: NormalizedCacheObject = {}) {
  return new ApolloClient({
    cache: createCache().restore(state),
    link: authLink.concat(new HttpLink({ uri: '/graphql' })),
    ssrForceFetchDelay: 100,
  });
}

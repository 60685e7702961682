import type { ApolloCache } from '@apollo/client';

/** After a change every page asks the server anew, for order and paging are its business. */
export function forgetProjectLists(cache: ApolloCache) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'projects_connection' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'projects' });
  cache.gc();
}

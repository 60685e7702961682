import type { ApolloCache } from '@apollo/client';
import { AllProjectsDocument, type OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';

/**
 * After a change every page asks the server anew, for order and paging are its business. My Projects goes on
 * with `projects`, when they are known.
 */
export function renewProjectLists(cache: ApolloCache, projects?: OwnProjectCard_projectFragment[]) {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'projects_connection' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'projects' });
  if (projects) cache.writeQuery({ query: AllProjectsDocument, data: { projects } });
}

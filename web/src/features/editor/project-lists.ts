import type { ApolloCache } from '@apollo/client';
import { MyProjectsDocument, type OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';

const myProjects = { query: MyProjectsDocument, variables: { start: 0 } };

/** After a new project: every page asks the server anew, for order and paging are its business. */
export function forgetLists(cache: ApolloCache) {
  forgetPublicLists(cache);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myProjects' });
}

export function removeProject(cache: ApolloCache, documentId: string) {
  forgetPublicLists(cache);
  cache.evict({ id: cache.identify({ __typename: 'Project', documentId }) });
}

/** The projects take the places that they hold together now. */
export function placeProjects(cache: ApolloCache, projects: OwnProjectCard_projectFragment[]) {
  forgetPublicLists(cache);
  const ids = new Set(projects.map(({ documentId }) => documentId));
  cache.updateQuery(myProjects, (data) => {
    if (!data) return data;
    const next = projects.values();
    const nodes = data.myProjects.nodes.map((project) =>
      ids.has(project.documentId) ? (next.next().value ?? project) : project,
    );
    return { myProjects: { ...data.myProjects, nodes } };
  });
}

function forgetPublicLists(cache: ApolloCache) {
  for (const fieldName of ['projects_connection', 'searchProjects'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}

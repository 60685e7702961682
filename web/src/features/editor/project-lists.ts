import { isReference, type ApolloCache, type Reference } from '@apollo/client';
import { forgetPublicPages } from '../../graphql/forget';
import {
  MyProjectsDocument,
  type MyProjectsQuery,
  type OwnProjectCard_projectFragment,
} from '../../graphql/generated-dashboard';

export function removeProject(cache: ApolloCache, documentId: string) {
  forgetPublicPages(cache);
  takeFromLists(cache, documentId);
  for (const status of [undefined, 'DRAFT'])
    cache.evict({ id: cache.identify({ __typename: 'Project', documentId, status }) });
}

/** After a project got another status: the lists of those that have one. */
export function forgetListsByStatus(cache: ApolloCache) {
  forgetPublicPages(cache);
  cache.modify({
    fields: {
      myProjects: (list: Reference, { storeFieldName, DELETE }) =>
        /"status":"/.test(storeFieldName) ? DELETE : list,
    },
  });
}

/** The projects take the places that they hold together now on a page of all. */
export function placeProjects(cache: ApolloCache, page: number, projects: OwnProjectCard_projectFragment[]) {
  forgetPublicPages(cache);
  const ids = new Set(projects.map(({ documentId }) => documentId));
  cache.updateQuery({ query: MyProjectsDocument, variables: { q: null, status: null, page } }, (data) => {
    if (!data) return data;
    const next = projects.values();
    const nodes = data.myProjects.nodes.map((project) =>
      ids.has(project.documentId) ? (next.next().value ?? project) : project,
    );
    return { myProjects: { ...data.myProjects, nodes } };
  });
}

type List = MyProjectsQuery['myProjects'];

/** Pages that do not show it are forgotten: on them something else stands when it is gone. */
function takeFromLists(cache: ApolloCache, documentId: string) {
  cache.modify({
    fields: {
      myProjects(list: List | Reference, { readField, DELETE }) {
        const isIt = (node: Reference) => readField('documentId', node) === documentId;
        const nodes = readField<Reference[]>('nodes', list) ?? [];
        if (isReference(list) || !nodes.some(isIt)) return DELETE;
        const total = list.pageInfo.total - 1;
        const pageCount = Math.ceil(total / list.pageInfo.pageSize);
        return { ...list, pageInfo: { ...list.pageInfo, total, pageCount } };
      },
    },
  });
}

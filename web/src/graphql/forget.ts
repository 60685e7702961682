import type { ApolloCache } from '@apollo/client';

/** What is shown of a project beside its own fields: where it stands, what finds it, its case study as it is drawn. */
const PUBLIC_PAGES = ['project', 'projects_connection', 'projects', 'searchProjects', 'projectPage'];

/** A preview is forgotten by its page. */
const PUBLIC = new Set(['__typename', 'site', 'previewedProject', ...PUBLIC_PAGES]);

export function forgetPublicPages(cache: ApolloCache) {
  for (const fieldName of PUBLIC_PAGES) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** After a new project: every page asks the server anew, for order and paging are its business. */
export function forgetLists(cache: ApolloCache) {
  forgetPublicPages(cache);
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myProjects' });
}

/** What the next account in this tab must not find. */
export function forgetPrivateData(cache: ApolloCache) {
  cache.modify({
    fields: (value: unknown, { fieldName, DELETE }) => (PUBLIC.has(fieldName) ? value : DELETE),
  });
  cache.gc();
}

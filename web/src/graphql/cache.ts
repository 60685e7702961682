import { InMemoryCache, type FieldMergeFunction, type Reference } from '@apollo/client';
import type { FieldMergeFunctionOptions } from '@apollo/client/cache';

/** Of the site's fields those that are replaced as a whole. */
const SITE_PARTS = [
  ...['aboutTechnologies', 'address', 'awardPhrases', 'awards', 'education'],
  ...['footerTechnologies', 'orbitTechnologies', 'skillCategories', 'socialLinks'],
];

export function createCache() {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { myProjects: { keyArgs: false, merge: mergePage } } },
      Project: {
        keyFields: ['documentId'],
        fields: { images: { merge: false }, keyFigures: { merge: false } },
      },
      // Read in part by pages that name a project only.
      ProjectPage: { merge: true },
      Site: { keyFields: [], fields: Object.fromEntries(SITE_PARTS.map((name) => [name, { merge: false }])) },
      Message: { keyFields: ['documentId'] },
      // Visitors' pages carry a picture's address anyway, and nothing else that is its own.
      UploadFile: { keyFields: ['url'] },
      ImageFormat: { keyFields: false },
      Viewer: { keyFields: false },
    },
  });
}

type Page = { nodes: readonly Reference[]; pageInfo: { total: number } };

type Options = FieldMergeFunctionOptions<{ pagination?: { start: number } }>;

/** A page that is read takes its place in the list; a project that has moved meanwhile stands there once. */
const mergePage: FieldMergeFunction<Page, Page, Options> = (list, page, { args, canRead }) => {
  const read = new Set(page.nodes.map(({ __ref }) => __ref));
  const known = list?.nodes.filter(canRead) ?? [];
  const start = args?.pagination?.start ?? 0;
  const before = known.slice(0, start);
  const after = known.slice(start + page.nodes.length);
  const others = (nodes: Reference[]) => nodes.filter(({ __ref }) => !read.has(__ref));
  return { ...page, nodes: [...others(before), ...page.nodes, ...others(after)] };
};

import { InMemoryCache } from '@apollo/client';

/** Of the site's fields those that are replaced as a whole. */
const SITE_PARTS = [
  ...['aboutTechnologies', 'address', 'awardPhrases', 'awards', 'education'],
  ...['footerTechnologies', 'orbitTechnologies', 'skillCategories', 'socialLinks'],
];

export function createCache() {
  return new InMemoryCache({
    typePolicies: {
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

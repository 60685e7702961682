import { InMemoryCache } from '@apollo/client';

/** Of the site's fields those that are replaced as a whole. */
const SITE_PARTS = [
  ...['aboutTechnologies', 'address', 'awardPhrases', 'awards', 'education'],
  ...['footerTechnologies', 'orbitTechnologies', 'skillCategories', 'socialLinks'],
];

const BY_DOCUMENT_ID = { keyFields: ['documentId'] };

export function createCache() {
  return new InMemoryCache({
    typePolicies: {
      // Whoever asks for the status reads the draft, which is another version than what visitors see.
      Project: {
        keyFields: ({ documentId, status }) =>
          `${status ? 'Draft' : 'Project'}:${JSON.stringify(documentId)}`,
        fields: { images: { merge: false }, keyFigures: { merge: false } },
      },
      // Read in part by pages that name a project only.
      ProjectPage: { merge: true },
      Site: { keyFields: [], fields: Object.fromEntries(SITE_PARTS.map((name) => [name, { merge: false }])) },
      Message: BY_DOCUMENT_ID,
      OwnAnswer: BY_DOCUMENT_ID,
      UnansweredQuestion: BY_DOCUMENT_ID,
      // Read in part by the dashboard's bar.
      UnansweredQuestions: { merge: true, fields: { nodes: { merge: false } } },
      // Visitors' pages carry a picture's address anyway, and nothing else that is its own.
      UploadFile: {
        keyFields: ({ url, documentId }) => `${documentId ? 'Own' : ''}Picture:${JSON.stringify(url)}`,
      },
      ImageFormat: { keyFields: false },
      Viewer: { keyFields: false },
    },
  });
}

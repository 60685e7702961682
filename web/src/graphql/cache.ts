import { InMemoryCache } from '@apollo/client';

export function createCache() {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { projects: { merge: false } } },
      Project: { keyFields: ['documentId'], fields: { images: { merge: false } } },
      Message: { keyFields: ['documentId'] },
      // Visitors' pages carry a picture's address anyway, and nothing else that is its own.
      UploadFile: { keyFields: ['url'] },
      ImageFormat: { keyFields: false },
      Viewer: { keyFields: false },
    },
  });
}

import { InMemoryCache } from '@apollo/client';

export function createCache() {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { projects: { merge: false } } },
      Project: { keyFields: ['documentId'], fields: { images: { merge: false } } },
      Message: { keyFields: ['documentId'] },
      UploadFile: { keyFields: ['documentId'] },
      ImageFormat: { keyFields: false },
      Viewer: { keyFields: false },
    },
  });
}

import { expect } from 'vitest';
import type { Answer, Client } from '../client';
import type { Cms } from '../cms';

const FIELDS = `
  title slug platform description technologies period role keyFigures { value label } caseStudy
  githubLink hasNoPublicSource livePreview hasNoLivePreview
  images { documentId url alternativeText caption }`;

const VERSION = `
  documentId kind entry action savedAt expiresAt editor title changes notices
  project { documentId status ${FIELDS} }
  site { name headline updatedAt portrait { documentId url alternativeText } awards { title } }`;

const QUERIES = {
  myProject: `query ($id: ID!) { myProject(documentId: $id) { documentId status updatedAt createdAt ${FIELDS} } }`,
  versions: `query ($kind: VersionKind!, $entry: ID, $pagination: PaginationArg) {
    versions(kind: $kind, entry: $entry, pagination: $pagination) { nodes { ${VERSION} } pageInfo { total } }
  }`,
  version: `query ($id: ID!) { version(documentId: $id) { ${VERSION} } }`,
  deletedEntries: `query ($pagination: PaginationArg) {
    deletedEntries(pagination: $pagination) { nodes { ${VERSION} } pageInfo { total } }
  }`,
};

export const CHANGES = {
  createProject: `mutation ($data: ProjectInput!, $status: PublicationStatus!) {
    createProject(data: $data, status: $status) { documentId updatedAt }
  }`,
  updateProject: `mutation ($id: ID!, $data: ProjectInput!, $status: PublicationStatus!, $updatedAt: DateTime) {
    updateProject(documentId: $id, data: $data, status: $status, updatedAt: $updatedAt) { documentId updatedAt }
  }`,
  publishProject: 'mutation ($id: ID!) { publishProject(documentId: $id) { documentId } }',
  unpublishProject: 'mutation ($id: ID!) { unpublishProject(documentId: $id) { documentId } }',
  discardProjectDraft: 'mutation ($id: ID!) { discardProjectDraft(documentId: $id) { documentId } }',
  deleteProject: 'mutation ($id: ID!) { deleteProject(documentId: $id) { documentId } }',
  restoreVersion: `mutation ($id: ID!, $status: PublicationStatus!, $updatedAt: DateTime) {
    restoreVersion(documentId: $id, status: $status, updatedAt: $updatedAt) { ${VERSION} }
  }`,
  restoreDeleted: `mutation ($id: ID!) { restoreDeleted(entry: $id) { ${VERSION} } }`,
  deleteForGood: 'mutation ($id: ID!) { deleteForGood(entry: $id) { documentId } }',
};

export type Version = {
  documentId: string;
  action: string;
  entry: string;
  editor: string | null;
  title: string;
  changes: string[];
  notices: string[];
  savedAt: string;
  expiresAt: string | null;
  project: {
    title: string;
    slug: string;
    status: string;
    role: string | null;
    technologies: string[];
    images: { documentId: string; url: string }[];
  } | null;
  site: { name: string; portrait: { documentId: string; url: string } | null } | null;
};

/** Removes what was deleted, and all but the last twenty versions of the rest: as the hour does, a month from now. */
export function pruneInAMonth({ strapi }: Pick<Cms, 'strapi'>): Promise<void> {
  return strapi.service('api::version.history').prune(new Date(Date.now() + 31 * 24 * 3600 * 1000));
}

/** @returns what the mutation answers */
export async function change(client: Client, name: keyof typeof CHANGES, variables: object) {
  const { body } = await client.graphql(CHANGES[name], variables);
  expect(body.errors, JSON.stringify(body.errors)).toBeUndefined();
  return body.data[name];
}

export function tryTo(client: Client, name: keyof typeof CHANGES, variables: object): Promise<Answer> {
  return client.graphql(CHANGES[name], variables);
}

export async function ask(client: Client, name: keyof typeof QUERIES, variables: object = {}) {
  const { body } = await client.graphql(QUERIES[name], variables);
  expect(body.errors, JSON.stringify(body.errors)).toBeUndefined();
  return body.data[name];
}

export async function versionsOf(client: Client, entry: string): Promise<Version[]> {
  return (await ask(client, 'versions', { kind: 'PROJECT', entry })).nodes;
}

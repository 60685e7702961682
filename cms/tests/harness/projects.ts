import { expect } from 'vitest';
import type { Client } from './client';
import { drawPicture } from './pictures';

type Fields = Partial<ReturnType<typeof projectFields> & typeof WITH_LINKS & Page>;

/** What a project has for its page. */
type Page = {
  slug: string | null;
  period: string | null;
  role: string | null;
  keyFigures: { value: string; label: string }[];
  caseStudy: string | null;
};

/** As GET /api/portfolio answers it. */
export type Entry = Omit<ReturnType<typeof projectFields>, 'technologies' | 'githubLink' | 'livePreview'> & {
  githubLink: string | null;
  hasNoPublicSource: boolean;
  livePreview: string | null;
  hasNoLivePreview: boolean;
  _id: string;
  images: string[];
  technologies: string[];
  updatedAt: string;
} & Page & { slug: string };

/** As a project with both links is answered. */
export const WITH_LINKS = { hasNoPublicSource: false, hasNoLivePreview: false };

/** As a project is answered that has nothing more for its page. */
export const PLAIN_PAGE: Omit<Page, 'slug'> = { period: null, role: null, keyFigures: [], caseStudy: null };

type Picture = {
  documentId: string;
  url: string;
  name: string;
  width: number;
  height: number;
  placeholder: string | null;
  formats: { url: string; width: number }[];
};

export function projectFields() {
  return {
    title: 'Chamber',
    platform: 'Web Application',
    description: 'Appointments for a town of doctors.',
    githubLink: 'https://github.com/example/chamber',
    livePreview: 'https://chamber.example.com',
    technologies: ['React', 'Node.js'] as unknown,
  };
}

/** The multipart form of the portfolio contract. Lists are sent as JSON text, files as they are. */
export function toForm(fields: Record<string, unknown>, images: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const image of images) form.append('images', image);
  return form;
}

export async function createProject(editor: Client, fields: Fields = {}, images?: File[]): Promise<Entry> {
  const form = toForm({ ...projectFields(), ...fields }, images ?? [await drawPicture()]);
  const { status, body } = await editor.send('POST', '/api/portfolio', form);
  expect(status, body.message).toBe(201);
  return body;
}

export async function uploadPicture(editor: Client, file?: File): Promise<Picture> {
  const { status, body } = await editor.send(
    'POST',
    '/api/portfolio/images',
    imageForm(file ?? (await drawPicture())),
  );
  expect(status, body.message).toBe(201);
  return body;
}

export function imageForm(...files: File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('image', file);
  return form;
}

/** The pictures of a project in order, as GraphQL knows them. */
export async function picturesOf(client: Client, documentId: string): Promise<Picture[]> {
  const { body } = await client.graphql(
    'query Pictures($id: ID!) { project(documentId: $id) { images { documentId url name width height } } }',
    { id: documentId },
  );
  return body.data.project.images;
}

export const MUTATIONS = {
  createProject:
    'mutation Create($data: ProjectInput!) { createProject(data: $data) { documentId updatedAt } }',
  updateProject: `mutation Update($id: ID!, $data: ProjectInput!, $updatedAt: DateTime) {
    updateProject(documentId: $id, data: $data, updatedAt: $updatedAt) { documentId title updatedAt }
  }`,
  deleteProject: 'mutation Delete($id: ID!) { deleteProject(documentId: $id) { documentId } }',
  deleteProjectImage: `mutation DeleteImage($id: ID!, $imageId: ID!) {
    deleteProjectImage(documentId: $id, imageId: $imageId) { images { documentId } }
  }`,
  moveProject:
    'mutation Move($id: ID!, $place: Int!) { moveProject(documentId: $id, place: $place) { documentId } }',
  reorderProjects: 'mutation Reorder($ids: [ID!]!) { reorderProjects(documentIds: $ids) { documentId } }',
};

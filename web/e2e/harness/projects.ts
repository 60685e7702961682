import { expect, type APIRequestContext } from '@playwright/test';
import type { Photo } from './photos';
import type { ProjectText } from './project-form';
import { idTokenOf, type Account } from './accounts';
import { askCms } from './graphql';

/** A stored project, as another browser would have made it. */
export async function createProject(
  request: APIRequestContext,
  account: Account,
  project: ProjectText,
  photos: Photo[],
): Promise<string> {
  const form = new FormData();
  const { technologies, ...texts } = project;
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('technologies', JSON.stringify(technologies));
  for (const { name, mimeType, buffer } of photos) {
    form.append('images', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const authorization = `Bearer ${await idTokenOf(request, account)}`;
  const answer = await request.post('/api/portfolio', { multipart: form, headers: { authorization } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { _id: string })._id;
}

/** Changes a project as another browser would; answers its slug. */
export async function updateProject(
  request: APIRequestContext,
  account: Account,
  documentId: string,
  data: Record<string, unknown>,
): Promise<string> {
  const query =
    'mutation Change($documentId: ID!, $data: ProjectInput!) { updateProject(documentId: $documentId, data: $data) { slug } }';
  type Updated = { updateProject: { slug: string } };
  return (await askCms<Updated>(request, query, { documentId, data }, account)).updateProject.slug;
}

export async function readProject(request: APIRequestContext, documentId: string): Promise<ProjectText> {
  const fields = 'title platform description technologies githubLink livePreview';
  const query = `query Read($documentId: ID!) { project(documentId: $documentId) { ${fields} } }`;
  return (await askCms<{ project: ProjectText }>(request, query, { documentId })).project;
}

/** What the page of a project tells of it besides what its card does. */
export async function readDetails(request: APIRequestContext, slug: string): Promise<unknown> {
  const details =
    'documentId slug role period caseStudy keyFigures { value label } images { alternativeText caption }';
  const query = `query Read($slug: String!) { projectPage(slug: $slug) { project { ${details} } } }`;
  type Page = { projectPage: { project: unknown } | null };
  return (await askCms<Page>(request, query, { slug })).projectPage?.project;
}

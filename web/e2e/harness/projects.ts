import { expect, type APIRequestContext } from '@playwright/test';
import type { Photo } from './photos';
import type { ProjectText } from './project-form';
import { idTokenOf, type Account } from './accounts';

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

/** Changes a project as another browser would. */
export async function updateProject(
  request: APIRequestContext,
  account: Account,
  documentId: string,
  data: Record<string, unknown>,
): Promise<void> {
  const query =
    'mutation Change($documentId: ID!, $data: ProjectInput!) { updateProject(documentId: $documentId, data: $data) { documentId } }';
  const answer = await request.post('/graphql', {
    data: { query, variables: { documentId, data } },
    headers: { authorization: `Bearer ${await idTokenOf(request, account)}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Changes what only its page shows; answers its slug. */
export async function changeProject(
  request: APIRequestContext,
  account: Account,
  documentId: string,
  data: Record<string, unknown>,
): Promise<string> {
  const query =
    'mutation Change($documentId: ID!, $data: ProjectInput!) { updateProject(documentId: $documentId, data: $data) { slug } }';
  const answer = await request.post('/graphql', {
    data: { query, variables: { documentId, data } },
    headers: { authorization: `Bearer ${await idTokenOf(request, account)}` },
  });
  const text = await answer.text();
  expect(text).not.toContain('"errors"');
  return (JSON.parse(text) as { data: { updateProject: { slug: string } } }).data.updateProject.slug;
}

export async function readProject(request: APIRequestContext, documentId: string): Promise<ProjectText> {
  const fields = 'title platform description technologies githubLink livePreview';
  const query = `query Read($documentId: ID!) { project(documentId: $documentId) { ${fields} } }`;
  const answer = await request.post('/graphql', {
    data: { query, variables: { documentId } },
  });
  return ((await answer.json()) as { data: { project: ProjectText } }).data.project;
}

/** What the page of a project tells of it besides what its card does. */
export async function readDetails(request: APIRequestContext, slug: string): Promise<unknown> {
  const details =
    'documentId slug role period caseStudy keyFigures { value label } images { alternativeText caption }';
  const query = `query Read($slug: String!) { projectPage(slug: $slug) { project { ${details} } } }`;
  const answer = await request.post('/graphql', { data: { query, variables: { slug } } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { projectPage: { project: unknown } | null } }).data.projectPage
    ?.project;
}

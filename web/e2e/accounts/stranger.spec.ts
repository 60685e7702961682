import type { APIResponse } from '@playwright/test';
import { idTokenOf, OWNER } from '../harness/accounts';
import { askCms } from '../harness/graphql';
import { test as base } from '../harness/owner-only';
import { tinyJpeg } from '../harness/photos';
import { aProject, type ProjectText } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, signIn, visit } from '../harness/test';

const TOLD = 'Only the owner can change this site.';

const test = base.extend<{ stored: { documentId: string; project: ProjectText } }>({
  stored: async ({ request }, use) => {
    const project = aProject(`Only Mine ${Date.now()}`);
    const photo = await tinyJpeg('one.jpg');
    await use({ documentId: await createProject(request, OWNER, project, [photo]), project });
  },
});

test('somebody else sees the dashboard and is told before filling a form', async ({
  page,
  member,
  stored: { project },
}) => {
  await visit(page, '/dashboard/add-portfolio');
  await signIn(page, member);
  await expect(page.getByText(TOLD)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add Project' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add New Project' })).toHaveCount(0);

  await expect(page.getByRole('link', { name: 'Site', exact: true })).toHaveCount(0);
  await visit(page, '/dashboard/site/profile');
  await expect(page.getByText(TOLD)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);

  await page.getByRole('link', { name: 'My Projects' }).click();
  const card = page.getByRole('article').filter({ hasText: project.title });
  await expect(card).toBeVisible();
  await expect(page.getByText(TOLD)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Edit|Delete|Move)/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Messages/ })).toHaveCount(0);
});

test('the owner finds every button', async ({ page, stored: { project } }) => {
  await visit(page, '/dashboard/my-projects');
  await signIn(page, OWNER);
  const card = page.getByRole('article').filter({ hasText: project.title });
  await expect(card.getByRole('button', { name: 'Edit Project' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Move ${project.title}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add New Project' })).toBeVisible();
  await expect(page.getByText(TOLD)).toHaveCount(0);
});

test('somebody else changes nothing through GraphQL or REST', async ({
  request,
  member,
  stored: { documentId, project },
}) => {
  const headers = { authorization: `Bearer ${await idTokenOf(request, member)}` };
  type Stored = { documentId: string; images: { documentId: string; url: string }[] };
  const query = '{ projects { documentId title updatedAt images { documentId url } } }';
  const readAll = () => askCms<{ projects: Stored[] }>(request, query);
  const before = await readAll();
  const { projects } = before;
  const [image] = projects.find((one) => one.documentId === documentId)?.images ?? [];

  const mutate = (mutation: string) =>
    request.post('/graphql', { headers, data: { query: `mutation { ${mutation} }` } });
  const fields = Object.entries(project)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
  const ids = JSON.stringify(projects.map((one) => one.documentId).reverse());
  const { name, mimeType, buffer } = await tinyJpeg('mine.jpg');
  const file = { name, mimeType, buffer };
  const texts = { ...project, technologies: JSON.stringify(project.technologies) };

  const attempts: (() => Promise<APIResponse>)[] = [
    () => mutate(`createProject(data: { ${fields}, images: [] }) { documentId }`),
    () => mutate(`updateProject(documentId: "${documentId}", data: { title: "Theirs" }) { documentId }`),
    () =>
      mutate(`deleteProjectImage(documentId: "${documentId}", imageId: "${image?.documentId}") { title }`),
    () => mutate(`reorderProjects(documentIds: ${ids}) { documentId }`),
    () => mutate(`deleteProject(documentId: "${documentId}") { documentId }`),
    () => mutate('updateSite(data: { name: "Theirs" }) { name }'),
    () => request.post('/api/portfolio', { headers, multipart: { ...texts, images: file } }),
    () => request.post('/api/portfolio/images', { headers, multipart: { image: file } }),
    () => request.put(`/api/portfolio/${documentId}`, { headers, multipart: { title: 'Theirs' } }),
    () => request.delete(`/api/portfolio/${documentId}/images`, { headers, data: { imageUrl: image?.url } }),
    () => request.delete(`/api/portfolio/${documentId}`, { headers }),
  ];
  for (const attempt of attempts) {
    const answer = await attempt();
    expect(answer.status(), answer.url()).toBe(403);
    expect(await answer.text()).toContain(TOLD);
  }
  expect(await readAll()).toEqual(before);
});

import type { Route } from '@playwright/test';
import { gate } from '../harness/gate';
import { answerTo } from '../harness/graphql';
import { tinyJpeg } from '../harness/photos';
import { aProject, fillProject, openAddForm, openEditor, pickImages } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, signIn, test, toast, visit } from '../harness/test';

test.use({ expectedErrors: /status of 500|network-request-failed/ });

const refuse = (route: Route) => route.fulfill({ status: 500, json: { message: 'Not today.' } });

/** Keeps an answer back until it is released. */
function hold(answer = refuse) {
  const { open, opened } = gate();
  return { release: open, answer: (route: Route) => opened.then(() => answer(route)) };
}

test('a project being added says so, on the button and as a toast', async ({ page, member }) => {
  const { release, answer } = hold();
  await answerTo(page, 'CreateProject', answer);
  await openAddForm(page, member);
  await pickImages(page, [await tinyJpeg('pier.jpg')]);
  await fillProject(page, aProject('Never Stored'));
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Adding Project...' })).toBeDisabled();
  await expect(toast(page, 'Adding project...')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Add Project', exact: true })).toBeEnabled();
  await expect(toast(page, 'Adding project...')).toBeHidden();
});

test('a project being updated says so', async ({ page, member, request }) => {
  const { release, answer } = hold();
  await answerTo(page, 'UpdateProject', answer);
  // One of its own: what is typed is saved as a draft, which would stay with a sample.
  const project = aProject(`Held ${Date.now()}`);
  await createProject(request, member, project, [await tinyJpeg('one.jpg')]);
  const dialog = await openEditor(page, member, project.title);
  await dialog.getByLabel('Title').fill('Never Stored');
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await expect(dialog.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  release();
  await expect(dialog.getByRole('button', { name: 'Update Project' })).toBeEnabled();
});

test('projects being loaded are awaited, and missing ones can be added', async ({ page, member }) => {
  const none = { nodes: [], pageInfo: { total: 0, pageCount: 0, pageSize: 20 } };
  const { release, answer } = hold((route) => route.fulfill({ json: { data: { myProjects: none } } }));
  await answerTo(page, 'MyProjects', answer);
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  await expect(page.getByText('Loading projects...')).toBeVisible();
  release();
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your first project' })).toHaveAttribute(
    'href',
    '/dashboard/add-portfolio',
  );
});

test('a profile being saved cannot be saved again', async ({ page, member }) => {
  await visit(page, '/profile');
  await signIn(page, member);
  const { release, answer } = hold();
  await page.route('**/accounts:update**', answer);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name').fill('Nadia Karim');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
});

test('until it is known who is signed in, the guard keeps the visitor waiting', async ({ page, member }) => {
  await visit(page, '/dashboard');
  await signIn(page, member);
  await expect(page.getByRole('link', { name: 'Add New Project' })).toBeVisible();

  const { release, answer } = hold((route) => route.continue());
  await page.route('**/accounts:lookup**', answer);
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  await expect(page.getByRole('link', { name: 'Add New Project' })).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: 'Add New Project' })).toBeVisible();
});

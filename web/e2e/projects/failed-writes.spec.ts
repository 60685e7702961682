import type { Locator, Page, Route } from '@playwright/test';
import { answerTo, unroute } from '../harness/graphql';
import { tinyJpeg } from '../harness/photos';
import { aProject, fillProject, openAddForm, openEditor, pickImages } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, signIn, test, toast, visit } from '../harness/test';

test.use({ expectedErrors: /status of (400|409|50\d)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

const OFFLINE = 'No connection. Nothing is lost: please try again when it is back.';

/** Every kind of failure in turn, each with its text; afterwards the same form saves. */
async function expectFailures(page: Page, operationName: string, save: Locator, fallback: string) {
  const failures: [text: string, answer: (route: Route) => Promise<void>][] = [
    [
      'The shelf is full.',
      (route) => route.fulfill({ json: { errors: [{ message: 'The shelf is full.' }] } }),
    ],
    ['The server rests.', (route) => route.fulfill({ status: 500, json: { message: 'The server rests.' } })],
    ['503: Service Unavailable', (route) => route.fulfill({ status: 503, body: '<html>' })],
    [fallback, (route) => route.abort()],
  ];
  for (const [text, answer] of failures) {
    await answerTo(page, operationName, answer);
    await save.click();
    await expect(toast(page, text)).toBeVisible();
    await expect(save).toBeEnabled();
    await unroute(page);
  }
  await expect(toast(page, OFFLINE)).toBeVisible();
  await save.click();
}

test('a project that cannot be added says why, stays in the form and can be added later', async ({
  page,
  member,
}) => {
  await openAddForm(page, member);
  await pickImages(page, [await tinyJpeg('quay.jpg')]);
  await fillProject(page, aProject(`Quay ${Date.now()}`));
  const save = page.getByRole('button', { name: 'Add Project', exact: true });
  await expectFailures(page, 'CreateProject', save, 'Failed to add project');
  await expect(toast(page, 'Project added successfully!')).toBeVisible();
});

test('a project whose answer is lost on the way back is there once, with what is typed since', async ({
  page,
  member,
  request,
}) => {
  const project = aProject(`Slipway ${Date.now()}`);
  await openAddForm(page, member);
  await pickImages(page, [await tinyJpeg('slip.jpg')]);
  await fillProject(page, project);
  const save = page.getByRole('button', { name: 'Add Project', exact: true });
  await answerTo(page, 'CreateProject', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save.click();
  await expect(toast(page, OFFLINE)).toBeVisible();
  await unroute(page);
  await page.getByLabel('Description').fill('Written in a tunnel');
  await save.click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible();
  const projects = (await (await request.get('/api/portfolio')).json()) as Record<string, unknown>[];
  const added = projects.filter(({ title }) => title === project.title);
  expect(added.map(({ description }) => description)).toEqual(['Written in a tunnel']);
});

test('a draft that two tabs have restored is added once, and the other one is told', async ({
  page,
  member,
}) => {
  const project = aProject(`Ferry ${Date.now()}`);
  await openAddForm(page, member);
  await pickImages(page, [await tinyJpeg('ferry.jpg')]);
  await fillProject(page, project);
  const other = await page.context().newPage();
  await visit(other, '/dashboard/add-portfolio');
  await expect(other.getByLabel('Title')).toHaveValue(project.title);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible();

  await other.getByLabel('Description').fill('Written elsewhere');
  await other.getByRole('button', { name: 'Save draft' }).click();
  const told = other.getByText(
    'This project has been added already. It is among your projects or in Recently deleted.',
    { exact: true },
  );
  await expect(told).toBeVisible();
  await expect(other.getByRole('link', { name: 'Show it in My Projects' })).toBeVisible();
  await expect(other.getByLabel('Description')).toHaveValue('Written elsewhere');
  await visit(page, '/dashboard/my-projects');
  const added = page.getByRole('article', { name: project.title });
  await expect(added).toHaveCount(1);
  await expect(added).toContainText(project.description);

  // Its picture is the first one's by now.
  await other.getByRole('button', { name: 'Add this as another project' }).click();
  await expect(other.getByText('Please choose these images again: ferry.jpg.')).toBeVisible();
  await pickImages(other, [await tinyJpeg('ferry.jpg')]);
  await other.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(other, 'Project added successfully!')).toBeVisible();
  await page.reload();
  await expect(added).toHaveCount(2);
});

test.describe('of a stored project', () => {
  let dialog: Locator;

  test.beforeEach(async ({ page, member, request }) => {
    const project = aProject(`Jetty ${Date.now()}`);
    await createProject(request, member, project, [await tinyJpeg('one.jpg')]);
    dialog = await openEditor(page, member, project.title);
  });

  test('changes that cannot be saved say why, stay in the form and can be saved later', async ({ page }) => {
    await dialog.getByLabel('Description').fill('Rewritten');
    const save = dialog.getByRole('button', { name: 'Update Project' });
    await expectFailures(page, 'UpdateProject', save, 'Failed to update project');
    await expect(toast(page, 'Project updated successfully!')).toBeVisible();
  });

  test('a picture that cannot be deleted stays', async ({ page }) => {
    await answerTo(page, 'DeleteProjectImage', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Remove one.webp' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Failed to delete image')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove one.webp' })).toBeVisible();
  });
});

test('a list that cannot be loaded says so and can be loaded later', async ({ page, member }) => {
  await answerTo(page, 'MyProjects', (route) => route.fulfill({ status: 503, body: '<html>' }));
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  await expect(toast(page, 'Failed to load projects')).toBeVisible();
  await unroute(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without a connection nothing is lost, and the button works again with it', async ({
  page,
  member,
  context,
}) => {
  await visit(page, '/login');
  await signIn(page, member);
  await expect(page).toHaveURL('/');
  await visit(page, '/dashboard/add-portfolio');
  const project = aProject(`Breakwater ${Date.now()}`);
  await fillProject(page, project);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await pickImages(page, [await tinyJpeg('quay.jpg')]);
  const save = page.getByRole('button', { name: 'Add Project', exact: true });
  await save.click();
  await expect(toast(page, 'Failed to add project')).toBeVisible();
  await expect(toast(page, OFFLINE)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(project.title);
  await expect(page.getByRole('button', { name: 'Retry upload of quay.jpg' })).toBeVisible();

  await context.setOffline(false);
  await save.click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible({ timeout: 30_000 });
});

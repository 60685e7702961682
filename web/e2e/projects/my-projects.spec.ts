import { responseTo } from '../harness/graphql';
import { tinyJpeg } from '../harness/photos';
import { aProject, fillProject, openAddForm, pickImages } from '../harness/project-form';
import { pickUp } from '../harness/sorting';
import { expect, signIn, test, toast, visit } from '../harness/test';

test('the owner deletes a project and it is gone from the site', async ({ page, member }) => {
  const project = aProject(`Short-lived ${Date.now()}`);
  await openAddForm(page, member);
  await pickImages(page, [await tinyJpeg('pier.jpg')]);
  await fillProject(page, project);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'My Projects' }).click();
  const card = page.getByRole('article').filter({ hasText: project.title });
  await card.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Project' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete this project? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Project deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);

  await visit(page, '/');
  await expect(page.getByText(project.title)).toHaveCount(0);
});

test('the owner puts projects in another order, which holds on the site', async ({
  page,
  member,
  request,
}) => {
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  const titles = page.getByRole('article').getByRole('heading');
  await titles.first().waitFor();
  const [first = '', second = ''] = await titles.allInnerTexts();

  await pickUp(page.getByRole('button', { name: `Move ${first}`, exact: true }).first(), first, 1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`Holding ${first} at position 2 of`)).toBeAttached();
  const saved = responseTo(page, 'ReorderProjects');
  await page.keyboard.press('Space');
  await expect(titles.first()).toHaveText(second);
  expect((await saved).ok()).toBe(true);

  const projects = (await (await request.get('/api/portfolio')).json()) as { title: string }[];
  expect(projects.slice(0, 2).map(({ title }) => title)).toEqual([second, first]);
});

test.describe('when the server is down', () => {
  test.use({ expectedErrors: /status of 502/ });

  test('a failed deletion is said and the project stays', async ({ page, member }) => {
    await visit(page, '/dashboard/my-projects');
    await signIn(page, member);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    await page.route('/graphql', (route) => route.fulfill({ status: 502, json: { message: 'Away.' } }));
    await card.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Failed to delete project')).toBeVisible();
    await expect(card).toBeVisible();
  });
});

import { expectAccessible } from '../harness/expect-accessible';
import { tinyJpeg } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { createProject, updateProject } from '../harness/projects';
import { test as base, expect, signIn, toast, visit } from '../harness/test';

const test = base.extend<{ title: string }>({
  title: async ({ page, request, member }, use) => {
    const title = `Tide Table ${Date.now()}`;
    await createProject(request, member, aProject(title), [await tinyJpeg('one.jpg')]);
    await visit(page, '/dashboard/my-projects');
    await signIn(page, member);
    await use(title);
  },
});

// Fading and growing parts have other colours for a moment.
test.use({ expectedErrors: /status of 404/ });

test('a project is taken from the site by the keyboard, found among the drafts, and made public again', async ({
  page,
  title,
}) => {
  const address = `/portfolio/${title.toLowerCase().replaceAll(' ', '-')}`;
  await page.getByRole('button', { name: `More for ${title}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('Unp');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Unpublish Project' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, `${title} is not public any more`)).toBeVisible();
  await expect(page.getByRole('button', { name: `More for ${title}` })).toBeFocused();
  expect((await page.request.get(address)).status()).toBe(404);

  await page
    .getByRole('navigation', { name: 'Projects by status' })
    .getByRole('link', { name: 'Draft' })
    .click();
  await expect(page).toHaveURL('/dashboard/my-projects?status=draft');
  const card = page.getByRole('article').filter({ hasText: title });
  // It stands in the list of before, too, which is paler until this one has come.
  const published = page.getByRole('article').filter({ has: page.getByText('Published', { exact: true }) });
  await expect(published).toHaveCount(0);
  await expect(page.locator('[aria-busy=false]').filter({ has: card })).toHaveCSS('opacity', '1');
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
  await expect(toast(page, `${title} is public now`)).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(200);
});

test('a deleted project comes back by Undo, and later from what was deleted', async ({ page, title }) => {
  const card = page.getByRole('article').filter({ hasText: title });
  const remove = async () => {
    await card.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Project' });
    await expect(
      question.getByText('Are you sure you want to delete this project? This action cannot be undone.', {
        exact: true,
      }),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toHaveCount(0);
    await expect(card).toHaveCount(0);
    await expect(toast(page, 'Project deleted successfully')).toBeVisible();
  };
  await remove();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();

  await remove();
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  const entry = page.getByRole('article', { name: title });
  await expect(entry).toContainText('30 days left');
  await expectAccessible(page);
  await entry.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('link', { name: 'My Projects' }).click();
  await expect(card).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('earlier texts stand above those of today, and are restored', async ({
    page,
    request,
    member,
    title,
  }) => {
    const projects = (await (await request.get('/api/portfolio')).json()) as { _id: string; title: string }[];
    const id = projects.find((one) => one.title === title)?._id ?? '';
    await updateProject(request, member, id, { description: 'Rewritten.' });
    await page.getByRole('button', { name: `More for ${title}` }).tap();
    await page.getByRole('menuitem', { name: 'History' }).tap();
    await page.getByRole('list', { name: 'Versions' }).getByRole('link').last().tap();
    const description = page.getByRole('region', { name: 'Description' });
    await expect(description).toContainText('Rewritten.');
    await expectAccessible(page);
    const [then, now] = [
      await description.getByText('Then').boundingBox(),
      await description.getByText('Now').boundingBox(),
    ];
    expect(then?.x).toBe(now?.x);
    expect(then?.y).toBeLessThan(now?.y ?? 0);
    const restore = page.getByRole('button', { name: 'Restore and publish' });
    await restore.tap();
    await expect(page.getByText('Nothing of it has changed since.')).toBeVisible();
  });
});

import { expectAccessible } from '../harness/expect-accessible';
import { tinyJpeg } from '../harness/photos';
import { openAddForm, pickImages, thumbnails } from '../harness/project-form';
import { expect, signIn, test, visit } from '../harness/test';

// Fading and growing parts have other colours for a moment.
for (const path of ['/login', '/register', '/forgot-password']) {
  test(`${path} is accessible, with its errors`, async ({ page }) => {
    await visit(page, path);
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectAccessible(page);
  });
}

for (const path of ['/profile', '/dashboard', '/dashboard/my-projects']) {
  test(`${path} is accessible`, async ({ page, member }) => {
    await visit(page, path);
    await signIn(page, member);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expectAccessible(page);
  });
}

test('the form of a project is accessible, with pictures, errors and the list of technologies', async ({
  page,
  member,
}) => {
  await openAddForm(page, member);
  await expect(page.locator('main [aria-required=true]')).toHaveCount(5);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAccessible(page);

  await pickImages(page, [await tinyJpeg('a.jpg'), await tinyJpeg('b.jpg')]);
  await expect(thumbnails(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Technologies' }).fill('react');
  await page.getByRole('option', { name: 'React', exact: true }).click();
  await page.getByRole('combobox', { name: 'Technologies' }).fill('s');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Remove a.jpg' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(thumbnails(page)).toBeFocused();
});

test('the dialogs of a project are accessible', async ({ page, member }) => {
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  await page.getByRole('button', { name: 'Edit Project' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('with letters twice as large, nothing of the dashboard lies upon another', async ({ page, member }) => {
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const name = page.getByText(member.name, { exact: true }).first();
  const links = page.getByRole('navigation', { name: 'Dashboard' });
  const bottom = await name.evaluate((text) => text.getBoundingClientRect().bottom);
  expect(await links.evaluate((nav) => nav.getBoundingClientRect().top)).toBeGreaterThan(bottom);
  for (const control of [
    page.getByRole('button', { name: 'Edit Project' }).first(),
    page.getByRole('button', { name: /^Account of/ }),
  ]) {
    expect(await control.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    expect(await control.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(
      1280,
    );
  }
});

test('nothing jumps while the dashboard comes', async ({ page, member }) => {
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  const projects = page.getByRole('article');
  await expect(projects).not.toHaveCount(0);
  await page.addInitScript(() => {
    let jumped = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) jumped += (entry as PerformanceEntry & { value: number }).value;
      document.documentElement.dataset.jumped = String(jumped);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(projects).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(Number(await page.locator('html').getAttribute('data-jumped'))).toBeLessThan(0.1);
});

import { expect, test } from './test';

const { CMS_URL = 'http://127.0.0.1:1337' } = process.env;

// The panel asks Strapi's own sites for news.
test.use({ expectedErrors: /Failed to load resource/ });

test('in the panel, another order of the pictures alone can be saved', async ({ page, request }) => {
  const projects = (await (await request.get(`${CMS_URL}/api/portfolio`)).json()) as {
    _id: string;
    images: string[];
  }[];
  const project = projects.find(({ images }) => images.length > 1);
  await page.goto(`${CMS_URL}/admin/content-manager/collection-types/api::project.project/${project?._id}`);
  await page.getByLabel(/^Email/).fill('admin@example.com');
  await page.getByLabel(/^Password/).fill('Demo#2026');
  await page.getByRole('button', { name: 'Login' }).click();

  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('tab', { name: /^Selected files/ }).click();
  const pictures = page.getByRole('dialog').locator('[draggable=true]');
  await pictures.nth(1).dragTo(pictures.nth(0));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(save).toBeEnabled();
});

import { CMS_URL, openPanel } from '../harness/panel';
import { expect, test } from '../harness/test';

const SITE = '/admin/content-manager/single-types/api::site.site';

// The panel asks for what only paid editions of Strapi answer, and the browser reports each refusal.
test.use({ expectedErrors: /Failed to load resource/ });

test('the panel is the portfolio’s own and asks no other host for anything', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(CMS_URL).origin) foreign.push(request.url());
  });
  await openPanel(page, '/admin');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await expect(page.getByText('Unread messages')).toBeVisible();
  await expect(page).toHaveTitle('Homepage | Portfolio');
  await expect(page.getByText('Strapi')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Marketplace|Content-Type Builder/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Content Manager' }).click();
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  await expect(page.getByLabel('Accent colour')).toBeVisible();
  await page.getByRole('link', { name: 'Media Library' }).click();
  await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('visitors read what an admin changes in the panel; what is refused stays typed beside its reason', async ({
  page,
  request,
}) => {
  const tagline = async () =>
    ((await (await request.get(`${CMS_URL}/api/site`)).json()) as { tagline: string }).tagline;
  const before = await tagline();
  await openPanel(page, SITE);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByLabel('Tagline').fill('Typed in the panel');
  await page.getByLabel('Accent colour').fill('#000000');
  await save.click();
  const reason = page.getByText('Accent colour is too dark to be seen on the background');
  await expect(reason.first()).toBeVisible();
  await expect(page.getByLabel('Accent colour')).toHaveValue('#000000');
  await expect(page.getByLabel('Tagline')).toHaveValue('Typed in the panel');
  expect(await tagline()).toBe(before);

  await page.getByLabel('Accent colour').fill('#34e88a');
  await save.click();
  await expect.poll(tagline).toBe('Typed in the panel');
  await expect(save).toBeDisabled();
  // The panel reads the site once more after it has saved it, and what is typed meanwhile is gone.
  await expect(async () => {
    await page.getByLabel('Tagline').fill(before);
    await save.click({ timeout: 2000 });
    await expect.poll(tagline, { timeout: 3000 }).toBe(before);
  }).toPass();

  const other = await page.context().newPage();
  await other.goto(CMS_URL + SITE);
  await other.getByLabel('Tagline').fill('Typed in another tab');
  await page.getByLabel('Headline').fill('Typed late');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(tagline).toBe('Typed in another tab');
  await save.click();
  await expect(page.getByText('The site was changed elsewhere').first()).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Typed late');
  await expect(save).toBeEnabled();
  expect(await tagline()).toBe('Typed in another tab');

  await expect(async () => {
    await other.getByLabel('Tagline').fill(before);
    await other.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 2000 });
    await expect.poll(tagline, { timeout: 3000 }).toBe(before);
  }).toPass();
});

test('in the panel, another order of the pictures alone can be saved', async ({ page, request }) => {
  const projects = (await (await request.get(`${CMS_URL}/api/portfolio`)).json()) as {
    _id: string;
    images: string[];
  }[];
  const project = projects.find(({ images }) => images.length > 1);
  await openPanel(page, `/admin/content-manager/collection-types/api::project.project/${project?._id}`);

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

import type { APIRequestContext } from '@playwright/test';
import { OWNER } from '../harness/accounts';
import { expectAccessible } from '../harness/expect-accessible';
import { askCms } from '../harness/graphql';
import { CMS_URL, openPanel } from '../harness/panel';
import { tinyPng } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, test } from '../harness/test';

const saveDraft = (request: APIRequestContext, id: string, title: string) =>
  askCms(
    request,
    'mutation S($id: ID!, $title: String!) { updateProject(documentId: $id, data: { title: $title }, status: DRAFT) { status } }',
    { id, title },
    OWNER,
  );

async function createWithDraft(request: APIRequestContext, title: string) {
  const id = await createProject(request, OWNER, aProject(title), [await tinyPng('loom.png')]);
  await saveDraft(request, id, `${title}, second`);
  const { previewAddress } = await askCms<{ previewAddress: string }>(
    request,
    'query A($id: ID!) { previewAddress(documentId: $id) }',
    { id },
    OWNER,
  );
  return { id, address: previewAddress };
}

test('a draft is seen on its page, follows every save, and is left behind with that page', async ({
  page,
  context,
  request,
}) => {
  const { id, address } = await createWithDraft(request, 'Patterned loom');
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Patterned loom, second');
  const bar = page.getByRole('region', { name: 'Preview' });
  await expect(bar).toContainText('Preview – with changes that are not public yet');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toBeInViewport();
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto('/about');
  await saveDraft(request, id, 'Patterned loom, third');
  await other.evaluate((saved) => {
    new BroadcastChannel('saved projects').postMessage(saved);
  }, id);
  await expect(heading).toHaveText('Patterned loom, third');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click();
  await page.getByRole('link', { name: 'Patterned loom', exact: true }).first().click();
  await expect(heading).toHaveText('Patterned loom');
  await expect(bar).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Patterned loom, third');
});

test.describe('what is no link', () => {
  test.use({ expectedErrors: /404/ });

  test('leads nowhere', async ({ page, request }) => {
    const { address } = await createWithDraft(request, 'Hidden loom');
    for (const forged of [address.slice(0, -1), `${address}A`, address.replace(/\.\d+\./, '.1999999999.')]) {
      const response = await page.goto(forged);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await expect(page.getByText('Hidden loom, second')).toHaveCount(0);
    }
  });
});

test.describe('in the panel', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the preview is framed, of the draft and of what is public, and follows what is saved there', async ({
    page,
    request,
  }) => {
    const { id } = await createWithDraft(request, 'Framed loom');
    await openPanel(page, `/admin/content-manager/collection-types/api::project.project/${id}`);
    await page.getByRole('link', { name: 'Open preview' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Framed loom, second');
    await saveDraft(request, id, 'Framed loom, third');
    // As the panel tells the frame of what is saved in it; before the page has come alive, nobody hears it.
    await expect(async () => {
      await page.evaluate(() => {
        document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'strapiUpdate' }, '*');
      });
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Framed loom, third', {
        timeout: 1000,
      });
    }).toPass();
    await page.getByRole('tab', { name: /published/i }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Framed loom');
    await expect(frame.getByRole('region', { name: 'Preview' })).toContainText('public as it is');
    expect(new URL(page.url()).origin).toBe(new URL(CMS_URL).origin);
  });
});

import { gate } from '../harness/gate';
import { answerGallery, changeAnswer, openGallery, withThreePictures } from '../harness/gallery';
import { expect, test, visit } from '../harness/test';

test('while projects load, the visitor is asked to wait', async ({ page }) => {
  const { open, opened } = gate();
  await answerGallery(page, async (route) => {
    await opened;
    await route.continue();
  });
  await visit(page, '/about');
  await openGallery(page);
  await expect(page.getByText('Loading Projects', { exact: true })).toBeVisible();
  await expect(page.getByText('Please wait while we fetch amazing projects...')).toBeVisible();
  open();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test.describe('when fetching fails', () => {
  test.use({ expectedErrors: /status of 500|ERR_FAILED|Loading projects failed/ });

  for (const [reason, status] of [
    ['by an error', 500],
    ['by silence', undefined],
  ] as const) {
    test(`${reason}, it is logged and the empty state offers to try again`, async ({ page }) => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Loading projects failed'),
      );
      await answerGallery(page, (route) => (status ? route.fulfill({ status }) : route.abort()));
      await visit(page, '/about');
      await openGallery(page);
      await expect(page.getByText('No projects found')).toBeVisible();
      await logged;

      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article')).toHaveCount(6);
    });
  }
});

test('without projects, that is all the visitor is told', async ({ page }) => {
  await answerGallery(page, (route) => changeAnswer(route, (connection) => (connection.nodes = [])));
  await visit(page, '/about');
  await openGallery(page);
  await expect(page.getByText('No projects found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('a project without images says so', async ({ page }) => {
  await answerGallery(page, (route) =>
    changeAnswer(route, ({ nodes }) => nodes.splice(0, 1, { ...nodes[0], images: [] })),
  );
  await visit(page, '/about');
  await openGallery(page);
  const card = page.getByRole('article').first();
  await expect(card.getByText('No Images Available')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Next image' })).toHaveCount(0);
});

test.describe('when images fail to load', () => {
  test.use({ expectedErrors: /status of 404|ERR_FAILED/ });

  test('a placeholder stands in, on a page from the server and on one from the browser', async ({ page }) => {
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }));
    const card = page.getByRole('article').first();
    const placeholder = card.getByRole('img', { name: 'No Image' });
    await visit(page, '/portfolio');
    await expect(placeholder).toBeVisible();
    expect(await placeholder.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();

    await answerGallery(page, withThreePictures);
    await visit(page, '/about');
    await openGallery(page);
    await card.getByRole('button', { name: 'Next image' }).click();
    await expect(card.getByText('2 / 3')).toBeVisible();
    await expect(placeholder).toBeVisible();
  });
});

import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { askCms } from '../harness/graphql';
import { CMS_URL, DEMO_ADMIN } from '../harness/panel';
import { fivePhotos } from '../harness/photos';
import { aProject, fillProject, moveByKeyboard, pickImages, imageNames } from '../harness/project-form';
import { expect, test, toast, visit } from '../harness/test';

const project = aProject(`Ferry Times ${Date.now()}`);

/** Five pictures, each re-encoded in several sizes. */
const UPLOAD_TIMEOUT = 60_000;

const ORDER = ['tower.webp', 'harbour.jpg', 'market.png', 'station.png', 'river.jpg'];

test('a newcomer registers, adds a project, and everybody sees it first, pictures in order', async ({
  page,
  newcomer,
  browser,
  request,
}) => {
  test.slow();
  await visit(page, '/register');
  await page.getByLabel('Name').fill(newcomer.name);
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(toast(page, 'Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('main').getByText(newcomer.name)).toBeVisible();
  await page.getByRole('link', { name: 'Add New Project' }).click();

  await pickImages(page, await fivePhotos());
  await expect(toast(page, '5 image(s) added successfully')).toBeVisible();
  await moveByKeyboard(page, 'tower.webp', -2);
  await moveByKeyboard(page, 'station.png', -1);
  expect(await imageNames(page)).toEqual(ORDER);

  await fillProject(page, project);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible({ timeout: UPLOAD_TIMEOUT });
  await expect(page).toHaveURL('/dashboard');

  await page
    .getByRole('link', { name: /^Arif Hasan/ })
    .first()
    .click();
  await expect(firstCard(page).getByRole('heading')).toHaveText(project.title);

  const urls = await imagesInGraphQL(request);
  expect(await imagesInRest(request)).toEqual(urls);
  expect(await imagesInAdminPanel(request)).toEqual(urls);
  await visitorSees(browser, urls);
});

async function imagesInGraphQL(request: APIRequestContext): Promise<string[]> {
  const query = '{ projects(pagination: { limit: 1 }) { title images { name url } } }';
  type Stored = { title: string; images: { name: string; url: string }[] };
  const [first] = (await askCms<{ projects: Stored[] }>(request, query)).projects;
  expect(first?.title).toBe(project.title);
  const images = first?.images ?? [];
  expect(images.map(({ name }) => name.replace(/\.\w+$/, ''))).toEqual(
    ORDER.map((name) => name.replace(/\.\w+$/, '')),
  );
  return images.map(({ url }) => url);
}

async function imagesInRest(request: APIRequestContext): Promise<string[]> {
  const [first] = (await (await request.get('/api/portfolio')).json()) as {
    title: string;
    images: string[];
  }[];
  expect(first?.title).toBe(project.title);
  return first?.images ?? [];
}

/** As the admin panel itself asks for them. */
async function imagesInAdminPanel(request: APIRequestContext): Promise<string[]> {
  const login = await request.post(`${CMS_URL}/admin/login`, { data: DEMO_ADMIN });
  const { data } = (await login.json()) as { data: { token: string } };
  const answer = await request.get(
    `${CMS_URL}/content-manager/collection-types/api::project.project?sort=position:ASC&pageSize=1`,
    { headers: { authorization: `Bearer ${data.token}` } },
  );
  const { results } = (await answer.json()) as { results: { documentId: string }[] };
  const project = await request.get(
    `${CMS_URL}/content-manager/collection-types/api::project.project/${String(results[0]?.documentId)}`,
    { headers: { authorization: `Bearer ${data.token}` } },
  );
  const { data: entry } = (await project.json()) as { data: { images: { url: string }[] } };
  return entry.images.map(({ url }) => url);
}

async function visitorSees(browser: Browser, urls: string[]): Promise<void> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const page = await context.newPage();
  const card = firstCard(page);
  await expect(async () => {
    await visit(page, '/');
    await expect(card.getByRole('heading')).toHaveText(project.title, { timeout: 1000 });
  }, 'pages may be a moment old').toPass();
  for (const [index, url] of urls.entries()) {
    await expect(card.getByText(`${index + 1} / ${urls.length}`)).toBeVisible();
    await expect(card.getByRole('img', { name: /\w/ })).toHaveAttribute('src', url);
    await card.getByRole('button', { name: 'Next image' }).click();
  }
  await context.close();

  const withoutScript = await browser.newContext({
    baseURL: test.info().project.use.baseURL,
    javaScriptEnabled: false,
  });
  const plainPage = await withoutScript.newPage();
  await plainPage.goto('/');
  await expect(firstCard(plainPage).getByRole('heading')).toHaveText(project.title);
  await expect(firstCard(plainPage).getByRole('img', { name: /\w/ })).toHaveAttribute('src', String(urls[0]));
  await withoutScript.close();
}

function firstCard(page: Page) {
  return page.locator('#portfolio').getByRole('article').first();
}

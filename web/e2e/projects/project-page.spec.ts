import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { OWNER } from '../harness/accounts';
import { cutOff } from '../harness/cut-off';
import { expectAccessible } from '../harness/expect-accessible';
import { fivePlainPhotos, tinyPng } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { createProject, updateProject } from '../harness/projects';
import { expect, test, visit } from '../harness/test';

const TECHNOLOGY = `Sounding ${Date.now()}`;
const CASE_STUDY = `## Why

The ferries waited for the tide, and nobody knew how long. See [the results](#results).

![The market at noon](2)

\`\`\`ts
const tide = heightAt(new Date(), waves);
\`\`\`

## Results

| Harbour | Before | After |
| ------- | -----: | ----: |
| Quay    |     61 |    53 |
`;

/** A project with everything, and one that is alike. */
async function addProjects(request: APIRequestContext) {
  const name = `Tide Atlas ${Date.now()}`;
  const title = (which: string) => `${name} ${which}`;
  const text = (which: string) => ({ ...aProject(title(which)), technologies: ['React', TECHNOLOGY] });
  await createProject(request, OWNER, text('Second'), [await tinyPng('second.png')]);
  const id = await createProject(request, OWNER, text('First'), await fivePlainPhotos());
  const slug = await updateProject(request, OWNER, id, {
    period: '2023 – 2025',
    role: 'Lead developer',
    keyFigures: [{ value: '61', label: 'harbours' }],
    caseStudy: CASE_STUDY,
  });
  return { id, address: `/portfolio/${slug}`, first: title('First'), second: title('Second') };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** From a shared link to a related project, the gallery of a technology, and back. */
async function travel(
  page: Page,
  { first, second }: { first: string; second: string },
  follow: (link: Locator) => Promise<void>,
) {
  await expect(heading(page, first)).toBeVisible();
  const related = page.getByRole('region', { name: 'Related projects' });
  await follow(related.getByRole('link', { name: second, exact: true }));
  await expect(heading(page, second)).toBeVisible();
  await follow(page.getByRole('main').getByRole('link', { name: TECHNOLOGY, exact: true }));
  await expect(page).toHaveURL(/\/portfolio\?tech=Sounding/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goBack();
  await expect(heading(page, second)).toBeVisible();
  await page.goBack();
  await expect(heading(page, first)).toBeVisible();
}

test('a shared link leads to a project, to one that is alike, to the gallery and back', async ({
  page,
  request,
}) => {
  const project = await addProjects(request);
  await visit(page, project.address);
  await expectAccessible(page);
  await travel(page, project, (link) => link.click());
});

test('the keyboard makes the same journey', async ({ page, request }) => {
  const project = await addProjects(request);
  await visit(page, project.address);
  await travel(page, project, async (link) => {
    await link.focus();
    await page.keyboard.press('Enter');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('touch makes the same journey, and nothing is wider than the screen', async ({ page, request }) => {
    const project = await addProjects(request);
    await visit(page, project.address);
    expect(await cutOff(page)).toEqual([]);
    const step = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
    expect(await step.evaluate((link) => link.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await travel(page, project, (link) => link.tap());
  });

  test('the pictures are swiped through', async ({ page, request }) => {
    const project = await addProjects(request);
    await visit(page, project.address);
    await pictures(page, project.first).first().tap();
    const lightbox = page.getByRole('dialog', { name: `Pictures of ${project.first}` });
    await expect(lightbox.getByText('1 / 5')).toBeVisible();
    await swipeLeft(page);
    await expect(lightbox.getByText('2 / 5')).toBeVisible();
    await lightbox.getByRole('button', { name: 'Close' }).tap();
    await expect(lightbox).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same journey, and the pictures are links to themselves', async ({ page, request }) => {
    const project = await addProjects(request);
    await page.goto(project.address);
    await expect(page.getByText('harbours')).toBeVisible();
    await expect(page.getByRole('cell', { name: '53' })).toBeVisible();
    await expect(pictures(page, project.first)).toHaveCount(5);
    await expect(pictures(page, project.first).first()).toHaveAttribute('href', /\/uploads\//);
    await travel(page, project, (link) => link.click());
    await page.getByRole('link', { name: 'Hire Me for something like this' }).click();
    await expect(page.getByLabel('Message')).toHaveValue(`About “${project.first}”:\n\n`);
  });
});

test('the lightbox follows the keyboard, and gives the focus back', async ({ page, request }) => {
  const project = await addProjects(request);
  await visit(page, project.address);
  const second = pictures(page, project.first).nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: `Pictures of ${project.first}` });
  await expect(lightbox.getByText('2 / 5')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText('5 / 5')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Zoom in' }).press('Enter');
  const zoomed = lightbox.getByRole('group', { name: 'Zoomed picture' });
  await expect(zoomed).toBeFocused();
  const place = () => zoomed.evaluate(({ scrollLeft }) => scrollLeft);
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(before);
  await expect(lightbox.getByText('5 / 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(second).toBeFocused();
});

test('Back closes the lightbox and stays on the page, as closing it does, and Forward and a reload open it', async ({
  page,
  request,
}) => {
  const project = await addProjects(request);
  await visit(page, '/portfolio');
  await page.getByRole('link', { name: project.first, exact: true }).click();
  const second = pictures(page, project.first).nth(1);
  const lightbox = page.getByRole('dialog', { name: `Pictures of ${project.first}` });
  await second.dblclick();
  await expect(lightbox.getByText('2 / 5')).toBeVisible();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);

  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(project.address);
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await page.goForward();
  await expect(lightbox.getByText('2 / 5')).toBeVisible();
  await page.reload();
  await expect(lightbox.getByText('2 / 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(second).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/portfolio');
});

test('a former address leads to the page, an old link too, and an unknown one to what there is', async ({
  page,
  request,
}) => {
  const project = await addProjects(request);
  const slug = `tides-${Date.now()}`;
  await updateProject(request, OWNER, project.id, { slug });
  const moved = await request.get(`${project.address}?utm_source=mail`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(`/portfolio/${slug}`);

  await visit(page, `/portfolio?page=2#project-${project.id}`);
  await expect(heading(page, project.first)).toBeVisible();
  await expect(page).toHaveURL(`/portfolio/${slug}`);

  const unknown = await request.get('/portfolio/no-such-project');
  expect(unknown.status()).toBe(404);
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is told with a search and the newest projects', async ({ page, request }) => {
    const project = await addProjects(request);
    await page.goto('/portfolio/no-such-project');
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    await page.locator('html[data-hydrated]').waitFor();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search projects' }).fill(project.second);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('the chat begins with a question about the project, which is not sent by itself', async ({
  page,
  request,
}) => {
  const project = await addProjects(request);
  await visit(page, project.address);
  await page.getByRole('link', { name: 'Ask about this project' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(`Tell me about the project “${project.first}”.`);
  await expect(page).toHaveURL('/chatbot');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
});

function pictures(page: Page, title: string) {
  return page.getByRole('region', { name: `Pictures of ${title}` }).getByRole('link');
}

/** As a finger does it, in small steps. */
async function swipeLeft(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 400 })) });
  await touch('touchStart', 340);
  for (let x = 330; x >= 40; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
}

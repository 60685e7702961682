import type { APIRequestContext, Page } from '@playwright/test';
import { OWNER } from '../harness/accounts';
import { responseTo } from '../harness/graphql';
import { test } from '../harness/owner-only';
import { tinyPng } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { pickUp } from '../harness/sorting';
import { expect, signIn, visit } from '../harness/test';

const MANY = 50;
const PAGE_SIZE = 20;

test('a long list is shown by pages, put in order on each of them, and searched', async ({
  page,
  request,
}) => {
  test.slow();
  const photo = await tinyPng('one.png');
  for (let number = 1; number <= MANY; number++) {
    await createProject(request, OWNER, aProject(`Number ${number}`), [photo]);
  }
  const before = await storedTitles(request);
  await visit(page, '/dashboard/my-projects');
  await signIn(page, OWNER);
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.first()).toHaveText(`Number ${MANY}`);
  await expect(titles).toHaveCount(PAGE_SIZE);
  await pageNumber(page, 2).click();
  await expect(page).toHaveURL('/dashboard/my-projects?page=2');
  await expect(pageNumber(page, 2)).toHaveAttribute('aria-current', 'page');
  await expect(titles).toHaveText(before.slice(PAGE_SIZE, 2 * PAGE_SIZE));

  const [beforeLast = '', last = ''] = before.slice(2 * PAGE_SIZE - 2);
  await pickUp(page.getByRole('button', { name: `Move ${last}`, exact: true }), last, PAGE_SIZE);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`Holding ${last} at position ${PAGE_SIZE - 1} of`)).toBeAttached();
  const saved = responseTo(page, 'ReorderProjects');
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);
  const after = before.toSpliced(2 * PAGE_SIZE - 2, 2, last, beforeLast);
  expect(await storedTitles(request)).toEqual(after);

  const places = page.getByRole('button', { name: `More for ${last}`, exact: true });
  // What was dropped is on its way to its place.
  await expect(places).toHaveCount(1);
  await places.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move to top' })).toBeVisible();
  for (const key of ['End', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByRole('menuitem', { name: 'Move to previous page' })).toHaveAttribute(
    'data-highlighted',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/my-projects');
  await expect(pageNumber(page, 1)).toHaveAttribute('aria-current', 'page');
  await expect(titles.last()).toHaveText(last);
  await expect(places).toBeFocused();
  await places.click();
  await page.getByRole('menuitem', { name: 'Move to next page' }).click();
  await expect(pageNumber(page, 2)).toHaveAttribute('aria-current', 'page');
  await expect(titles.first()).toHaveText(last);
  await places.click();
  await page.getByRole('menuitem', { name: 'Move to top' }).click();
  await expect(pageNumber(page, 1)).toHaveAttribute('aria-current', 'page');
  await expect(titles.first()).toHaveText(last);
  await expect(page.getByText(/, page 1 of /)).toBeVisible();
  const moved = [last, ...after.filter((title) => title !== last)];
  expect(await storedTitles(request)).toEqual(moved);

  const field = page.getByRole('searchbox', { name: 'Search your projects' });
  await field.pressSequentially('number 5');
  await expect(page).toHaveURL('/dashboard/my-projects?q=number+5');
  await expect(field).toBeFocused();
  await expect(page.getByText(/projects? match(es)? “number 5”/)).toBeVisible();
  await expect(titles).not.toHaveText(moved.slice(0, PAGE_SIZE));
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
  await expect(page.getByText('The order can be changed where all projects are shown.')).toBeVisible();
  await page.goBack();
  await expect(titles).toHaveText(moved.slice(PAGE_SIZE, 2 * PAGE_SIZE));
});

/** The page's place is marked when all of it has changed; its cards may come a moment before. */
function pageNumber(page: Page, number: number) {
  return page.getByRole('link', { name: `Page ${number}`, exact: true });
}

async function storedTitles(request: APIRequestContext): Promise<string[]> {
  const stored = (await (await request.get('/api/portfolio')).json()) as { title: string }[];
  return stored.map(({ title }) => title);
}

import { OWNER } from '../harness/accounts';
import { responseTo } from '../harness/graphql';
import { test } from '../harness/owner-only';
import { tinyPng } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { pickUp } from '../harness/sorting';
import { expect, signIn, visit } from '../harness/test';

/** The server answers at most a hundred at once. */
const MANY = 120;

test('a list of more than a hundred projects is shown page by page and put in order at its end', async ({
  page,
  request,
}) => {
  test.slow();
  const photo = await tinyPng('one.png');
  for (let number = 1; number <= MANY; number++) {
    await createProject(request, OWNER, aProject(`Number ${number}`), [photo]);
  }
  await visit(page, '/dashboard/my-projects');
  await signIn(page, OWNER);
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.first()).toHaveText(`Number ${MANY}`);
  await expect(titles).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  const before = await titles.allInnerTexts();
  expect(before.length).toBeGreaterThanOrEqual(MANY);
  const [beforeLast = '', last = ''] = before.slice(-2);

  await pickUp(page.getByRole('button', { name: `Move ${last}`, exact: true }), last, before.length);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`Holding ${last} at position ${before.length - 1} of`)).toBeAttached();
  const saved = responseTo(page, 'ReorderProjects');
  await page.keyboard.press('Space');
  expect((await saved).status()).toBe(200);

  const stored = (await (await request.get('/api/portfolio')).json()) as { title: string }[];
  expect(stored.map(({ title }) => title)).toEqual([...before.slice(0, -2), last, beforeLast]);
});

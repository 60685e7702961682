import type { Locator, Page } from '@playwright/test';
import { test } from '../harness/kept-site';
import { entriesOf, formOf, openTheme, readSite, SAVED } from '../harness/site-editor';
import { namesOf, pickUp } from '../harness/sorting';
import { expect, toast } from '../harness/test';

test('by keyboard alone a technology changes its place, and a skill is added with its icon', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const home = await openTheme(page, member, 'home');
  const technologies = entriesOf(home, 'Technologies around the portrait');
  const [first = '', second = ''] = await namesOf(technologies);
  await tabTo(page, technologies.first());
  await pickUp(technologies.first(), first, 1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`Holding ${first} at position 2 of`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => namesOf(technologies)).toEqual(expect.arrayContaining([second, first]));
  expect((await namesOf(technologies)).slice(0, 2)).toEqual([second, first]);
  await tabTo(page, home.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, SAVED)).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Skills', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/site/skills');
  const skills = await formOf(page);
  await tabTo(page, skills.getByRole('button', { name: /^Backend/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, skills.getByRole('button', { name: 'Add a skill' }));
  await page.keyboard.press('Enter');
  const icon = skills.getByRole('combobox', { name: 'Icon' });
  await expect(icon).toBeFocused();
  await page.keyboard.type('postgre');
  await expect(page.getByRole('option', { name: 'PostgreSQL' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const skill = skills.getByRole('group', { name: 'PostgreSQL', exact: true });
  await expect(skill.getByLabel('Name')).toHaveValue('PostgreSQL');
  await expect(skill.getByLabel('Colour', { exact: true })).toHaveValue(/^#[0-9a-f]{6}$/);
  await expect(skill.getByText(/^Contrast .* easy to see$/)).toBeVisible();
  await tabTo(page, skill.getByLabel('Level'));
  await page.keyboard.type('80');
  await page.keyboard.press('Enter');
  await expect(toast(page, SAVED).last()).toBeVisible();

  await expect
    .poll(async () => JSON.stringify(await readSite(request)))
    .toContain('"name":"PostgreSQL","level":80,"icon":"postgresql"');
  const { orbitTechnologies } = await readSite(request);
  expect(JSON.stringify(orbitTechnologies)).toMatch(new RegExp(`"${second}".*"${first}"`));
});

test('what is removed comes back where it was', async ({ page, member }) => {
  const form = await openTheme(page, member, 'skills');
  const categories = entriesOf(form, 'Skill categories');
  const before = await namesOf(categories);
  const [first = ''] = before;
  await form.getByRole('button', { name: `Remove ${first}` }).click();
  await expect(form.getByText(`${first} is removed.`)).toBeVisible();
  expect(await namesOf(categories)).toEqual(before.slice(1));
  await expect(form.getByRole('button', { name: 'Undo' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect.poll(() => namesOf(categories)).toEqual(before);
  await expect(form.getByRole('button', { name: new RegExp(`^${first}`) })).toBeFocused();
  await expect(form.getByText('Not saved yet')).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the portrait' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect.poll(() => undo.evaluate(isUncovered)).toBe(true);
});

test('a list that is full says so', async ({ page, member }) => {
  const form = await openTheme(page, member, 'home');
  const add = form.getByRole('button', { name: 'Add a technology' });
  await expect(form.getByText('9 of 9')).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription('9 at most: remove one to add another.');
});

test.describe('when the list of icons does not load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('an icon can be named', async ({ page, member }) => {
    await page.route('**/icons/names.json', (route) => route.abort());
    const form = await openTheme(page, member, 'about');
    await form.getByRole('button', { name: 'Add a technology' }).click();
    const icon = form.getByRole('combobox', { name: 'Icon' });
    await expect(icon).toHaveAccessibleDescription(/could not be loaded/);
    await icon.fill('vuedotjs');
    await form.getByRole('button', { name: 'Clear the icon' }).click();
    await expect(icon).toBeFocused();
    await expect(icon).toHaveValue('');
    await icon.fill('react');
    await form.getByLabel('Name').fill('Preact');
    await page.reload();
    await form.getByRole('button', { name: /^Preact/ }).click();
    await expect(icon).toHaveValue('react');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('entries are put in order by touch', async ({ page, member }) => {
    const form = await openTheme(page, member, 'skills');
    const handles = entriesOf(form, 'Skill categories');
    const [first = '', second = ''] = await namesOf(handles);
    // Near an edge the page would scroll along.
    await handles.nth(0).evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    const [from, to] = [await centreOf(handles.nth(0)), await centreOf(handles.nth(1))];
    const device = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    await touch('touchStart', from.y);
    await expect(page.getByText(`Holding ${first} at position 1 of 3.`)).toBeAttached();
    for (let step = 1; step <= 10; step++) await touch('touchMove', from.y + ((to.y - from.y) * step) / 10);
    await expect(page.getByText(`Holding ${first} at position 2 of 3.`)).toBeAttached();
    await touch('touchEnd');
    await expect.poll(async () => (await namesOf(handles)).slice(0, 2)).toEqual([second, first]);
  });
});

/** Not beneath the bar that saves. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function centreOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

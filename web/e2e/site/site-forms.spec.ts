import { readFile } from 'node:fs/promises';
import type { Page, Locator } from '@playwright/test';
import { idTokenOf, OWNER } from '../harness/accounts';
import { expectAccessible } from '../harness/expect-accessible';
import { answerTo } from '../harness/graphql';
import { tinyPng } from '../harness/photos';
import { entriesOf, formOf, openTheme, readSite, save, SAVED, updateSite } from '../harness/site-editor';
import { pickUp } from '../harness/sorting';
import { expect, test as base, toast, visit } from '../harness/test';

/** Puts back what a test has changed about the owner. */
const test = base.extend<{ keptSite: null }>({
  keptSite: [
    async ({ request }, use) => {
      const { portrait, updatedAt, ...before } = await readSite(request);
      await use(null);
      const now = await readSite(request);
      if (now.updatedAt === updatedAt) return;
      const data = {
        ...before,
        ...(!isSame(now.portrait, portrait) && { portrait: await samplePortrait() }),
      };
      const { errors } = await updateSite(request, data);
      expect(errors).toBeUndefined();

      async function samplePortrait() {
        const buffer = await readFile(new URL('../../../cms/seed/pictures/portrait.webp', import.meta.url));
        const answer = await request.post('/api/portfolio/images', {
          multipart: { image: { name: 'portrait.webp', mimeType: 'image/webp', buffer } },
          headers: { authorization: `Bearer ${await idTokenOf(request, OWNER)}` },
        });
        return ((await answer.json()) as { documentId: string }).documentId;
      }
    },
    { auto: true },
  ],
});

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

test('what is wrong is said at its field before anything is sent, and nothing is lost', async ({
  page,
  member,
  request,
}) => {
  const { updatedAt } = await readSite(request);
  const contact = await openTheme(page, member, 'contact');
  await contact.getByLabel('Résumé').fill('javascript:alert(1)');
  await contact.getByLabel('Phone').fill('1'.repeat(60));
  await contact.getByRole('button', { name: 'Add a link' }).click();
  await contact.getByLabel('Platform').fill('Mastodon');
  await contact.getByRole('group', { name: 'Mastodon', exact: true }).getByLabel('Address').fill('nowhere');
  await contact.getByRole('button', { name: /^Mastodon/ }).click();
  await expect(contact.getByLabel('Platform')).toHaveCount(0);
  await save(page);
  await expect(contact.getByLabel('Phone')).toBeFocused();
  await expect(contact.getByLabel('Phone')).toHaveAccessibleDescription(/at most 40 characters/);
  await expect(contact.getByLabel('Résumé')).toHaveAccessibleDescription(/starts with http/);
  const link = contact.getByRole('group', { name: 'Mastodon', exact: true });
  await expect(link.getByLabel('Address')).toHaveAccessibleDescription(/starts with http/);
  await expectAccessible(page);
  await contact.getByRole('button', { name: /^Mastodon/ }).click();
  await expect(link).toBeHidden();
  await save(page);
  await expect(link.getByLabel('Address')).toBeVisible();
  expect((await readSite(request)).updatedAt).toBe(updatedAt);
});

test('a colour that cannot be seen is refused, and the nearest one that can is offered', async ({
  page,
  member,
  request,
}) => {
  const form = await openTheme(page, member, 'appearance');
  const color = form.getByRole('textbox', { name: 'Accent colour', exact: true });
  await color.fill('#1d4ed8');
  await save(page);
  await expect(color).toHaveAccessibleDescription(/too dark to be seen/);
  await form.getByRole('button', { name: /^Use #/ }).click();
  await expect(color).toBeFocused();
  await expect(form.getByText(/^Contrast 4\.5 : 1, easy to see$/)).toBeVisible();
  const chosen = await color.inputValue();
  await save(page);
  await expect(toast(page, SAVED)).toBeVisible();
  expect(await readSite(request)).toMatchObject({ accentColor: chosen });
});

test.describe('of two editors', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('the second one is told, keeps what he typed, and saves after reloading', async ({
    page,
    member,
    request,
  }) => {
    const form = await openTheme(page, member, 'home');
    await form.getByLabel('Tagline').fill('Mine');
    await updateSite(request, { tagline: 'Theirs', heroEyebrow: 'THEIR GREETING' });
    await save(page);
    const conflict = form.getByRole('alert').filter({ hasText: 'The site was changed elsewhere.' });
    await expect(conflict).toBeVisible();
    expect(await readSite(request)).toMatchObject({ tagline: 'Theirs' });

    await conflict.getByRole('button', { name: 'Reload' }).click();
    await expect(form.getByLabel('Small line above the greeting')).toHaveValue('THEIR GREETING');
    await expect(form.getByLabel('Tagline')).toHaveValue('Mine');
    await expect(conflict).toBeHidden();
    await save(page);
    await expect(toast(page, SAVED)).toBeVisible();
    expect(await readSite(request)).toMatchObject({ tagline: 'Mine', heroEyebrow: 'THEIR GREETING' });
  });

  test('both are saved when they change different forms', async ({ page, member, request }) => {
    const form = await openTheme(page, member, 'home');
    await form.getByLabel('Tagline').fill('Mine');
    await updateSite(request, { metaTitle: 'Theirs' });
    await save(page);
    await expect(toast(page, SAVED)).toBeVisible();
    expect(await readSite(request)).toMatchObject({ tagline: 'Mine', metaTitle: 'Theirs' });
  });
});

test('what is typed survives a reload, until it is saved or given up', async ({ page, member }) => {
  const form = await openTheme(page, member, 'education');
  const entries = entriesOf(form, 'Education');
  const before = await namesOf(entries);
  await form.getByRole('button', { name: 'Add an entry' }).click();
  await form.getByLabel('Title').fill('Course in Typography');
  await form.getByLabel('Year').fill('2024');
  await page.reload();
  await expect(form.getByText('What you had not saved is back.')).toBeVisible();
  expect(await namesOf(entries)).toEqual([...before, 'Course in Typography']);

  await form.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => namesOf(entries)).toEqual(before);
  await page.reload();
  await formOf(page);
  expect(await namesOf(entries)).toEqual(before);
  await expect(form.getByText('What you had not saved is back.')).toHaveCount(0);
});

test('leaving a form with changes asks first', async ({ page, member }) => {
  const form = await openTheme(page, member, 'profile');
  await form.getByLabel('Headline').fill('Gardener');
  await page.getByRole('link', { name: 'My Projects' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Headline')).toHaveValue('Gardener');

  await page.getByRole('link', { name: 'Education', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/site/education');
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(form.getByLabel('Headline')).toHaveValue('Gardener');
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
});

test('a list that is full says so', async ({ page, member }) => {
  const form = await openTheme(page, member, 'home');
  const add = form.getByRole('button', { name: 'Add a technology' });
  await expect(form.getByText('9 of 9')).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription('9 at most: remove one to add another.');
});

test('the portrait is replaced, removed and brought back', async ({ page, member, request }) => {
  const form = await openTheme(page, member, 'profile');
  const group = form.getByRole('group', { name: 'Portrait', exact: true });
  const { portrait } = await readSite(request);
  await group.getByRole('button', { name: 'Remove the portrait' }).click();
  await expect(group.getByText('The portrait is removed.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(group.getByRole('button', { name: 'Remove the portrait' })).toBeVisible();
  await expect(form.getByText('Not saved yet')).toHaveCount(0);

  await group.locator('input[type=file]').setInputFiles(await tinyPng('me.png'));
  await expect(group.getByRole('img', { name: 'Uploaded' })).toBeVisible();
  await form.getByLabel('What the portrait shows').fill('Me at the harbour');
  await save(page);
  await expect(toast(page, SAVED)).toBeVisible();
  const saved = await readSite(request);
  expect(saved).toMatchObject({ portraitAlternativeText: 'Me at the harbour' });
  expect(isSame(saved.portrait, portrait)).toBe(false);
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

test('what only the server refuses is said at its field, also deep in a list', async ({ page, member }) => {
  const form = await openTheme(page, member, 'skills');
  await answerTo(page, 'UpdateSite', (route) => {
    const errors = [{ path: ['skillCategories', '1', 'skills', '0', 'name'], message: 'Not this name' }];
    const error = {
      message: 'Not this name',
      extensions: { code: 'BAD_USER_INPUT', error: { details: { errors } } },
    };
    return route.fulfill({ json: { errors: [error], data: null } });
  });
  await save(page);
  const name = form.getByLabel('Name').last();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/^Not this name/);
  await expect(toast(page, 'Not this name')).toBeVisible();
});

test('beside the form the page shows what is not saved yet, and its links lead nowhere', async ({
  page,
  member,
}) => {
  const form = await openTheme(page, member, 'home');
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await form.getByLabel('Tagline').fill('Boats that arrive on time');
  await expect(preview.getByText('Boats that arrive on time')).toBeVisible();
  const link = preview.getByRole('main').getByRole('link').first();
  await link.click({ force: true });
  await link.focus();
  await expect(link).not.toBeFocused();
  await expect(preview.getByText('Boats that arrive on time')).toBeVisible();
  expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toContain('/dashboard/site/preview');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('entries are put in order by touch', async ({ page, member }) => {
    const form = await openTheme(page, member, 'skills');
    const handles = entriesOf(form, 'Skill categories');
    const [first = '', second = ''] = await namesOf(handles);
    await handles.nth(1).scrollIntoViewIfNeeded();
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

  test('the page opens as visitors see it', async ({ page, member }) => {
    await openTheme(page, member, 'about');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'See it as visitors do' }).click();
    await expect(await opened).toHaveURL('/about');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test.describe('accessible', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const THEMES = [
    'profile',
    'home',
    'about',
    'skills',
    'awards',
    'education',
    'contact',
    'appearance',
    'search',
  ];

  for (const theme of THEMES) {
    test(`${theme}, with an entry open`, async ({ page, member }) => {
      const form = await openTheme(page, member, theme);
      const entry = form.getByRole('button', { expanded: false }).first();
      if (await entry.isVisible()) await entry.click();
      await expectAccessible(page);
    });
  }

  test('the list of icons', async ({ page, member }) => {
    const form = await openTheme(page, member, 'about');
    await form.getByRole('button', { expanded: false }).first().click();
    await form.getByRole('combobox', { name: 'Icon' }).first().fill('post');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('the preview shows nothing of its own to those who open it by its address', async ({ page }) => {
  await visit(page, '/dashboard/site/preview');
  await expect(page).toHaveURL('/');
});

async function namesOf(handles: Locator): Promise<string[]> {
  const labels = await handles.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')),
  );
  return labels.map((label) => label?.replace('Move ', '') ?? '');
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

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { expectAccessible } from '../harness/expect-accessible';
import { answerTo } from '../harness/graphql';
import { test } from '../harness/kept-site';
import { tinyPng } from '../harness/photos';
import { entriesOf, formOf, openTheme, readSite, save, SAVED, updateSite } from '../harness/site-editor';
import { namesOf } from '../harness/sorting';
import { expect, toast } from '../harness/test';

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

test.describe('when the answer to a save is lost', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_RESET|status of 409/ });

  test('the next try is no conflict with the first', async ({ page, member, request }) => {
    const form = await openTheme(page, member, 'home');
    await form.getByLabel('Tagline').fill('Stored, but nobody heard of it');
    let tries = 0;
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('updateSite') || tries++ > 0) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await save(page);
    await expect(toast(page, 'Your changes could not be saved')).toBeVisible();
    await form.getByLabel('Tagline').fill('Written since');
    await page.reload();
    await expect(form.getByText('What you had not saved is back.')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await form.getByLabel('Tagline').fill('Written after that');
    await save(page);
    await expect(toast(page, SAVED)).toBeVisible();
    await expect(form.getByText('Not saved yet')).toHaveCount(0);
    expect(await readSite(request)).toMatchObject({ tagline: 'Written after that' });
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
  expect(saved.portrait).not.toEqual(portrait);
});

import { expectAccessible } from '../harness/expect-accessible';
import { test } from '../harness/kept-site';
import { openTheme } from '../harness/site-editor';
import { expect } from '../harness/test';

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

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

for (const height of [720, 256]) {
  test.describe(`on a screen ${height} px high`, () => {
    test.use({ viewport: { width: height === 256 ? 320 : 1280, height } });

    test('the bar that saves covers no field that the keyboard comes to', async ({ page, member }) => {
      const form = await openTheme(page, member, 'profile');
      const fields = form.locator('input:not([type=file]), textarea');
      await fields.first().focus();
      const covered: string[] = [];
      for (let count = 0; count < 12; count++) {
        const name = await form.evaluate((element: HTMLElement) => {
          const focused = document.activeElement;
          if (!focused?.matches('input:not([type=file]), textarea') || !element.contains(focused)) return '';
          const { left, width, top, height } = focused.getBoundingClientRect();
          // A toast may lie over a field of a small screen for a moment; the bar would stay.
          const inSight = document
            .elementsFromPoint(left + width / 2, top + height / 2)
            .filter((hit) => !hit.closest('[data-part=root][data-scope=toast]'));
          return inSight[0] === focused ? '' : focused.getAttribute('name');
        });
        if (name) covered.push(name);
        await page.keyboard.press('Tab');
      }
      expect(covered).toEqual([]);
    });
  });
}

import { entriesOf, openTheme } from '../harness/site-editor';
import { expect, test } from '../harness/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('what is lifted as soon as it is reached, far down the page, is lifted at its own place', async ({
  page,
  member,
}) => {
  const home = await openTheme(page, member, 'home');
  const handles = entriesOf(home, 'Technologies around the portrait');
  const name = (await handles.nth(2).getAttribute('aria-label'))?.replace('Move ', '');
  await page.evaluate(() => scrollTo(0, 0));
  await handles.nth(2).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Holding ${name} at position`)).toContainText('position 3 of');
  await page.keyboard.press('Escape');
});

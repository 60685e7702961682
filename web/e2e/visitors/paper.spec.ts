import { answer, ask, ASSISTANT, field, messages } from '../harness/chat';
import { expect, test, visit } from '../harness/test';

test('on paper nothing covers the text, all skills stand, and letters are black', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const skills = page.getByRole('region', { name: 'Technical Skills' });
  for (const skill of ['HTML5', 'Node.js', 'Figma']) await expect(skills.getByText(skill)).toBeVisible();
  await expect(skills.getByRole('tablist')).toBeHidden();
  // What fades in as it is first shown would be printed before it is seen.
  for (const panel of await skills.getByRole('tabpanel').all())
    await expect(panel).toHaveCSS('animation-name', 'none');
  const award = page.getByRole('listitem').filter({ hasText: 'Innovation Excellence' });
  await expect(award).toHaveCSS('break-inside', 'avoid');
  // As wide as A4: a card that fills half of a sheet would have one to itself.
  await page.setViewportSize({ width: 718, height: 1000 });
  const cards = page.getByRole('article');
  expect((await cards.nth(1).boundingBox())?.y).toBe((await cards.first().boundingBox())?.y);
});

test('on paper a chat is there from its beginning to its end', async ({ page }) => {
  await page.route(ASSISTANT, (route) => answer(route, 'A line.\n\n'.repeat(60)));
  await visit(page, '/chatbot');
  await ask(page, 'What?');
  await expect(messages(page).getByText('A line.')).toHaveCount(60);
  await page.emulateMedia({ media: 'print' });
  await expect(field(page)).toBeHidden();
  const hidden = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;
  expect(await messages(page).evaluate(hidden)).toBe(0);
});

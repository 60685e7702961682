import type { Locator } from '@playwright/test';
import owner from '../../../cms/seed/site.json' with { type: 'json' };
import { part } from '../harness/parts';
import { expect, test, visit } from '../harness/test';

const SKILLS = {
  Frontend: {
    HTML5: 95,
    CSS3: 92,
    JavaScript: 90,
    TypeScript: 85,
    'React.js': 95,
    'Next.js': 88,
    'Tailwind CSS': 92,
  },
  Backend: { 'Node.js': 88, 'Express.js': 85, MongoDB: 90, Firebase: 92 },
  'Tools & Others': { Git: 88, GitHub: 90, Vercel: 85, Netlify: 85, Figma: 82 },
};

test('every tab shows its skills with their levels, and a bar that fills only under the pointer', async ({
  page,
}) => {
  await visit(page, '/');
  for (const [category, skills] of Object.entries(SKILLS)) {
    await page.getByRole('tab', { name: category }).click();
    const cards = page.getByRole('tabpanel', { name: category }).getByRole('listitem');
    await expect(cards).toHaveText(
      Object.entries(skills).map(([name, level]) => `${name}Proficiency: ${level}%`),
    );
    for (const [index, level] of Object.values(skills).entries()) {
      const bar = cards.nth(index).locator('[style*="--level"]');
      await page.mouse.move(0, 0);
      await expect.poll(() => filled(bar)).toBe(0);
      await cards.nth(index).hover();
      await expect.poll(() => filled(bar)).toBe(level);
    }
  }
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a menu button opens a panel with the same links, and choosing one closes it', async ({
    page,
    context,
  }) => {
    const panel = part('navigation', 'Menu');
    await visit(page, '/about');
    for (const [name, path] of [
      ['Portfolio', '/portfolio'],
      ['Contact', '/contact'],
      ['ChatBot', '/chatbot'],
      ['About', '/about'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await panel.link(name, path)(page).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    }

    await context.route(owner.resumeUrl, (route) => route.fulfill({ body: 'The résumé' }));
    await page.getByRole('button', { name: 'Open menu' }).click();
    const tab = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Resume' }).click();
    await (await tab).close();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('the chat offers Show Chats and Hide Chats', async ({ page }) => {
    await visit(page, '/chatbot');
    await page.getByRole('button', { name: 'Show Chats' }).click();
    await expect(page.getByRole('button', { name: 'Hide Chats' })).toBeVisible();
  });
});

test('the active link is highlighted', async ({ page }) => {
  await visit(page, '/about');
  const links = page.getByRole('navigation', { name: 'Main' });
  const background = (name: string) =>
    links.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(links.locator('[aria-current=page]')).toHaveText('About');
  expect(await background('About')).not.toBe(await background('Contact'));
});

/** How much of a skill's bar is filled, in percent. */
function filled(bar: Locator) {
  return bar.evaluate((element) => Math.round(100 * new DOMMatrix(getComputedStyle(element).transform).a));
}

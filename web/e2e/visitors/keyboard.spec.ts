import type { Page } from '@playwright/test';
import { answers } from '../harness/contact';
import { expect, signIn, test, toast, visit } from '../harness/test';

const MOST_STOPS = 120;

type Stop = { name: string; isMarked: boolean; isCovered: boolean };

/** Where the keyboard is: whether that can be seen, and is not hidden by the bar or beyond the screen. */
function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const inset = Math.min(4, height / 4);
    const isHit = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y));
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.getAttribute('aria-label') ?? element.innerText) || element.tagName,
      isMarked: outlineStyle !== 'none' && outlineWidth !== '0px',
      isCovered: !isHit(top + inset) || !isHit(top + height - inset),
    };
  });
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', last: (stop: Stop) => boolean) {
  const stops: Stop[] = [];
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    stops.push(stop);
    if (last(stop)) return stops;
  }
  throw new Error(`Not found: ${stops.map(({ name }) => name).join(', ')}`);
}

test('the way from the logo to a sent message can be gone by keyboard, and seen', async ({ page }) => {
  await answers(page, (route) => route.fulfill({ body: 'OK' }));
  await visit(page, '/');
  const stops = await walk(page, 'Tab', ({ name }) => name === 'Send Message');
  expect(stops.slice(0, 3).map(({ name }) => name)).toEqual(['Skip to content', expect.any(String), 'About']);
  expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
  expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);

  const back = await walk(page, 'Shift+Tab', ({ name }) => name === 'About');
  expect(back.filter(({ isCovered }) => isCovered)).toEqual([]);

  await walk(page, 'Tab', ({ name }) => name === 'INPUT');
  await page.keyboard.type('Farhana Akter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('farhana@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Are you free in May?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
});

test('the skip link leads past the bar', async ({ page }) => {
  await visit(page, '/portfolio');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('screen readers are told which page a link has led to', async ({ page }) => {
  await visit(page, '/');
  const announced = page.locator('[aria-live=polite]').filter({ hasText: /^(About|Contact) · / });
  await expect(announced).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).press('Enter');
  await expect(announced).toHaveText(/^About · /);
  await page.getByRole('link', { name: 'Contact Me' }).press('Enter');
  await expect(announced).toHaveText(/^Contact · /);
});

test('the menu of the account goes by arrows and letters, and gives the focus back', async ({
  page,
  member,
}) => {
  await visit(page, '/login');
  await signIn(page, member);
  await expect(page).toHaveURL('/');
  const avatar = page.getByRole('button', { name: `Account of ${member.name}` });
  const menu = page.getByRole('menu', { name: `Account of ${member.name}` });
  const current = menu.locator('[data-highlighted]');
  await avatar.press('ArrowDown');
  await expect(current).toHaveText('Profile Settings');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(current).toHaveText('Logout');
  await page.keyboard.press('d');
  await expect(current).toHaveText('Dashboard');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(avatar).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(current).toHaveText('Profile Settings');
  const document = await page.evaluateHandle(() => window.document);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  // No page was loaded anew.
  expect(await document.evaluate((before) => before === window.document)).toBe(true);
  await expect(menu).toBeHidden();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px, anchors land below the bar`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/');
    const bar = await page.getByRole('banner').boundingBox();
    for (const [link, heading] of [
      ['Hire Me', 'Get In Touch'],
      ['View Portfolio', 'Featured Projects'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).press('Enter');
      const target = page.getByRole('heading', { name: heading });
      await expect(target).toBeInViewport();
      expect((await target.boundingBox())?.y).toBeGreaterThan(bar?.height ?? 0);
    }
  });
}

import type { Locator, Page } from '@playwright/test';
import { button, messages, openList } from '../harness/chat';
import { OWNER } from '../harness/accounts';
import { tinyPng } from '../harness/photos';
import { aProject, openAddForm } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, signIn, test, visit } from '../harness/test';

const SIZES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

for (const viewport of SIZES) {
  test(`an empty chat begins at its top, with the field in sight, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/chatbot');
    await expect(page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')).not.toHaveCount(
      0,
    );
    const heading = messages(page).getByRole('heading', { name: /^What would you like to know/ });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Send')).toBeInViewport({ ratio: 1 });
    // A full stop stays behind the link of its sentence.
    await expect(messages(page).getByRole('link', { name: 'contact form' })).toHaveCSS('display', 'inline');
  });
}

test('the columns of the footer stand beside one another on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/contact');
  const heads = page.getByRole('contentinfo').getByRole('heading');
  const tops = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top));
  expect(tops.length).toBe(3);
  expect(new Set(tops).size).toBe(1);
});

test('the words of the footer stand two in a row on a phone, so that no hole is beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/contact');
  const words = page.getByRole('contentinfo').getByText(/^(Home|About|HTML|CSS)$/);
  const tops = await words.evaluateAll((all) => all.map((word) => word.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0], tops[2], tops[2]]);
});

test.describe('for fingers', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('the field of the chat has the edges of its suggestions', async ({ page }) => {
    await visit(page, '/chatbot');
    const suggestion = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first();
    const form = page.locator('form').filter({ has: button(page, 'Send') });
    await expect(suggestion).toBeVisible();
    const [above, below] = [await suggestion.boundingBox(), await form.boundingBox()];
    expect([below?.x, below?.width]).toEqual([above?.x, above?.width]);
  });

  for (const path of ['/', '/portfolio', '/portfolio?tech=React', '/contact', '/chatbot', '/login']) {
    test(`buttons, tabs, filters and the links of cards and of the footer are 44 px high on ${path}`, async ({
      page,
    }) => {
      await visit(page, path);
      const filters = page.getByRole('button', { name: 'Filters' });
      if (await filters.isVisible()) await filters.click();
      expect(await lowTargets(page)).toEqual([]);
    });
  }
});

test.describe('for fingers in the dashboard', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('a chosen technology goes with a tap beside its cross', async ({ page, member }) => {
    await openAddForm(page, member);
    await page.getByRole('combobox', { name: 'Technologies' }).fill('Redux');
    await page.getByRole('option', { name: 'Redux', exact: true }).tap();
    await page.keyboard.press('Escape');
    const cross = page.getByRole('button', { name: 'Remove Redux' });
    await cross.tap({ position: { x: 8, y: 26 } });
    await expect(cross).toHaveCount(0);
  });

  test('what is pressed in the list of projects, its menus and its toasts is 44 px high', async ({
    page,
    request,
    member,
  }) => {
    const title = `Ferry ${Date.now()}`;
    await createProject(request, member, aProject(title), [await tinyPng('ferry.png')]);
    await visit(page, '/dashboard/my-projects');
    await signIn(page, member);
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('link')).toHaveCount(3);
    expect(await low(page.getByRole('main').locator('article a, nav a, button'))).toEqual([]);
    await page.getByRole('button', { name: `More for ${title}` }).tap();
    await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
    expect(await low(page.getByRole('menuitem'))).toEqual([]);
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: 'Delete' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await low(toasts.getByRole('button'))).toEqual([]);
    const deleted = toasts.getByRole('status', { name: 'Project deleted successfully' });
    const [undo, close] = await Promise.all(
      ['Undo', 'Dismiss notification'].map((name) => deleted.getByRole('button', { name }).boundingBox()),
    );
    expect((undo?.x ?? 0) + (undo?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
  });

  test('what is pressed in forms of the dashboard is 44 px high', async ({ page, member }) => {
    await openAddForm(page, member);
    await page.getByRole('combobox', { name: 'Technologies' }).tap();
    await expect(page.getByRole('option', { name: 'Redux' })).toBeVisible();
    expect(await low(page.getByRole('option'))).toEqual([]);
    await visit(page, '/dashboard/site/home');
    await expect(page.getByRole('button', { name: 'Add a technology' })).toBeVisible();
    expect(await low(page.getByRole('main').locator('button, a'))).toEqual([]);
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('the links of the dashboard are one row, in which the current one is in sight', async ({
    page,
    member,
  }) => {
    await visit(page, '/dashboard/questions');
    await signIn(page, member);
    const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    await expect(links.filter({ hasText: 'Questions' })).toBeInViewport({ ratio: 1 });
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);

    await links.first().focus();
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    await links.filter({ hasText: 'Site' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(links.filter({ hasText: 'Site' })).toBeInViewport({ ratio: 1 });
  });

  test('a long title is cut off in the breadcrumb, at the edge of the page', async ({ page, request }) => {
    const title = 'An instrument for the pocket '.repeat(4).trim();
    await createProject(request, OWNER, aProject(title), [await tinyPng('pocket.png')]);
    await visit(page, '/portfolio');
    await page.getByRole('link', { name: title, exact: true }).click();
    const step = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(title);
    await expect(step).toBeVisible();
    expect(await step.evaluate((item) => item.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
  });

  // Phones zoom into what has smaller letters, and stay there.
  test('no field has letters below 16 px', async ({ page, member }) => {
    await visit(page, '/fit');
    expect(await smallFields(page)).toEqual([]);
    await visit(page, '/chatbot');
    await openList(page);
    await page.getByRole('button', { name: /^Rename/ }).click();
    expect(await smallFields(page)).toEqual([]);
    await openAddForm(page, member);
    await page.getByRole('button', { name: 'More about it' }).click();
    expect(await smallFields(page)).toEqual([]);
  });

  test('Login stands under the links of the menu', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.locator('#menu-panel');
    const [link = 0, login = 0] = await Promise.all(
      ['ChatBot', 'Login'].map((text) =>
        menu.getByText(text, { exact: true }).evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        }),
      ),
    );
    expect(Math.abs(login - link)).toBeLessThan(3);
  });
});

test.describe('with the keyboard of a phone open', () => {
  test.use({ viewport: { width: 360, height: 340 }, hasTouch: true, isMobile: true });

  test('a field that is wrong shows with its label, beneath the bar', async ({ page }) => {
    await visit(page, '/contact');
    await page.getByLabel('Name').fill('Nadia');
    await page.getByLabel('Email').fill('nadia');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).tap();
    await expect(page.getByLabel('Email')).toBeFocused();
    const bar = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
    const label = page.getByText('Email', { exact: true });
    expect(await label.evaluate((label) => label.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bar);
  });

  test('who writes in the chat sees answers, and gets where they lead', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, '/chatbot');
    await page.getByRole('textbox', { name: 'Message' }).tap();
    await openKeyboard(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await page.keyboard.type('How can I contact you?');
    await expect(button(page, 'Send')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    const link = messages(page).getByRole('link', { name: /^Send this to / });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.tap();
    await expect(page).toHaveURL('/contact');
  });

  test('held sideways without one, the chat keeps its header', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await visit(page, '/chatbot');
    await page.getByRole('textbox', { name: 'Message' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('with letters twice as large', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const path of ['/', '/contact', '/portfolio/taant-handloom-store', '/chatbot']) {
    test(`fields and buttons stay on the screen on ${path}`, async ({ page }) => {
      await visit(page, path);
      await enlarge(page);
      const targets = page.locator('main').locator('a, button, input:not([tabindex="-1"]), textarea');
      await expect(targets).not.toHaveCount(0);
      const cutOff = await targets.evaluateAll((all) =>
        all
          .filter((target) => target.checkVisibility() && !target.closest('nav'))
          .filter((target) => target.getBoundingClientRect().right > document.documentElement.clientWidth)
          .map((target) => target.getAttribute('aria-label') ?? target.textContent),
      );
      expect(cutOff).toEqual([]);
    });
  }

  test('all pages of the gallery, and both links of a card, stay on the screen', async ({ page }) => {
    await visit(page, '/portfolio');
    await enlarge(page);
    const pages = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link');
    await expect(pages).not.toHaveCount(0);
    const edges = await pages.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
    );
    expect(Math.min(...edges)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...edges)).toBeLessThanOrEqual(360);
    expect(await overfull(page.getByRole('article').getByRole('link', { name: /^(Source|Live)/ }))).toEqual(
      [],
    );
  });

  test('what folds in the dashboard has room for its words', async ({ page, member }) => {
    await openAddForm(page, member);
    await enlarge(page);
    expect(await overfull(page.getByRole('button', { name: /^More about it/ }))).toEqual([]);
    await visit(page, '/dashboard/site/home');
    await enlarge(page);
    const entries = page.getByRole('main').locator('li button[aria-expanded]');
    await expect(entries).toHaveCount(9);
    expect(await overfull(entries)).toEqual([]);
  });

  test('messages of the chat and the name in the bar have their room', async ({ page }) => {
    await page.setViewportSize({ width: 195, height: 422 });
    await visit(page, '/chatbot');
    expect((await messages(page).boundingBox())?.height).toBeGreaterThan(200);
    const home = page.getByRole('banner').getByRole('link', { name: 'Arif Hasan' });
    expect((await home.boundingBox())?.width).toBeGreaterThan(60);
  });
});

/** Of a screen of 360 × 640, as Playwright's own viewport is as high as the screen. */
async function openKeyboard(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    ...{ width: 360, height: 340, screenWidth: 360, screenHeight: 640 },
    ...{ deviceScaleFactor: 1, mobile: true },
  });
}

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** What has more within than it has room for. */
async function overfull(targets: Locator): Promise<(string | null)[]> {
  await expect(targets).not.toHaveCount(0);
  return targets.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
}

/** What is made to be pressed and too low for a finger; links within texts are not. */
async function lowTargets(page: Page): Promise<(string | null)[]> {
  const targets = page.locator(
    'button, .chakra-button, [role=tab], ul[aria-label] > li > a, article p + a, nav[aria-label=Pagination] a, footer a[href^="/"]',
  );
  await expect(targets).not.toHaveCount(0);
  return low(targets);
}

function low(targets: Locator): Promise<(string | null)[]> {
  return targets.evaluateAll((all) =>
    all
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
      .map((target) => target.getAttribute('aria-label') ?? target.textContent),
  );
}

/** The names of the fields that are there, and too small. */
async function smallFields(page: Page): Promise<string[]> {
  const fields = page.locator('input:not([type=checkbox], [type=file]), textarea, select');
  await expect(fields).not.toHaveCount(0);
  return fields.evaluateAll((all) =>
    all
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.getAttribute('name') ?? field.id),
  );
}

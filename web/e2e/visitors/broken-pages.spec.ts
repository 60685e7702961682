import type { Page } from '@playwright/test';
import { answers, expectCleared, message, sendButton, write } from '../harness/contact';
import { answerGallery, changeAnswer, openGallery } from '../harness/gallery';
import { expect, signIn, test, visit } from '../harness/test';

/** The code of a page, as its file is called in a build. */
const ABOUT = /\/assets\/about-page-.*\.js$/;
const LOGIN = /\/assets\/login-page-.*\.js$/;
const REGISTER = /\/assets\/register-page-.*\.js$/;
const FIREBASE = /\/assets\/firebase-.*\.js$/;
const ANY = /\/assets\/.*\.js$/;
const TOASTS = /\/assets\/toast-region-.*\.js$/;

function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  return loads;
}

function openPage(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

const openAbout = (page: Page) => openPage(page, 'About');

test.use({ expectedErrors: /status of 404|ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

test.describe('when the code of a page is gone after a deploy', () => {
  test('the page is loaded anew, and is there', async ({ page }) => {
    await page.route(ABOUT, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await visit(page, '/');
    const loads = countLoads(page);
    await openAbout(page);
    await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    expect(loads).toHaveLength(1);
    expect(new URL(loads[0] ?? '').pathname).toBe('/about');
  });

  test('a toast that cannot be shown breaks nothing', async ({ page }) => {
    await answers(page, (route) => route.fulfill({ body: 'OK' }));
    await page.route(TOASTS, (route) => route.fulfill({ status: 404 }));
    await visit(page, '/contact');
    await write(page, 'Are you free in May?');
    await sendButton(page).click();
    await expectCleared(page);
    await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  });
});

test.describe('when the code of a page stays away', () => {
  test('the rendered page can still be used as it is', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.goto('/contact');
    await expect.poll(() => loads.length).toBe(2);
    await page.getByLabel('Name').fill('Farhana Akter');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeVisible();
  });

  test('a rendered page says so, and what is typed meanwhile is there after the next try', async ({
    page,
  }) => {
    let isGone = true;
    await page.route(ANY, (route) => (isGone ? route.fulfill({ status: 404 }) : route.fallback()));
    const loads = countLoads(page);
    await page.goto('/');
    await expect.poll(() => loads.length).toBe(2);
    const notice = page.getByRole('alert').filter({ hasText: 'Parts of this page could not be loaded.' });
    await expect(notice).toBeVisible();
    await message(page).fill('Are you free in May?');
    await notice.getByText('Try again').click();
    await expect.poll(() => loads.length).toBe(3);
    await expect(notice).toBeVisible();
    isGone = false;
    await notice.getByText('Try again').click();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(message(page)).toHaveValue('Are you free in May?');
    await expect(notice).toBeHidden();
  });

  test('an apology leads home after one attempt, not a loop', async ({ page }) => {
    await page.route(LOGIN, (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(loads).toHaveLength(2);
    // Its button works, so no click is held back any more.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: "I'm a Web Developer" })).toBeVisible();
  });

  test('offline, the page is not thrown away for it', async ({ page, context }) => {
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    await context.setOffline(true);
    await openAbout(page);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: "I'm a Web Developer" })).toBeVisible();
    expect(loads).toHaveLength(0);
  });

  // Chromium keeps what failed to load as long as the page.
  test('what was asked for offline comes when the line is back, each time', async ({ page, context }) => {
    for (const [name, heading] of [
      ['About', 'About Me'],
      ['Contact', 'Get In Touch'],
    ] as const) {
      await visit(page, '/');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await openPage(page, name);
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: "I'm a Web Developer" })).toBeVisible();
      await context.setOffline(false);
      await openPage(page, name);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  });

  test('offline, the page says so, can be tried again, and comes when the line is back', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await openAbout(page);
    await expect(page.getByRole('alert')).toContainText('You are offline');
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeFocused();
    await retry.press('Enter');
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(retry).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeVisible();
  });
});

test.describe('when the code of a page hangs', () => {
  const hang = (page: Page, code: RegExp) =>
    page.route(code, () => new Promise<void>(() => {}), { times: 1 });
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Loading takes unusually long.' });

  async function tryAgain(page: Page) {
    await expect(notice(page)).toBeHidden();
    await page.clock.fastForward(15_000);
    await expect(notice(page)).toBeVisible();
    await notice(page).getByText('Try again').click();
  }

  test.beforeEach(({ page }) => page.clock.install());

  test('a page of which nothing is there says so, and can be tried again', async ({ page }) => {
    await hang(page, LOGIN);
    const asked = page.waitForRequest(LOGIN);
    await page.goto('/login');
    // Else it would hang after the reload.
    await asked;
    await tryAgain(page);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test('a page that a link leads to says so above the page before', async ({ page }) => {
    await visit(page, '/');
    await hang(page, ABOUT);
    await openAbout(page);
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    await tryAgain(page);
    await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeVisible();
  });

  test('a page of another layout says so where it is to be', async ({ page }) => {
    await visit(page, '/');
    await hang(page, LOGIN);
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await tryAgain(page);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  });

  test('so does a link between the pages of accounts', async ({ page }) => {
    await visit(page, '/login');
    await hang(page, REGISTER);
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    await tryAgain(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('account');
  });

  test('a rendered page says so after a click, and what is typed in it stays', async ({ page }) => {
    await hang(page, ANY);
    await page.goto('/', { waitUntil: 'commit' });
    await message(page).fill('Are you free in May?');
    await page.getByRole('tab', { name: 'Backend' }).click();
    await tryAgain(page);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(message(page)).toHaveValue('Are you free in May?');
  });

  test('a message is sent by the browser itself', async ({ page }) => {
    await hang(page, ANY);
    let sent: string | null = null;
    await page.route('/contact', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent = route.request().postData();
      await route.fulfill({ contentType: 'text/html', body: '<h1>Thank you</h1>' });
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await write(page, 'Are you free in May?');
    await sendButton(page).click();
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(sent).toContain('Are+you+free+in+May');
  });

  test('a sign-in ends, and its form stays as it is', async ({ page }) => {
    await visit(page, '/login');
    await hang(page, FIREBASE);
    await page.getByLabel('Email').fill('nadia@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Secret#2026');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nadia@example.com');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  });

  test('who is signed in is told by an account whose code comes late', async ({ page, member }) => {
    const avatar = (name: string) => page.getByRole('button', { name: `Account of ${name}`, exact: true });
    await visit(page, '/login');
    await signIn(page, member);
    await expect(avatar(member.name)).toBeVisible();
    await page.evaluate((name) => {
      const account = localStorage.getItem('portfolio.account') ?? '';
      localStorage.setItem('portfolio.account', account.replace(name, 'Outdated'));
    }, member.name);
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(FIREBASE, (route) => late.then(() => route.fallback()));
    await visit(page, '/');
    await expect(avatar('Outdated')).toBeVisible();
    await page.clock.fastForward(15_000);
    arrive();
    await expect(avatar(member.name)).toBeVisible();
  });
});

test.describe('when a page breaks', () => {
  test.use({ expectedErrors: /Cannot read properties of null/ });

  test('an apology is shown, and going back helps', async ({ page }) => {
    await answerGallery(page, (route) =>
      changeAnswer(route, ({ nodes }) => nodes.splice(0, 1, { ...nodes[0], images: null })),
    );
    await visit(page, '/about');
    await openGallery(page);
    await expect(page.getByRole('alert')).toContainText('This page broke while it was being shown.');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeVisible();
  });
});

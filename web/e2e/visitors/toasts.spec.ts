import type { Page } from '@playwright/test';
import { answers, sendButton, write } from '../harness/contact';
import { answerTo } from '../harness/graphql';
import { expect, signIn, test, toast, visit } from '../harness/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const toasts = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('status')
    .and(page.locator('[data-state=open]'));

/** Time stands still from here on, long enough after typing for the inbox, until the test lets it pass. */
async function stopTime(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Lets just enough time pass for the answer to be told. */
async function send(page: Page, expected: number) {
  await sendButton(page).click();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await toasts(page).count()).toBe(expected);
  }).toPass({ intervals: [50] });
}

test.use({ expectedErrors: /status of 500/ });

for (const { outcome, status, duration } of [
  { outcome: 'success', status: 200, duration: 2000 },
  { outcome: 'failure', status: 500, duration: 4000 },
]) {
  test(`a ${outcome} is told for ${duration} ms, at the top right`, async ({ page }) => {
    await answers(page, (route) => route.fulfill({ status, body: 'OK' }));
    await page.clock.install();
    await visit(page, '/contact');
    await write(page, 'Are you free in May?');
    await page.waitForLoadState('networkidle');
    await stopTime(page);
    await send(page, 1);
    const box = await toasts(page).boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box?.y).toBeLessThan(100);
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
    await page.clock.runFor(duration - 100);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
  });
}

for (const { width, opener, role } of [
  { width: 1280, opener: /^Account of/, role: 'menu' },
  { width: 390, opener: 'Open menu', role: 'navigation' },
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, expectedErrors: /status of 503/ });

    test('an open menu lies over the toasts', async ({ page, member }) => {
      await answerTo(page, 'MyProjects', (route) => route.fulfill({ status: 503, body: '<html>' }));
      await page.clock.install();
      await visit(page, '/dashboard/my-projects');
      await signIn(page, member);
      await expect(toast(page, 'Failed to load projects')).toBeVisible();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await page.getByRole('button', { name: opener }).tap();
      const entries = page.getByRole('banner').getByRole(role).locator('a, button');
      await expect(entries.first()).toBeVisible();
      await expect
        .poll(() =>
          entries.evaluateAll(
            (all) =>
              all.filter((one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
              }).length,
          ),
        )
        .toBe(0);
      await expect(toasts(page)).not.toHaveCount(0);
    });
  });
}

test('at most 20 toasts are kept', async ({ page }) => {
  await answers(page, (route) => route.fulfill({ status: 500, body: 'text' }));
  await page.clock.install();
  await visit(page, '/contact');
  await write(page, 'Are you free in May?');
  await page.waitForLoadState('networkidle');
  await stopTime(page);
  for (let count = 1; count <= 20; count++) await send(page, count);

  const answered = page.waitForResponse('**/email/send');
  await sendButton(page).click();
  await answered;
  await expect(sendButton(page)).toBeEnabled();
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveCount(20);
});

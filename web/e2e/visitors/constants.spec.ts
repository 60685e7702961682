import { answer, ask, ASSISTANT, messages } from '../harness/chat';
import { tinyJpeg } from '../harness/photos';
import { openAddForm, pickImages, thumbnails } from '../harness/project-form';
import { pickUp } from '../harness/sorting';
import { expect, test, visit } from '../harness/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test("'Copied!' lasts 2 seconds", async ({ page }) => {
    await page.route(ASSISTANT, (route) => answer(route, 'The answer.'));
    await page.clock.install();
    await visit(page, '/chatbot');
    await ask(page, 'What?');
    await expect(messages(page).getByText('The answer.')).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await messages(page).getByRole('button', { name: 'Copy' }).last().click();
    const copied = messages(page).getByRole('button', { name: 'Copied!' });
    await expect(copied).toBeVisible();
    await page.clock.runFor(1999);
    await expect(copied).toBeVisible();
    await page.clock.runFor(1);
    await expect(copied).toHaveCount(0);
  });
});

test('a picture moves by 25 px with Shift and an arrow key, and drops within 200 ms', async ({
  page,
  member,
}) => {
  await openAddForm(page, member);
  await pickImages(page, await Promise.all(['a.jpg', 'b.jpg'].map((name) => tinyJpeg(name))));
  await expect(thumbnails(page)).toHaveCount(2);

  await pickUp(thumbnails(page).first(), 'a.jpg', 1);
  const lifted = page.locator('[style*="position: fixed"]').filter({ has: page.locator('img') });
  const offset = () => lifted.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
  for (const [key, expected] of [
    ['ArrowRight', 25],
    ['ArrowRight', 50],
    ['ArrowLeft', 25],
  ] as const) {
    await page.keyboard.press(`Shift+${key}`);
    await expect.poll(offset).toBe(expected);
  }

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.keyboard.press('Space');
  const drop = () =>
    lifted.evaluate((element) => element.getAnimations().map(({ effect }) => effect?.getTiming().duration));
  await expect.poll(drop).toEqual([200]);
});

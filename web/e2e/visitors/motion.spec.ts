import type { Page } from '@playwright/test';
import { expect, test, visit } from '../harness/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Every moving part around the portrait, and where the ones that move for ever turn back. */
function movements(page: Page) {
  const portrait = page.getByRole('img', { name: /^Portrait/ }).locator('../..');
  return portrait.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const { duration, delay, direction, iterations } = effect.getTiming();
      animation.currentTime = Number(delay) + Number(duration) - 0.01;
      const { a, b, e, f } = new DOMMatrix(getComputedStyle(effect.target as Element).transform);
      const turning = { x: e, y: f, degrees: (Math.atan2(b, a) * 180) / Math.PI };
      const properties = effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
      return { duration: Number(duration), delay: Number(delay), direction, iterations, properties, turning };
    }),
  );
}

function runningAnimations(page: Page) {
  return page.evaluate(() => document.getAnimations().length);
}

test('nine icons appear one after the other and float back and forth', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await visit(page, '/');
  const all = await movements(page);
  const entrances = all.filter(({ iterations }) => iterations === 1);
  const floats = all.filter(({ iterations }) => iterations === Infinity);

  expect(entrances.map(({ duration }) => duration)).toEqual(Array(9).fill(800));
  expect(entrances.map(({ delay }) => Math.round(delay))).toEqual([
    0, 100, 200, 300, 400, 500, 600, 700, 800,
  ]);
  for (const { properties } of entrances)
    expect(properties).toEqual(expect.arrayContaining(['opacity', 'scale']));

  expect(floats).toHaveLength(9);
  for (const { duration, direction, turning } of floats) {
    expect(direction).toBe('alternate');
    expect(duration).toBeGreaterThanOrEqual(2000);
    expect(duration).toBeLessThanOrEqual(3000);
    for (const [offset, most] of [
      [turning.x, 10],
      [turning.y, 10],
      [turning.degrees, 5],
    ] as const) {
      expect(Math.abs(offset)).toBeLessThanOrEqual(most);
      expect(Math.abs(offset)).toBeGreaterThan(most * 0.79);
    }
  }

  await visit(page, '/');
  const others = (await movements(page)).filter(({ iterations }) => iterations === Infinity);
  expect(others.map(({ turning }) => turning.x)).not.toEqual(floats.map(({ turning }) => turning.x));
});

test('the heading of the awards is typed, one letter in 50 ms, and deleted, one in 30 ms', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const heading = page.getByRole('heading', { name: 'Awards' });
  const typed = () => heading.locator('[aria-hidden]').first().textContent();
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  await page.clock.runFor(0);

  const phrase = (await typed()) ?? '';
  await page.clock.runFor(2499);
  expect(await typed()).toBe(phrase);
  await page.clock.runFor(1);
  for (let length = phrase.length - 1; length > 0; length--) {
    expect(await typed()).toBe(phrase.slice(0, length));
    await page.clock.runFor(29);
    expect(await typed()).toBe(phrase.slice(0, length));
    await page.clock.runFor(1);
  }
  await page.clock.runFor(30);
  for (let length = 1; length < 10; length++) {
    const prefix = await typed();
    await page.clock.runFor(49);
    expect(await typed()).toBe(prefix);
    await page.clock.runFor(1);
    expect(await typed()).not.toBe(prefix);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, icons still grow under the pointer and the heading stands still', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    expect(await runningAnimations(page)).toBe(0);

    const icon = page
      .getByRole('img', { name: /^Portrait/ })
      .locator('../..')
      .locator('svg')
      .first()
      .locator('..');
    const scale = () => icon.evaluate((element) => Number(getComputedStyle(element).scale));
    await icon.hover();
    await expect.poll(scale).toBeGreaterThan(1);

    const heading = page.getByRole('heading', { name: 'Awards' });
    await heading.scrollIntoViewIfNeeded();
    const text = await heading.innerText();
    await page.clock.fastForward(10_000);
    await expect(heading).toHaveText(text, { useInnerText: true });
    expect(await runningAnimations(page)).toBe(0);
  });
});

import type { Page } from '@playwright/test';
import { cutOff } from '../harness/cut-off';
import { test } from '../harness/kept-site';
import { updateSite } from '../harness/site-editor';
import { expect, visit } from '../harness/test';

test.use({ viewport: { width: 390, height: 664 } });

test('all skill categories can be chosen, however long their names are', async ({ page, request }) => {
  const names = [
    'サーバー・インフラストラクチャー',
    'フロントエンド',
    'Донаудампфшиффартсгезельшафт'.repeat(2).slice(0, 50),
  ];
  const skillCategories = names.map((name) => ({ name, skills: [{ name: 'Patience' }] }));
  await updateSite(request, { skillCategories });
  await visit(page, '/');
  for (const name of names) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
});

test('names and words of any length leave nothing cut off', async ({ page, request }) => {
  const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  await updateSite(request, {
    name: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff-von-Hohenzollern',
    summary: `From ${town}`,
    tagline: town,
    introduction: town,
    availability: `In ${town}`,
    awardPhrases: [{ text: town }],
    footerTechnologies: [{ text: town }],
    email: `hubert@${town}.example`.toLowerCase(),
    address: { street: town, town, country: 'Wales' },
  });
  const cursor = page
    .getByRole('banner')
    .getByRole('link', { name: /^Hubert/ })
    .locator('[aria-hidden]');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 664 });
    for (const path of ['/', '/about']) {
      await visit(page, path);
      expect(await cutOff(page), `${path} at ${width} px`).toEqual([]);
    }
    if (width < 768) await expect(cursor).not.toBeInViewport();
  }
  await updateSite(request, { name: 'Hubert' });
  await visit(page, '/');
  await expect(cursor).toBeInViewport();
});

test('the words of a long name stand whole in the first heading', async ({ page, request }) => {
  const name = 'Maximiliana Wolkensteinberger-Konstantinopoulos Ramanathan';
  await updateSite(request, { name, heroTitle: null });
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 664 });
    await visit(page, '/');
    const broken = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const text = title.firstChild as Text;
      const words = [...text.data.matchAll(/[^\s-]+/g)];
      return words.filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      });
    });
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test('a long Japanese word stands whole in the first heading of a phone', async ({ page, request }) => {
  await updateSite(request, { language: 'ja', heroTitle: 'フルスタックエンジニア' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('of few ways of contact none is drawn out to the height of the form', async ({ page, request }) => {
  await updateSite(request, { phone: null, address: null });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/contact');
  const way = page.getByRole('main').getByRole('link', { name: /^E-mail/ });
  expect((await way.boundingBox())?.height).toBeLessThan(150);
});

test('the lines of a heading in Bengali do not touch, and its letters stay joined', async ({
  page,
  request,
}) => {
  await updateSite(request, { language: 'bn-BD', heroTitle: 'ক্ষুদ্র ব্যবসার জন্য শক্তিশালী ওয়েব' });
  await visit(page, '/');
  const { lineHeight, letterSpacing } = await lookOfTitle(page);
  expect(lineHeight).toBeGreaterThan(1.2);
  expect(letterSpacing).toBe('normal');
});

test('Korean breaks between words, Japanese between phrases', async ({ page, request }) => {
  await updateSite(request, { language: 'ko', heroTitle: '누구나 쓸 수 있는 웹을 만드는 개발자' });
  await visit(page, '/');
  expect((await lookOfTitle(page)).wordBreak).toBe('keep-all');
  const tagline = '小さなお店のために、速くて使いやすいウェブサイトを作っています。';
  await updateSite(request, { language: 'ja', tagline });
  await visit(page, '/');
  await expect(page.getByText(tagline)).toHaveCSS('word-break', 'auto-phrase');
});

test('a browser that knows nothing of joined letters shows the one that was rendered', async ({
  page,
  request,
}) => {
  await updateSite(request, { name: 'প্রীতম দাস', portrait: null });
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'));
  await visit(page, '/');
  await expect(page.getByText('প্রী', { exact: true })).toBeVisible();
});

function lookOfTitle(page: Page) {
  return page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const { lineHeight, fontSize, letterSpacing, wordBreak } = getComputedStyle(title);
    return { lineHeight: parseFloat(lineHeight) / parseFloat(fontSize), letterSpacing, wordBreak };
  });
}

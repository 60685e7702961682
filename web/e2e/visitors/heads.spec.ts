import type { Page } from '@playwright/test';
import { expect, signIn, test, visit } from '../harness/test';

const PUBLIC = ['/', '/about', '/portfolio', '/portfolio?page=2', '/contact', '/chatbot'];
const PRIVATE = [
  '/profile',
  '/dashboard',
  '/dashboard/add-portfolio',
  '/dashboard/my-projects',
  '/dashboard/messages',
];

function content(page: Page, name: string) {
  return page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');
}

async function readHead(page: Page) {
  const names = [
    'description',
    'og:title',
    'og:description',
    'og:url',
    'og:image',
    'og:image:alt',
    'twitter:card',
  ];
  const values = await Promise.all(names.map((name) => content(page, name)));
  return {
    title: await page.title(),
    canonical: await page.locator('head link[rel=canonical]').getAttribute('href'),
    ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
  } as Record<string, string>;
}

/** The page's JSON-LD. */
async function readFacts(page: Page) {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  return (JSON.parse(json ?? '') as { '@graph': Record<string, unknown>[] })['@graph'];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page has a head of its own', async ({ page, baseURL }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of PUBLIC) {
      await page.goto(path);
      const head = await readHead(page);
      const address = new URL(path, baseURL).href;
      expect(head.canonical, path).toBe(address);
      expect(head, path).toMatchObject({
        'og:title': head.title,
        'og:description': head.description,
        'og:url': address,
        'twitter:card': 'summary_large_image',
        'og:image:alt': expect.stringMatching(/\w/),
      });
      expect((await readFacts(page)).map((node) => node['@type'])).toContain('Person');
      titles.add(head.title ?? '');
      descriptions.add(head.description ?? '');
    }
    expect(titles.size).toBe(PUBLIC.length);
    expect(descriptions.size).toBe(PUBLIC.length);
  });

  test('pages name their projects to search engines, and / and page 2 list them', async ({ page }) => {
    for (const path of ['/', '/portfolio?page=2']) {
      await page.goto(path);
      const list = (await readFacts(page)).find((node) => node['@type'] === 'ItemList');
      const items = list?.itemListElement as { item: { name: string } }[];
      expect(items.length).toBeGreaterThan(0);
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(
        items.map(({ item }) => item.name),
      );
    }
  });
});

test('the picture for social networks has their size', async ({ page }) => {
  for (const path of PUBLIC) {
    await visit(page, path);
    const src = await content(page, 'og:image');
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src ?? '';
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    expect(size, path).toEqual([1200, 630]);
    expect([await content(page, 'og:image:width'), await content(page, 'og:image:height')]).toEqual([
      '1200',
      '630',
    ]);
  }
});

test('private pages ask search engines to stay away, and run without an error', async ({ page, member }) => {
  await visit(page, '/login');
  await signIn(page, member);
  await expect(page).toHaveURL('/');
  const titles = new Set<string>();
  for (const path of PRIVATE) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PRIVATE.length);
});

test('public pages run without an error for the signed in, too', async ({ page, member }) => {
  await visit(page, '/login');
  await signIn(page, member);
  await expect(page).toHaveURL('/');
  for (const path of PUBLIC) {
    await visit(page, path);
    await expect(page.getByRole('button', { name: `Account of ${member.name}` })).toBeVisible();
  }
});

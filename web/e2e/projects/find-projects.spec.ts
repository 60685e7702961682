import { expectAccessible } from '../harness/expect-accessible';
import { addFerryProjects, chosenFilters, expectFound, facet, searchField } from '../harness/found-projects';
import { gate } from '../harness/gate';
import { answerMany } from '../harness/many-projects';
import { openGallery } from '../harness/gallery';
import { expect, signIn, test, visit } from '../harness/test';

test('by mouse: words are searched while they are typed, filters add up, and Back and Forward go through them', async ({
  page,
  request,
}) => {
  const { word, elm, zig } = await addFerryProjects(request);
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
  await expect(page.getByRole('heading', { name: 'All Projects' })).toBeVisible();

  await searchField(page).click();
  await page.keyboard.type(word.toLowerCase().replace('ä', 'a'), { delay: 20 });
  await expectFound(page, 9);
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL(/\/portfolio\?q=fahre/);
  const top = await page.evaluate(() => scrollY);

  await facet(page, elm).click();
  await expectFound(page, 8);
  await facet(page, zig).click();
  await expectFound(page, 1);
  await expect(page.getByRole('article')).toContainText('Radar');
  await expect(chosenFilters(page)).toHaveCount(3);
  expect(await page.evaluate(() => scrollY)).toBe(top);

  await page.goBack();
  await expectFound(page, 8);
  await page.goForward();
  await expectFound(page, 1);
  await chosenFilters(page).filter({ hasText: elm }).click();
  await expectFound(page, 2);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/portfolio');
  await expect(searchField(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'All Projects' })).toBeVisible();

  await page.goBack();
  await expectFound(page, 2);
  await expect(searchField(page)).toHaveValue(word.toLowerCase().replace('ä', 'a'));
});

test('pages of what is found keep its filters', async ({ page, request }) => {
  const { word, elm } = await addFerryProjects(request);
  await visit(page, `/portfolio?q=${encodeURIComponent(word)}&tech=${encodeURIComponent(elm)}&page=99`);
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expectFound(page, 8);
  await searchField(page).fill(`${word} খেয়া`);
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
  await chosenFilters(page).filter({ hasText: elm }).last().click();
  await expectFound(page, 1);
});

test('by keyboard, what is found is a few steps away, and the focus is never lost', async ({
  page,
  request,
}) => {
  const { word, elm } = await addFerryProjects(request);
  await visit(page, '/portfolio');
  await searchField(page).focus();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expectFound(page, 9);
  await expect(searchField(page)).toBeFocused();

  await facet(page, elm).focus();
  await page.keyboard.press('Enter');
  await expectFound(page, 8);
  await expect(facet(page, `Remove ${elm}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFound(page, 9);
  await expect(facet(page, elm)).toBeFocused();
  await chosenFilters(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/portfolio');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ projects$/ })).toBeFocused();
});

test('by keyboard, a filter of the long list and a way out of nothing keep the focus', async ({ page }) => {
  await answerMany(page);
  await visit(page, '/about');
  await openGallery(page);
  await page.locator('summary').filter({ hasText: 'Show 88 more' }).focus();
  await page.keyboard.press('Enter');
  await facet(page, 'Technology 60, 241 projects').focus();
  await page.keyboard.press('Enter');
  await expect(facet(page, 'Remove Technology 60')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(facet(page, 'Technology 60, 241 projects')).toBeFocused();

  await searchField(page).fill('Tecnology');
  await page.getByRole('link', { name: 'Show all projects' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ projects$/ })).toBeFocused();
});

test('a link that is followed right after something was typed is not undone', async ({ page, member }) => {
  await visit(page, '/login');
  await signIn(page, member);
  await expect(page).toHaveURL('/');
  await page.clock.install();
  for (const [list, field] of [
    ['/portfolio', 'Search projects'],
    ['/dashboard/my-projects', 'Search your projects'],
  ] as const) {
    const { open, opened } = gate();
    await page.route('**/assets/contact-page-*.js', async (route) => {
      await opened;
      await route.continue();
    });
    await visit(page, list);
    await page.getByRole('searchbox', { name: field }).pressSequentially('ferry');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/contact');
    open();
    await expect(page.getByRole('heading', { name: 'Get In Touch' }).first()).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the filters open at a touch, and what is chosen can be taken away', async ({ page, request }) => {
    const { word, elm, zig } = await addFerryProjects(request);
    await visit(page, `/portfolio?q=${encodeURIComponent(word)}`);
    await expect(facet(page, elm)).toBeHidden();
    await page.getByText('Filters', { exact: true }).tap();
    await facet(page, elm).tap();
    await expectFound(page, 8);
    await facet(page, zig).tap();
    await expectFound(page, 1);
    await expectAccessible(page);
    await chosenFilters(page).filter({ hasText: zig }).tap();
    await expectFound(page, 8);
    await page.getByText('Filters', { exact: true }).tap();
    await expect(facet(page, elm)).toBeHidden();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form and the filters are links', async ({ page, request }) => {
    const { word, elm, zig } = await addFerryProjects(request);
    await page.goto('/portfolio');
    await searchField(page).fill(word);
    await page.getByRole('button', { name: 'Search' }).click();
    await expectFound(page, 9);
    await facet(page, elm).click();
    await expectFound(page, 8);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await facet(page, zig).click();
    await expectFound(page, 1);
    await searchField(page).fill(`${word} nowhere`);
    await searchField(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
    await expect(chosenFilters(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Show all projects' }).click();
    await expect(page.getByRole('heading', { name: 'All Projects' })).toBeVisible();
  });
});

test('what is typed and sent before the script runs is searched', async ({ page, request }) => {
  const { word } = await addFerryProjects(request);
  const { open, opened } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/portfolio');
  await searchField(page).pressSequentially(word);
  await page.keyboard.press('Enter');
  open();
  await expectFound(page, 9);
  await expect(searchField(page)).toHaveValue(word);
});

test('what is typed before the script runs, and not sent, is searched as well', async ({ page, request }) => {
  const { word } = await addFerryProjects(request);
  const { open, opened } = gate();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/portfolio');
  await searchField(page).pressSequentially(word);
  open();
  await expectFound(page, 9);
  await expect(searchField(page)).toHaveValue(word);
});

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('the browser searches by itself', async ({ page, request }) => {
    const { word } = await addFerryProjects(request);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/portfolio');
    await page.waitForEvent('load');
    await searchField(page).fill(word);
    await page.getByRole('button', { name: 'Search' }).click();
    await expectFound(page, 9);
  });
});

test('when nothing fits, the visitor is told what to do, and what he may have meant', async ({ page }) => {
  await visit(page, '/portfolio?q=Tpyescript');
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '0 projects found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'TypeScript', exact: true }).click();
  await expect(page).toHaveURL('/portfolio?tech=TypeScript');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('search engines keep the gallery, not what is found in it', async ({ page, baseURL }) => {
  await page.goto('/portfolio?tech=React');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.goto('/portfolio');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/portfolio`);
});

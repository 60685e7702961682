import type { Locator } from '@playwright/test';
import { openInbox } from '../harness/contact';
import { answerTo } from '../harness/graphql';
import { expect, signIn, test, visit } from '../harness/test';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const INBOX = {
  __typename: 'MessageEntityResponseCollection',
  nodes: [message('Nadia', false), message('Karim', true)],
  pageInfo: { __typename: 'Pagination', total: 2, page: 1, pageCount: 1 },
  unread: 1,
};

function message(name: string, isRead: boolean) {
  const fields = { email: 'nadia@example.com', message: 'Hello', possibleSpam: false };
  return {
    __typename: 'Message',
    documentId: name,
    name,
    isRead,
    ...fields,
    createdAt: '2026-01-02T03:04:05.678Z',
  };
}

/** Windows' own colours leave grounds away: what is chosen must differ from its neighbour all the same. */
async function expectToDiffer(chosen: Locator, other: Locator) {
  const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(async () => (await ground(chosen)) !== (await ground(other))).toBe(true);
}

test('what is chosen can be seen by visitors', async ({ page }) => {
  await visit(page, '/');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Backend').click();
  await expectToDiffer(tab('Backend'), tab('Frontend'));

  await visit(page, '/portfolio?page=2');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expectToDiffer(
    bar.getByRole('link', { name: 'Portfolio' }),
    bar.getByRole('link', { name: 'About' }),
  );
  const number = (name: string) => page.getByRole('link', { name, exact: true });
  await expectToDiffer(number('Page 2'), number('Page 1'));
});

test('what the keyboard has reached in a list or a menu can be seen', async ({ page, member }) => {
  await visit(page, '/dashboard/add-portfolio');
  await signIn(page, member);
  const field = page.getByRole('combobox', { name: 'Technologies' });
  const options = page.getByRole('option', { name: /rea/i });
  const reached = options.and(page.locator('[data-highlighted]'));
  await field.fill('rea');
  await page.keyboard.press('ArrowDown');
  await expectToDiffer(reached, options.last());
  await options.last().click();
  await field.fill('rea');
  await page.keyboard.press('ArrowDown');
  await expectToDiffer(reached, options.and(page.locator('[aria-selected=true]')));
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Account of/ }).press('ArrowDown');
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await expectToDiffer(entry('Profile Settings'), entry('Logout'));
});

test('which messages are unread can be seen', async ({ page, member }) => {
  await answerTo(page, 'Messages', (route) =>
    route.fulfill({ json: { data: { messages_connection: INBOX } } }),
  );
  await openInbox(page, member);
  const mark = (name: RegExp) => page.getByRole('button', { name }).locator('div').first();
  await expect(mark(/^Unread: Nadia/)).toHaveCSS('border-top-width', '4px');
  await expect(mark(/^Karim/)).toHaveCSS('border-top-width', '0px');
});

test('that a click waits for its code can be seen', async ({ page }) => {
  await visit(page, '/');
  const ground = await page.evaluate(() => {
    document.documentElement.dataset.waiting = '';
    const styleOf = (pseudo?: string) => getComputedStyle(document.documentElement, pseudo);
    return [styleOf('::before').backgroundColor, styleOf().backgroundColor];
  });
  expect(ground[0]).not.toBe(ground[1]);
});

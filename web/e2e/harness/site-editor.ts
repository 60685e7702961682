import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { idTokenOf, OWNER, type Account } from './accounts';
import { signIn, visit } from './test';

/** Signs in on the way to the form of one theme. */
export async function openTheme(page: Page, account: Account, theme: string): Promise<Locator> {
  await visit(page, `/dashboard/site/${theme}`);
  await signIn(page, account);
  return formOf(page);
}

export async function formOf(page: Page): Promise<Locator> {
  const form = page.getByRole('main').getByRole('form');
  await expect(form.getByRole('button', { name: 'Save' })).toBeVisible();
  return form;
}

export const SAVED = 'Saved. Your site shows it now.';

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
}

/** The names of the entries of a list, in their order. */
export function entriesOf(form: Locator, list: string): Locator {
  return form.getByRole('group', { name: list, exact: true }).getByRole('button', { name: /^Move / });
}

type Site = Record<string, unknown> & { updatedAt: string };

export async function readSite(request: APIRequestContext): Promise<Site> {
  const answer = await request.get('/api/site');
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Site;
}

/** As another browser would; answers what went wrong, if anything. */
export async function updateSite(request: APIRequestContext, data: object, account: Account = OWNER) {
  const query = 'mutation Change($data: SiteInput!) { updateSite(data: $data) { updatedAt } }';
  const answer = await request.post('/graphql', {
    data: { query, variables: { data } },
    headers: { authorization: `Bearer ${await idTokenOf(request, account)}` },
  });
  return (await answer.json()) as { errors?: { message: string; extensions: Record<string, unknown> }[] };
}

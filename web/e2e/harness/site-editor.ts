import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { OWNER, type Account } from './accounts';
import { askCms } from './graphql';
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

/** As another browser would. */
export async function updateSite(request: APIRequestContext, data: object): Promise<void> {
  const query = 'mutation Change($data: SiteInput!) { updateSite(data: $data) { updatedAt } }';
  await askCms(request, query, { data }, OWNER);
}

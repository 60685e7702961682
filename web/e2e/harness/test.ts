import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { idTokenOf, OWNER, signUp, somebody, type Account } from './accounts';

export { expect };

type Fixtures = {
  /** Console errors that a test provokes on purpose; any other one fails it. */
  expectedErrors: RegExp | null;
  /** Somebody who has not registered yet. */
  newcomer: Account;
  /** Somebody with an account, signed out. */
  member: Account;
  /** Somebody else with an account. */
  otherMember: Account;
  /** A page of another browser, which shares nothing with `page`. */
  otherPage: Page;
  /** Fails the test for an error on the console of a page in a context; that of `page` is watched already. */
  cleanConsole: (context: BrowserContext) => void;
  /** Deletes the projects that a test has added. What it changed about the others, their order too, stays. */
  cleanList: null;
};

export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],

  // eslint-disable-next-line no-empty-pattern -- Playwright finds out by the pattern what a fixture needs.
  newcomer: async ({}, use) => {
    await use(somebody('Nadia Rahman'));
  },

  member: async ({ newcomer, request }, use) => {
    await signUp(request, newcomer);
    await use(newcomer);
  },

  otherMember: async ({ request }, use) => {
    const account = somebody('Tanvir Alam');
    await signUp(request, account);
    await use(account);
  },

  page: async ({ page }, use) => {
    await use(page);
    // What is still answered when a test has seen enough is no failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  otherPage: async ({ browser, baseURL, contextOptions, cleanConsole }, use) => {
    const context = await browser.newContext({ baseURL, ...contextOptions });
    cleanConsole(context);
    await use(await context.newPage());
    await context.close();
  },

  cleanList: [
    async ({ request }, use) => {
      const before = await projectIds(request);
      await use(null);
      const added = (await projectIds(request)).filter((id) => !before.includes(id));
      if (added.length === 0) return;
      const headers = { authorization: `Bearer ${await idTokenOf(request, OWNER)}` };
      for (const id of added) {
        const answer = await request.delete(`/api/portfolio/${id}`, { headers });
        expect(answer.ok(), await answer.text()).toBe(true);
      }
    },
    { auto: true },
  ],

  cleanConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const record = (text: string) => {
        if (!expectedErrors?.test(text)) errors.push(text);
      };
      const watch = (context: BrowserContext) => {
        context.on('weberror', (error) => record(error.error().message));
        context.on('console', (message) => {
          // The picture of a project that another test has deleted since the list was read.
          const isGone = /\/uploads\//.test(message.location().url) && message.text().includes('404');
          if (message.type() === 'error' && !isGone) record(message.text());
        });
      };
      watch(context);
      await use(watch);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

async function projectIds(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/portfolio');
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { _id: string }[]).map(({ _id }) => _id);
}

/** Opens a page and waits until its buttons work. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export function toast(page: Page, text: string) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
}

import { test as base, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export { expect };

export type Account = { name: string; email: string; password: string };

type Fixtures = {
  /** Console errors that a test provokes on purpose; any other one fails it. */
  expectedErrors: RegExp[];
  /** Somebody who has not registered yet. */
  newcomer: Account;
  /** Somebody with an account, signed out. */
  member: Account;
  cleanConsole: null;
};

const EMULATOR = process.env.AUTH_EMULATOR_URL ?? 'http://127.0.0.1:9099';

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  // eslint-disable-next-line no-empty-pattern -- Playwright finds out by the pattern what a fixture needs.
  newcomer: async ({}, use) => {
    await use({ name: 'Nadia Rahman', email: `nadia-${randomUUID()}@example.com`, password: 'Secret#2026' });
  },

  member: async ({ newcomer, request }, use) => {
    const { name, email, password } = newcomer;
    const answer = await request.post(
      `${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
      {
        data: { email, password, displayName: name },
      },
    );
    expect(answer.ok()).toBe(true);
    await use(newcomer);
  },

  cleanConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'error' && !expectedErrors.some((expected) => expected.test(text)))
          errors.push(text);
      });
      await use(null);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

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

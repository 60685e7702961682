import type { Page } from '@playwright/test';

export const { CMS_URL = 'http://127.0.0.1:1337' } = process.env;

/** Playwright takes the modules of the CMS for CommonJS and finds no names in them. */
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'Demo#2026' };

/** A page of the CMS's panel, signed in as the admin of the demo. */
export async function openPanel(page: Page, path: string): Promise<void> {
  await page.goto(CMS_URL + path);
  await page.getByLabel(/^Email/).fill(DEMO_ADMIN.email);
  await page.getByLabel(/^Password/).fill(DEMO_ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

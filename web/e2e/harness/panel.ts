import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from '../../../cms/src/shared-with-web/own-machine';

export const { CMS_URL = 'http://127.0.0.1:1337' } = process.env;

/** A page of the CMS's panel, signed in as the admin of the demo. */
export async function openPanel(page: Page, path: string): Promise<void> {
  await page.goto(CMS_URL + path);
  await page.getByLabel(/^Email/).fill(DEMO_ADMIN.email);
  await page.getByLabel(/^Password/).fill(DEMO_ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** With the size of targets (24 px), which axe leaves out unless asked. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    page.url(),
  ).toEqual([]);
}

import { expect, test, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type Find = (page: Page) => Locator;

/** A sentence of the specification and what it means on the page. */
export type Row = [sentence: string, ...found: Find[]];

/** Names what can be seen in the element with a role and a name. */
export function part(role: Role, name?: string) {
  return within((page) => page.getByRole(role, { name, exact: true }));
}

/** Names what can be seen in one part of a page. */
export function within(scope: Find) {
  const find = (role: Role, name: string | RegExp, state = {}): Find => {
    return (page) => scope(page).getByRole(role, { name, exact: true, ...state });
  };

  return {
    text: (text: string | RegExp): Find => {
      return (page) => scope(page).getByText(text, { exact: true });
    },
    heading: (level: number, name: string) => find('heading', name, { level }),
    button: (name: string) => find('button', name),
    field: (label: string): Find => {
      return (page) => scope(page).getByLabel(label, { exact: true });
    },
    has: find,
    link: (name: string | RegExp, href: string, role: Role = 'link'): Find => {
      return (page) => find(role, name)(page).and(page.locator(`[href="${href}"]`));
    },
    newTab: (name: string | RegExp, start = 'https://'): Find => {
      return (page) => find('link', name)(page).and(page.locator(`[href^="${start}"][target="_blank"]`));
    },
  };
}

export async function expectToSee(page: Page, rows: Row[]): Promise<void> {
  for (const [sentence, ...found] of rows) {
    await test.step(sentence, async () => {
      for (const find of found)
        await expect(find(page).filter({ visible: true }).first(), sentence).toBeVisible();
    });
  }
}

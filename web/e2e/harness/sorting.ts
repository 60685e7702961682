import { expect, type Locator } from '@playwright/test';

/** Lifts an item by Space, so that the next arrow key moves it. */
export async function pickUp(handle: Locator, name: string, position: number): Promise<void> {
  const page = handle.page();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Holding ${name} at position ${position} of`)).toBeAttached();
  // dnd-kit listens to the arrow keys a timer after that, and a test presses faster than a person.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Of what is sorted by these handles, in its order. */
export async function namesOf(handles: Locator): Promise<string[]> {
  const labels = await handles.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')),
  );
  return labels.map((label) => label?.replace('Move ', '') ?? '');
}

import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts';
import type { Photo } from './photos';
import { pickUp } from './sorting';
import { signIn, visit } from './test';

export type ProjectText = {
  title: string;
  platform: string;
  description: string;
  technologies: string[];
  githubLink: string;
  livePreview: string;
};

export function aProject(title: string): ProjectText {
  return {
    title,
    platform: 'Web Application',
    description: 'Shows every ferry on the river in real time.',
    technologies: ['React', 'TypeScript'],
    githubLink: 'https://github.com/example/ferries',
    livePreview: 'https://ferries.example.com',
  };
}

/** Signs in on the way to the form of a new project. */
export async function openAddForm(page: Page, account: Account): Promise<void> {
  await visit(page, '/dashboard/add-portfolio');
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Add Project' })).toBeVisible();
}

/** Signs in on the way to the list of projects, and opens one of them. */
export async function openEditor(page: Page, account: Account, title: string): Promise<Locator> {
  await visit(page, '/dashboard/my-projects');
  await signIn(page, account);
  return clickEdit(page, title);
}

export async function clickEdit(page: Page, title: string): Promise<Locator> {
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Edit Project' }).click();
  return page.getByRole('dialog', { name: 'Edit Project' });
}

export async function pickImages(page: Page, photos: Photo[]): Promise<void> {
  await page.getByRole('group', { name: 'Images' }).locator('input[type=file]').setInputFiles(photos);
}

export async function fillProject(page: Page, project: ProjectText): Promise<void> {
  await page.getByLabel('Title').fill(project.title);
  await page.getByLabel('Platform').selectOption(project.platform);
  await page.getByLabel('Description').fill(project.description);
  for (const technology of project.technologies) {
    await page.getByRole('combobox', { name: 'Technologies' }).fill(technology);
    await page.getByRole('option', { name: technology, exact: true }).click();
  }
  await page.getByLabel('GitHub link').fill(project.githubLink);
  await page.getByLabel('Live preview link').fill(project.livePreview);
}

/** The names of the pictures in the form, in their order. */
export async function imageNames(page: Page): Promise<string[]> {
  const labels = await thumbnails(page).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  return labels.map((label) => /: (.*?)(,|$)/.exec(label)?.[1] ?? '');
}

export function thumbnails(page: Page) {
  return page.getByRole('group', { name: 'Images' }).getByRole('button', { name: /^(Main|#\d): / });
}

/** The marks on pictures that have arrived on the server. */
export function uploaded(page: Page) {
  return page.getByRole('group', { name: 'Images' }).getByRole('img', { name: 'Uploaded' });
}

/** Counts the pictures that are sent from now on. */
export function countUploads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/portfolio/images')) count++;
  });
  return () => count;
}

/** Moves a picture as a keyboard user does: Space, arrow keys, Space. */
export async function moveByKeyboard(page: Page, name: string, steps: number): Promise<void> {
  const thumbnail = page.getByRole('button', { name: new RegExp(`^(Main|#\\d): ${name}`) });
  const from = (await imageNames(page)).indexOf(name) + 1;
  await pickUp(thumbnail, name, from);
  for (let step = 1; step <= Math.abs(steps); step++) {
    await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(
      page.getByText(`Holding ${name} at position ${from + Math.sign(steps) * step} of`),
    ).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} was dropped at position ${from + steps} of`)).toBeAttached();
}

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/expect-accessible';
import { answerTo, unroute } from '../harness/graphql';
import { tinyJpeg } from '../harness/photos';
import {
  aProject,
  fillProject,
  openAddForm,
  openEditor,
  pickImages,
  uploaded,
} from '../harness/project-form';
import { createProject, readDetails, updateProject } from '../harness/projects';
import { pickUp } from '../harness/sorting';
import { expect, test, toast } from '../harness/test';

const MARKDOWN = '## The river\n\nIt floods **every** spring.\n\n```js\nconst level = 4;\n```';

function part(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('group', { name, exact: true });
}

/** By the keyboard alone. */
async function unfold(scope: Page | Locator, name: RegExp): Promise<void> {
  await scope.getByRole('button', { name }).press('Enter');
}

async function addFigure(details: Locator, value: string, label: string): Promise<void> {
  await details.getByRole('button', { name: 'Add a key figure' }).press('Enter');
  const entry = part(details, 'New key figure');
  await expect(entry.getByLabel('Number')).toBeFocused();
  await entry.getByLabel('Number').pressSequentially(value);
  await details.page().keyboard.press('Tab');
  await details.page().keyboard.type(label);
}

test('everything about a project is told by the keyboard, previewed and stored', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const project = aProject(`Flood Watch ${Date.now()}`);
  await openAddForm(page, member);
  await pickImages(page, [await tinyJpeg('gauge.jpg'), await tinyJpeg('map.jpg')]);
  await fillProject(page, project);

  await unfold(page, /^Texts of the images/);
  const second = part(page, '#2: map.jpg');
  await second.getByLabel('Alternative text').pressSequentially('A map of the river');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The river in spring');
  await expect(page.getByText('1 of 2 described')).toBeVisible();

  await unfold(page, /^More about it/);
  const details = part(page, 'More about it');
  await details.getByLabel('Role').pressSequentially('Design and code');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2024 to 2025');
  await addFigure(details, '61', 'families');
  await addFigure(details, '13 %', 'shorter');
  const handle = details.getByRole('button', { name: 'Move 13 % shorter', exact: true });
  await pickUp(handle, '13 % shorter', 2);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Holding 13 % shorter at position 1 of')).toBeAttached();
  await page.keyboard.press('Space');

  await details.getByLabel('Case study', { exact: true }).fill(MARKDOWN);
  const preview = details.getByRole('region', { name: 'Preview of the case study' });
  await expect(preview.getByRole('heading', { name: 'The river' })).toBeVisible();
  await expect(preview.locator('.hljs-keyword')).toHaveText('const');
  const slug = `flood-watch-${Date.now()}`;
  await details.getByLabel('Page address').fill(slug);
  await expectAccessible(page);

  await expect(uploaded(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', `/portfolio/${slug}`);
  await page.getByRole('link', { name: 'View page' }).click();
  await expect(page.getByRole('heading', { name: 'The river' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('projects published')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View page' })).toHaveCount(0);
  expect(await readDetails(request, slug)).toMatchObject({
    role: 'Design and code',
    period: '2024 to 2025',
    caseStudy: MARKDOWN,
    keyFigures: [
      { value: '13 %', label: 'shorter' },
      { value: '61', label: 'families' },
    ],
    images: [
      { alternativeText: null, caption: null },
      { alternativeText: 'A map of the river', caption: 'The river in spring' },
    ],
  });
});

test.describe('of a stored project', () => {
  test.use({ expectedErrors: /status of 409|ERR_FAILED/ });

  test('texts survive a reload and a conflict, whose other changes are taken over', async ({
    page,
    member,
    request,
  }) => {
    test.slow();
    const project = aProject(`Lock Keeper ${Date.now()}`);
    const documentId = await createProject(request, member, project, [await tinyJpeg('lock.jpg')]);
    let dialog = await openEditor(page, member, project.title);
    await answerTo(page, 'SaveProjectDraft', (route) => route.abort());
    await unfold(dialog, /^Texts of the images/);
    await dialog.getByLabel('Caption').fill('Mine');
    await unfold(dialog, /^More about it/);
    const details = part(dialog, 'More about it');
    await addFigure(details, '7', 'locks');
    await details.getByRole('button', { name: 'Remove 7 locks' }).click();
    await details.getByRole('button', { name: 'Undo' }).click();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await updateProject(request, member, documentId, { role: 'Theirs' });
    await page.reload();
    await page
      .getByRole('article')
      .filter({ hasText: project.title })
      .getByRole('button', { name: 'Edit Project' })
      .click();
    dialog = page.getByRole('dialog', { name: 'Edit Project' });
    await unroute(page);
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(dialog.getByLabel('Role')).toHaveValue('Theirs');
    await expect(dialog.getByRole('button', { name: 'Move 7 locks', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Update Project' }).click();
    await expect(toast(page, 'Project updated successfully!')).toBeVisible();

    const card = page.getByRole('article').filter({ hasText: project.title });
    const href = await card.getByRole('link', { name: 'View page' }).getAttribute('href');
    const stored = await readDetails(request, href?.split('/').at(-1) ?? '');
    expect(stored).toMatchObject({
      role: 'Theirs',
      keyFigures: [{ value: '7', label: 'locks' }],
      images: [{ caption: 'Mine' }],
    });
  });
});

test.describe('when the server refuses it', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('what is wrong opens the part that holds it, is named at its field and takes the focus', async ({
    page,
    member,
    request,
  }) => {
    const other = aProject(`Ferry Bell ${Date.now()}`);
    const project = aProject(`Tide Clock ${Date.now()}`);
    const photo = await tinyJpeg('one.jpg');
    await createProject(request, member, other, [photo]);
    await createProject(request, member, project, [photo]);
    const dialog = await openEditor(page, member, project.title);
    await unfold(dialog, /^More about it/);
    const address = dialog.getByLabel('Page address');
    await address.fill('Not An Address');
    await unfold(dialog, /^More about it/);
    await expect(address).toBeHidden();
    await dialog.getByRole('button', { name: 'Update Project' }).click();
    await expect(address).toBeFocused();
    await expect(dialog.getByText(/a-z, 0-9/)).toBeVisible();

    const taken = other.title.toLowerCase().replaceAll(' ', '-');
    await address.fill(taken);
    await dialog.getByRole('button', { name: 'Update Project' }).click();
    await expect(dialog.getByText(`“${other.title}” has this one`)).toBeVisible();
    await expect(address).toBeFocused();
    await expectAccessible(page);
  });
});

test('on a phone the preview is a tab, and what the server refuses stands at the field', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAddForm(page, member);
  await unfold(page, /^More about it/);
  const text = page.getByLabel('Case study', { exact: true });
  await text.fill('## On a phone');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'On a phone' })).toBeVisible();
  await page.getByRole('tab', { name: 'Write' }).click();
  await text.fill('[Click](javascript:alert(1))');
  const write = page.getByRole('tabpanel', { name: 'Write' });
  await expect(write.getByText(/must start with https:/)).toBeVisible();
  await expectAccessible(page);
});

import { openAddForm } from '../harness/project-form';
import { expect, test } from '../harness/test';

test.beforeEach(({ page, member }) => openAddForm(page, member));

test('several technologies are chosen from a list that stays open until Escape', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Technologies' });
  const list = page.getByRole('listbox');
  const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('listitem');
  await field.click();
  await page.getByRole('option', { name: 'React', exact: true }).click();
  await expect(list).toBeVisible();
  await page.getByRole('option', { name: 'Firebase', exact: true }).click();
  await expect(chosen).toHaveText(['React', 'Firebase']);
  await expect(page.getByRole('option', { name: 'React', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await field.pressSequentially('redu');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['React', 'Firebase', 'Redux']);
  await expect(list).toBeVisible();

  await page.getByRole('option', { name: 'Firebase', exact: true }).click();
  await expect(chosen).toHaveText(['React', 'Redux']);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
});

test('the names of the icon set are offered, and any other text is taken', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Technologies' });
  const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('listitem');
  await field.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(14);
  await field.pressSequentially('svel');
  await page.getByRole('option', { name: 'Svelte', exact: true }).click();
  await field.pressSequentially('Home-made thing');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText(['Svelte', 'Home-made thing']);
  await field.pressSequentially('home');
  await expect(page.getByRole('option', { name: 'Home-made thing' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Svelte' }).click();
  await expect(chosen).toHaveText(['Home-made thing']);
});

test('a technology that is typed again stays chosen, once', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Technologies' });
  const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('listitem');
  for (const typed of ['React', 'Home-made thing', 'react', 'home-made THING']) {
    await field.pressSequentially(typed);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(chosen).toHaveText(['React', 'Home-made thing']);
});

test('what is typed with commas, pasted as a list, or left in the field is chosen', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Technologies' });
  const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('listitem');
  await field.pressSequentially('Home-made thing, react,');
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Vue\tVite\tReact');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await field.pressSequentially('Half a na');
  await page.getByLabel('Title').click();
  await expect(field).toHaveValue('');
  await expect(chosen).toHaveText(['Home-made thing', 'React', 'Vue', 'Vite', 'Half a na']);
});

test.describe('without the icon set', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('the usual names and any text can be chosen all the same', async ({ page }) => {
    await page.route('**/icons/names.json', (route) => route.fulfill({ status: 503 }));
    const field = page.getByRole('combobox', { name: 'Technologies' });
    const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('listitem');
    await field.pressSequentially('redu');
    await page.keyboard.press('Enter');
    await field.pressSequentially('Zig');
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveText(['Redux', 'Zig']);
  });
});

test('several choices at once are all kept', async ({ page }) => {
  const chosen = page.getByRole('list', { name: 'Chosen' }).getByRole('listitem');
  await page.getByRole('combobox', { name: 'Technologies' }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(14);
  await page.getByRole('listbox').evaluate((list) => {
    for (const option of list.querySelectorAll<HTMLElement>('[role=option]')) option.click();
  });
  await expect(chosen).toHaveCount(14);
});

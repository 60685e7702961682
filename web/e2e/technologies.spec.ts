import { openAddForm } from './project-form';
import { expect, test } from './test';

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

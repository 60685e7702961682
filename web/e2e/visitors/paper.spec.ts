import { expect, test, visit } from '../harness/test';

test('on paper nothing covers the text, all skills stand, and letters are black', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  const skills = page.getByRole('region', { name: 'Technical Skills' });
  for (const skill of ['HTML5', 'Node.js', 'Figma']) await expect(skills.getByText(skill)).toBeVisible();
  await expect(skills.getByRole('tablist')).toBeHidden();
});

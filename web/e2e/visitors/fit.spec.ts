import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../harness/expect-accessible';
import { expect, test, visit } from '../harness/test';

const ADVERT = 'Requirements\n- React\n- Fortran\n- A calm voice';

test('a pasted advert becomes a sheet, a Markdown file and the way to the contact form', async ({ page }) => {
  await visit(page, '/fit');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Please paste a job advert.')).toBeVisible();
  await page.getByLabel('Job advert').getByRole('textbox').fill(ADVERT);
  await page.getByRole('button', { name: 'Compare' }).click();

  const sheet = page.getByRole('region', { name: 'Evidence' });
  await expect(sheet).toContainText('1 of 2 checked requirements are covered; 1 not checked.');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Fortran' })).toContainText('Nothing published');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'A calm voice' })).toContainText('Not checked');
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download as Markdown' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(
    '- **Fortran**: Nothing published',
  );
  expect(page.url()).not.toContain('Fortran');

  await sheet.getByRole('link', { name: /^Send this to/ }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Message')).toHaveValue(
    /^I compared a job advert with your site\. 1 of 2 .+\n\nPublished: React\nNothing published: Fortran\n/,
  );
});

test('back from the contact form the sheet is there, until the visitor starts again', async ({ page }) => {
  await visit(page, '/fit');
  const advert = page.getByRole('textbox', { name: 'Job advert' });
  await advert.fill(ADVERT);
  await page.getByRole('button', { name: 'Compare' }).click();
  const sheet = page.getByRole('region', { name: 'Evidence' });
  await expect(sheet).toBeFocused();
  const send = sheet.getByRole('link', { name: /^Send this to/ });
  await send.click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(send).toBeFocused();
  await expect(sheet).toContainText('Fortran');
  await expect(advert).toHaveValue(ADVERT);
  const stored = await page.evaluate(() => JSON.stringify([history.state, sessionStorage, localStorage]));
  expect(stored).not.toContain('Requirements');

  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(advert).toBeFocused();
  await expect(advert).toHaveValue('');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await page.goBack();
  await expect(advert).toHaveValue('');
});

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

test('twenty requirements are printed on one page, with all that was left out', async ({ page }) => {
  const asked = [
    'React',
    'Node.js',
    'MongoDB',
    'Next.js',
    'CSS',
    'Git',
    'Figma',
    'Firebase',
    'GitHub',
    'Vercel',
  ];
  const missing = [
    'Fortran',
    'COBOL',
    'Ada',
    'Rust',
    'Kotlin',
    'Scala',
    'Perl',
    'Haskell',
    'Erlang',
    'Elixir',
  ];
  const requirements = [...asked, ...missing].map((name) => `- ${name}`);
  const benefits = ['Benefits', '- Free fruit', '- 30 days of holiday', '- A gym'];
  await visit(page, '/fit');
  await page
    .getByRole('textbox', { name: 'Job advert' })
    .fill(['Requirements', ...requirements, ...benefits].join('\n'));
  await page.getByRole('button', { name: 'Compare' }).click();
  const sheet = page.getByRole('region', { name: 'Evidence' });
  await expect(sheet.getByRole('listitem')).toHaveCount(20);
  await expect(sheet.getByText('Free fruit')).toBeHidden();

  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText('Free fruit')).toBeVisible();
  await expect(sheet.getByText(`Job advert and evidence · ${new URL(page.url()).origin} · `)).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

import type { Photo } from '../harness/photos';
import { aProject, fillProject, openAddForm, pickImages } from '../harness/project-form';
import { expect, test, toast } from '../harness/test';

// The trace recorder would fetch the broken preview, which the content security policy forbids.
test.use({ expectedErrors: /status of 400/, trace: 'off' });

test('a file that only looks like a picture is refused by the server, and nothing is lost', async ({
  page,
  member,
}) => {
  const fake: Photo = {
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  };
  await openAddForm(page, member);
  await pickImages(page, [fake]);
  await fillProject(page, aProject('Kept'));
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'fake.png is not a valid image type')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Images' }).getByRole('alert')).toHaveText(
    'fake.png is not a valid image type',
  );
  await expect(page.getByRole('button', { name: 'Retry upload of fake.png' })).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Kept');

  await page.reload();
  await expect(page.getByText('What you had not saved is back.')).toHaveText(
    'What you had not saved is back.',
  );
  await expect(page.getByLabel('Title')).toHaveValue('Kept');
});

import { EMULATOR } from '../harness/accounts';
import { expect, signIn, test, toast, visit } from '../harness/test';

test('a member changes name and photo', async ({ page, member }) => {
  const photo = new URL('/api/site/icon-512.png', test.info().project.use.baseURL).href;

  await visit(page, '/profile');
  await signIn(page, member);
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(member.email)).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name').fill('No');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Name must be at least 3 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByText(member.name)).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name').fill('Nadia Karim');
  await page.getByLabel('Photo URL').fill(photo);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
  await expect(main.getByText('Nadia Karim')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Nadia Karim' }).locator('img')).toBeVisible();
});

test('a member proves the address by e-mail', async ({ page, member, request }) => {
  await visit(page, '/profile');
  await signIn(page, member);
  await page.getByRole('button', { name: 'Verify your e-mail' }).click();
  await expect(page.getByText(`We have sent a link to ${member.email}`)).toBeVisible();

  const answer = await request.get(`${EMULATOR}/emulator/v1/projects/demo-portfolio/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobCode: string }[] };
  const oobCode = oobCodes.filter(({ email }) => email === member.email).at(-1)?.oobCode;
  await request.post(`${EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, {
    data: { oobCode },
  });

  await page.getByRole('button', { name: 'I have verified it' }).click();
  await expect(page.getByText(`We have sent a link`)).toBeHidden();
});

test.describe('when the identity provider is away', () => {
  test.use({ expectedErrors: /ERR_FAILED|network-request-failed/ });

  test('a failed change is said and the form stays', async ({ page, member }) => {
    await visit(page, '/profile');
    await signIn(page, member);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Name').fill('Nadia Karim');
    await page.route('**/accounts:update**', (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Error updating profile')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Nadia Karim');
  });
});

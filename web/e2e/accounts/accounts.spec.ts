import { expect, signIn, test, toast, visit } from '../harness/test';

test('a visitor who wants the dashboard signs in and is brought there', async ({ page, member }) => {
  await visit(page, '/dashboard/my-projects');
  await expect(page).toHaveURL('/login');
  await signIn(page, member);
  await expect(toast(page, 'Login Successful!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/my-projects');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();

  await page.goBack();
  await expect(page).not.toHaveURL('/login');
});

test('signing in lasts over a reload and ends with logging out', async ({ page, member }) => {
  await visit(page, '/login');
  await signIn(page, member);
  await expect(page).toHaveURL('/');
  await visit(page, '/');

  const avatar = page.getByRole('button', { name: `Account of ${member.name}` });
  const menu = page.getByRole('menu');
  await avatar.click();
  await expect(menu).toContainText(member.email);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await avatar.click();
  await menu.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

  await visit(page, '/dashboard');
  await expect(page).toHaveURL('/login');
});

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('the form keeps its values and says why', async ({ page, member }) => {
    await visit(page, '/login');
    await signIn(page, { ...member, password: 'Wrong#2026' });
    const text = 'The e-mail address or the password is wrong.';
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(toast(page, text)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await expect(page).toHaveURL('/login');
  });

  test('an address that is taken cannot register again', async ({ page, member }) => {
    await visit(page, '/register');
    await page.getByLabel('Name').fill(member.name);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/already has an account/);
  });
});

test.describe('on a line that breaks off', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a registration that has begun is completed by the same button', async ({ page, newcomer }) => {
    await visit(page, '/register');
    await page.getByLabel('Name').fill(newcomer.name);
    await page.getByLabel('Email').fill(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(newcomer.password);
    const submit = page.getByRole('button', { name: 'Register', exact: true });
    const naming = '**/accounts:update*';
    await page.route(naming, (route) => route.abort());
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(/^No connection/);

    await page.unroute(naming);
    await submit.click();
    await expect(toast(page, 'Registration Successful!')).toBeVisible();
    await expect(page.getByRole('button', { name: `Account of ${newcomer.name}` })).toBeVisible();
  });
});

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('a login that fails says so below the form and as a toast', async ({ page, context, member }) => {
    const codeOfToasts = page.waitForResponse(/toast-region/);
    await visit(page, '/login');
    await codeOfToasts;
    await context.setOffline(true);
    await signIn(page, member);
    const text = 'No connection. Please check your network and try again.';
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(toast(page, text)).toBeVisible();
  });
});

test('registration names every wrong field', async ({ page }) => {
  await visit(page, '/register');
  await expect(page.locator('main [aria-required=true]')).toHaveCount(4);
  const submit = page.getByRole('button', { name: 'Register', exact: true });
  await submit.click();
  for (const text of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }

  await page.getByLabel('Name').fill('Al');
  await page.getByLabel('Email').fill('nowhere');
  await page.getByLabel('Password', { exact: true }).fill('simple1');
  await page.getByLabel('Confirm password', { exact: true }).fill('other');
  await submit.click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 3 characters');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /^Password must contain at least one uppercase letter, one special character, and one number/,
  );
  await expect(page.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('a forgotten password is answered alike whether or not the account exists', async ({ page, member }) => {
  for (const email of [member.email, 'nobody@example.com']) {
    await visit(page, '/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('status').filter({ hasText: `If ${email} has an account` })).toBeVisible();
  }
});

test('in the demo the form shows the link of the mail, which sets a new password', async ({
  page,
  member,
}) => {
  await visit(page, '/forgot-password');
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'open this link' }).click();
  const mail = await opened;
  await mail.getByLabel('New password').fill('Changed#2026');
  await mail.getByRole('button', { name: 'Save' }).click();
  await expect(mail).toHaveURL('/login');
  await signIn(mail, { ...member, password: 'Changed#2026' });
  await expect(toast(mail, 'Login Successful!')).toBeVisible();
});

test('in the demo the banner shows the link of the mail, which verifies the address', async ({
  page,
  member,
}) => {
  await visit(page, '/login');
  await signIn(page, member);
  await expect(page).toHaveURL('/');
  await visit(page, '/profile');
  await page.getByRole('button', { name: 'Verify your e-mail' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'open this link' }).click();
  await expect((await opened).getByText('successfully verified')).toBeVisible();
  await page.getByRole('button', { name: 'I have verified it' }).click();
  await expect(page.getByRole('button', { name: 'I have verified it' })).toBeHidden();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { account, signIn } from '../../test/accounts';
import { renderPage } from '../../test/render-page';

test('a short password is refused before anything is sent', async () => {
  renderPage('/login');
  await signIn({ ...account, password: 'short' });
  expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
});

test('the password can be shown and hidden', async () => {
  const user = userEvent.setup();
  renderPage('/login');
  await user.click(await screen.findByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

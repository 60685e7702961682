import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { account, accountExists, signIn } from '../../test/accounts';
import { renderPage } from '../../test/render-page';

test('empty fields are named and the first has the focus', async () => {
  const user = userEvent.setup();
  renderPage('/login');
  await user.click(await screen.findByRole('button', { name: 'Login' }));

  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

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

test('a wrong password is said under the form, which keeps its values', async () => {
  accountExists();
  renderPage('/login');
  await signIn({ ...account, password: 'Wrong#2026' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is wrong.');
  expect(screen.getByLabelText('Email')).toHaveValue(account.email);
  expect(screen.getByLabelText('Password')).toHaveValue('Wrong#2026');
});

test('the way leads to registration and to a new password', async () => {
  renderPage('/login');
  expect(await screen.findByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

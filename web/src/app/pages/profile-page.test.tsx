import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountExists, fill, signIn } from '../../test/accounts';
import { renderPage } from '../../test/render-page';

test('what is typed outlives a page that the phone drops, until it is cancelled', async () => {
  accountExists();
  renderPage('/profile');
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await fill(user, screen.getByLabelText('Name'), ' of Bogura');

  cleanup();
  renderPage('/profile');
  expect(await screen.findByLabelText('Name')).toHaveValue('Arif Hasan of Bogura');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Arif Hasan');
});

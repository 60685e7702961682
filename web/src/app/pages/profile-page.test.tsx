import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, fill, signIn } from '../../test/accounts';
import { network } from '../../test/network';
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

test('nothing can be typed that would be lost with the form once it is saved', async () => {
  accountExists();
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  network.use(
    http.post('*/identitytoolkit.googleapis.com/v1/accounts\\:update', async () => {
      await until;
      return HttpResponse.json({});
    }),
  );
  renderPage('/profile');
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: /^Saving/ });
  await fill(user, screen.getByLabelText('Name'), ' of Bogura');
  expect(screen.getByLabelText('Name')).toHaveValue('Arif Hasan');
  release();
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
});

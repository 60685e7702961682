import { act, screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, signIn } from '../../test/accounts';
import { network } from '../../test/network';
import { ownProject } from '../../test/projects';
import { renderPage } from '../../test/render-page';
import { rememberAccount } from './remembered-account';

// The first one here: later ones have the code of the login page already.
test('who is led to the login sees that something comes until it is there', async () => {
  const shown: boolean[] = [];
  const observer = new MutationObserver(() =>
    shown.push(document.querySelector('main :is([role=status], h1)') !== null),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  renderPage('/profile');
  await screen.findByRole('heading', { name: 'Welcome back' });
  observer.disconnect();
  expect(shown.slice(shown.indexOf(true))).not.toContain(false);
});

test('who signs out leaves nothing of what was read for them: the next account in this tab begins anew', async () => {
  accountExists();
  network.use(
    graphql.query('MyProjects', () =>
      HttpResponse.json({
        data: {
          myProjects: {
            __typename: 'ProjectEntityResponseCollection',
            nodes: [{ ...ownProject('A secret draft'), updatedAt: '2026-01-31T12:00:00.000Z' }],
            pageInfo: { __typename: 'Pagination', page: 1, total: 1, pageCount: 1, pageSize: 20 },
          },
        },
      }),
    ),
  );
  const { client } = renderPage('/dashboard/my-projects');
  const user = await signIn();
  expect(await screen.findByRole('heading', { name: 'A secret draft' })).toBeVisible();

  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.getByText('Log in to manage your portfolio.')).toBeVisible();
  await waitFor(() => expect(client.extract()).not.toHaveProperty('ROOT_QUERY.viewer'));
  expect(JSON.stringify(client.extract())).not.toContain('secret');
  expect(client.extract()).toHaveProperty('ROOT_QUERY.site');
});

test('who is signed out elsewhere is told so', async () => {
  accountExists();
  renderPage('/profile');
  await signIn();
  await screen.findByRole('button', { name: 'Edit Profile' });
  act(() => rememberAccount(null));
  expect(await screen.findByText('You are signed out. Log in to go on where you were.')).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, signIn } from '../../../test/accounts';
import { network } from '../../../test/network';
import { ownProject } from '../../../test/projects';
import { renderPage } from '../../../test/render-page';

const DAY = 24 * 3600 * 1000;

/** What was deleted, as the cms keeps it. */
function deletedAre(...titles: string[]) {
  let entries = titles.map((title, index) => ({
    __typename: 'Version',
    documentId: `version of ${title}`,
    entry: title,
    kind: ['PROJECT', 'MESSAGE', 'ANSWER'][index],
    title,
    editor: index === 0 ? 'Nadia Rahman' : null,
    savedAt: '2026-01-31T12:00:00.000Z',
    expiresAt: new Date(Date.now() + (index + 1) * DAY - 1000).toISOString(),
  }));
  const without = (entry: unknown) => (entries = entries.filter((one) => one.entry !== entry));
  accountExists();
  network.use(
    graphql.query('DeletedEntries', () => {
      const pageInfo = { __typename: 'Pagination', total: entries.length, page: 1, pageCount: 1 };
      return HttpResponse.json({
        data: { deletedEntries: { __typename: 'VersionCollection', nodes: entries, pageInfo } },
      });
    }),
    graphql.mutation('RestoreDeleted', ({ variables: { entry } }) => {
      without(entry);
      const restoreDeleted = {
        __typename: 'Version',
        documentId: `version of ${String(entry)}`,
        entry,
        notices: ['A picture is gone, and left out.'],
      };
      return HttpResponse.json({ data: { restoreDeleted } });
    }),
    graphql.mutation('DeleteForGood', ({ variables: { entry } }) => {
      without(entry);
      return HttpResponse.json({
        data: { deleteForGood: { __typename: 'DeleteMutationResponse', documentId: entry } },
      });
    }),
  );
}

function listOf(title: string) {
  return {
    __typename: 'ProjectEntityResponseCollection',
    nodes: [{ ...ownProject(title), updatedAt: '2026-01-31T12:00:00.000Z' }],
    pageInfo: { __typename: 'Pagination', page: 1, total: 1, pageCount: 1, pageSize: 9 },
  };
}

async function openDeleted() {
  renderPage('/dashboard/deleted');
  return signIn();
}

test('what was deleted is told with who, when and how long it stays, and comes back', async () => {
  deletedAre('Tide Table', 'Karim');
  const user = await openDeleted();
  const project = within(await screen.findByRole('article', { name: 'Tide Table' }));
  expect(project.getByText(/^Deleted by Nadia Rahman on 31 Jan.* 1 day left$/)).toBeVisible();
  const message = within(screen.getByRole('article', { name: 'Karim' }));
  expect(message.getByText('Message from')).toBeVisible();
  expect(message.getByText(/^Deleted on .* 2 days left$/)).toBeVisible();

  await user.click(project.getByRole('button', { name: 'Restore Tide Table' }));
  expect(await screen.findByText('Tide Table is back. A picture is gone, and left out.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Tide Table' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('list', { name: 'Recently deleted' })).toHaveFocus());
});

test.each(['Restore', 'Delete for good:'])('%s takes the Undo of the deletion away', async (button) => {
  deletedAre('Tide Table');
  network.use(
    graphql.query('MyProjects', () => HttpResponse.json({ data: { myProjects: listOf('Tide Table') } })),
    graphql.mutation('DeleteProject', ({ variables: { documentId } }) =>
      HttpResponse.json({ data: { deleteProject: { __typename: 'DeleteMutationResponse', documentId } } }),
    ),
  );
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Recently deleted' }));
  await user.click(await screen.findByRole('button', { name: `${button} Tide Table` }));
  const dialog = screen.queryByRole('alertdialog');
  if (dialog) await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
});

test('deleting for good asks first, and leaves nothing', async () => {
  deletedAre('Tide Table', 'Karim');
  const user = await openDeleted();
  const remove = async (title: string, loss: string) => {
    await user.click(await screen.findByRole('button', { name: `Delete for good: ${title}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete for Good' }));
    expect(dialog.getByText(`${loss} This action cannot be undone.`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(`${title} is deleted for good`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: title })).not.toBeInTheDocument());
  };
  await remove('Tide Table', 'Tide Table will be gone for ever, with its pictures and all earlier versions.');
  await remove('Karim', 'The message from Karim will be gone for ever.');
  const nothing = await screen.findByText('Nothing was deleted in the last 30 days.');
  expect(nothing).toBeVisible();
  await waitFor(() => expect(nothing.closest(':focus')).toBeInTheDocument());
});

test.each(['Restore', 'Delete for good:'])(
  '%s of what is gone by now says so and shows what is left',
  async (button) => {
    deletedAre('Tide Table', 'Karim');
    const user = await openDeleted();
    expect(await screen.findByRole('article', { name: 'Tide Table' })).toBeVisible();
    deletedAre('Karim');
    const message = 'This is not among what was deleted (any more).';
    const gone = () =>
      HttpResponse.json<object>({ errors: [{ message, extensions: { code: 'NOT_FOUND' } }] });
    network.use(graphql.mutation('RestoreDeleted', gone), graphql.mutation('DeleteForGood', gone));

    await user.click(screen.getByRole('button', { name: `${button} Tide Table` }));
    const dialog = screen.queryByRole('alertdialog');
    if (dialog) await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Tide Table' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('list', { name: 'Recently deleted' })).toHaveFocus());
    expect(screen.getByRole('article', { name: 'Karim' })).toBeVisible();
  },
);

test('an own answer is told by its question', async () => {
  deletedAre('Tide Table', 'Karim', 'Do you offer maintenance?');
  const user = await openDeleted();
  const answer = within(await screen.findByRole('article', { name: 'Do you offer maintenance?' }));
  expect(answer.getByText('Answer to')).toBeVisible();
  await user.click(answer.getByRole('button', { name: /^Delete for good/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete for Good' });
  expect(dialog).toHaveTextContent('The answer to ‘Do you offer maintenance?’ will be gone for ever.');
});

test('a list that cannot be loaded can be asked for again', async () => {
  deletedAre('Tide Table');
  network.use(
    graphql.query('DeletedEntries', () => HttpResponse.json({ errors: [{ message: 'Down' }] }), {
      once: true,
    }),
  );
  const user = await openDeleted();
  expect(await screen.findByText('What was deleted could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Tide Table' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, signIn } from '../../test/accounts';
import { localDay, localTime } from '../../lib/texts/local-time';
import { network } from '../../test/network';
import { renderPage } from '../../test/render-page';

const CREATED_AT = '2025-01-31T12:00:00.000Z';

type Message = ReturnType<typeof message>;

function message(name: string, fields: { isRead?: boolean; possibleSpam?: boolean; message?: string } = {}) {
  return {
    __typename: 'Message' as const,
    documentId: name,
    name,
    email: 'nadia@example.com',
    message: `Hello from ${name}`,
    isRead: false,
    possibleSpam: false,
    createdAt: CREATED_AT,
    ...fields,
  };
}

/** The inbox of the cms, open to the owner. */
function inboxHolds(...stored: Message[]) {
  let messages = stored;
  const unread = () => messages.filter(({ isRead }) => !isRead).length;
  const __typename = 'MessageEntityResponseCollection';
  accountExists({ canReadMessages: true });
  network.use(
    graphql.query('UnreadMessages', () =>
      HttpResponse.json({ data: { messages_connection: { __typename, unread: unread() } } }),
    ),
    graphql.query('Messages', ({ request }) => {
      expect(request.headers.get('authorization')).toMatch(/^Bearer /);
      const pageInfo = { __typename: 'Pagination', total: messages.length, page: 1, pageCount: 2 };
      return HttpResponse.json({
        data: { messages_connection: { __typename, nodes: messages, pageInfo, unread: unread() } },
      });
    }),
    graphql.mutation('MarkMessage', ({ variables }) => {
      const { documentId, isRead } = variables as Message;
      messages = messages.map((one) => (one.documentId === documentId ? { ...one, isRead } : one));
      return HttpResponse.json({ data: { updateMessage: { __typename: 'Message', documentId, isRead } } });
    }),
    graphql.mutation('DeleteMessage', ({ variables }) => {
      const { documentId } = variables as Message;
      messages = messages.filter((one) => one.documentId !== documentId);
      return HttpResponse.json({
        data: { deleteMessage: { __typename: 'DeleteMutationResponse', documentId } },
      });
    }),
  );
}

const entry = (name: string) => screen.findByRole('article', { name: `Message from ${name}` });
const headline = async (name: string) =>
  within(await entry(name)).getByRole('button', { name: new RegExp(name) });

test('a message tells when it came as the rest of the dashboard tells times', async () => {
  inboxHolds(message('Karim'));
  renderPage('/dashboard/messages');
  const user = await signIn();
  expect(await headline('Karim')).toHaveTextContent(localDay(CREATED_AT));
  await user.click(await headline('Karim'));
  expect(await entry('Karim')).toHaveTextContent(`nadia@example.com · ${localTime(CREATED_AT)}`);
});

test('possible spam is said to be so, and nothing else is', async () => {
  inboxHolds(message('Nadia'), message('Robot', { possibleSpam: true }));
  renderPage('/dashboard/messages');
  await signIn();
  expect(await headline('Robot')).toHaveTextContent('Possible spam');
  expect(await headline('Nadia')).not.toHaveTextContent('Possible spam');
});

test('an empty inbox says so', async () => {
  inboxHolds();
  renderPage('/dashboard/messages');
  await signIn();
  expect(await screen.findByText(/^No messages yet/)).toBeVisible();
});

test('a failed load can be tried again', async () => {
  inboxHolds(message('Nadia'));
  const fault = graphql.query('Messages', () => HttpResponse.json({ errors: [{ message: 'Internal' }] }), {
    once: true,
  });
  network.use(fault);
  renderPage('/dashboard/messages');
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await entry('Nadia')).toBeVisible();
});

test('a page that cannot be loaded is not told by the messages of the page before', async () => {
  inboxHolds(message('Nadia'));
  renderPage('/dashboard/messages');
  const user = await signIn();
  expect(await entry('Nadia')).toBeVisible();
  network.use(graphql.query('Messages', () => HttpResponse.error() as never));
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('The messages could not be loaded.')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('who may not read messages is told so and finds no link', async () => {
  accountExists();
  network.use(
    graphql.query('Messages', () =>
      HttpResponse.json({
        errors: [{ message: 'Only the owner can read messages.', extensions: { code: 'FORBIDDEN' } }],
      }),
    ),
  );
  renderPage('/dashboard/messages');
  await signIn();
  expect(await screen.findByText(/^Only the owner can read messages/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Messages/ })).not.toBeInTheDocument());
});

test('after a message is deleted the focus stays in the inbox, after the last one too', async () => {
  inboxHolds(message('Nadia'), message('Karim'));
  renderPage('/dashboard/messages');
  const user = await signIn();
  for (const name of ['Nadia', 'Karim']) {
    await user.click(await headline(name));
    await user.click(within(await entry(name)).getByRole('button', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Message' }));
    expect(dialog.getByText('Are you sure you want to delete this message?')).toBeVisible();
    expect(dialog.getByText('The message stays in Recently deleted for up to 30 days.')).toBeVisible();
    dialog.getByRole('button', { name: 'Delete' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  }
  expect(await screen.findByText(/^No messages yet/)).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^No messages yet/).closest(':focus')).toBeInTheDocument());
});

test('a deleted message is gone even when the inbox cannot be loaded again', async () => {
  inboxHolds(message('Nadia'), message('Karim'));
  renderPage('/dashboard/messages');
  const user = await signIn();
  await user.click(await headline('Nadia'));
  await user.click(within(await entry('Nadia')).getByRole('button', { name: /^Delete/ }));
  network.use(graphql.query('Messages', () => HttpResponse.json({ errors: [{ message: 'Away' }] })));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Message deleted successfully')).toBeVisible();
  const gone = () => screen.queryByRole('article', { name: 'Message from Nadia' });
  await waitFor(() => expect(gone()).not.toBeInTheDocument());
  expect(await entry('Karim')).toBeVisible();
});

test('a message that cannot be deleted without a connection stays, and why is told', async () => {
  inboxHolds(message('Nadia'));
  renderPage('/dashboard/messages');
  const user = await signIn();
  await user.click(await headline('Nadia'));
  await user.click(within(await entry('Nadia')).getByRole('button', { name: /^Delete/ }));
  network.use(graphql.mutation('DeleteMessage', () => HttpResponse.error() as never));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete message')).toBeVisible();
  expect(screen.getByText(/^No connection/)).toBeVisible();
  expect(await entry('Nadia')).toBeVisible();
});

test('a message that was deleted before, by a request whose answer was lost, is told as deleted', async () => {
  inboxHolds(message('Nadia'), message('Karim'));
  renderPage('/dashboard/messages');
  const user = await signIn();
  await user.click(await headline('Nadia'));
  await user.click(within(await entry('Nadia')).getByRole('button', { name: /^Delete/ }));
  const errors = [{ message: 'It does not exist (any more).', extensions: { code: 'NOT_FOUND' } }];
  network.use(graphql.mutation('DeleteMessage', () => HttpResponse.json({ errors })));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Message deleted successfully')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(screen.queryByText('Failed to delete message')).not.toBeInTheDocument();
});

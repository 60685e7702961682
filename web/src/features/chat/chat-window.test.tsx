import { cleanup, screen, waitFor } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fill } from '../../test/accounts';
import { assistant, field, messages, openChat, send, stored } from '../../test/chat';
import { network } from '../../test/network';

const APOLOGY = 'Sorry, I encountered an error. Please try again.';

test('an answer streams in, is kept, and goes along with the next question', async () => {
  const { asked, open } = assistant('Hello |**you**.', 'Bye.');
  const user = await openChat();
  await send(user, '  Hi  ');

  expect(await messages().findByText('Hello')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  open();
  expect(await messages().findByText('Quick answer')).toBeVisible();
  expect(messages().getByText('you')).toBeVisible();

  await send(user, 'And?');
  expect(await messages().findByText('Bye.')).toBeVisible();
  expect(asked).toEqual([
    { texts: ['Hi'], signatures: null },
    { texts: ['Hi', 'Hello **you**.', 'And?'], signatures: 'signature-1' },
  ]);
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect(stored()[0]?.messages.map(({ content }) => content)).toEqual([
    'Hi',
    'Hello **you**.',
    'And?',
    'Bye.',
  ]);
});

test('an empty chat is at its top, one with messages at its end', async () => {
  assistant('Hello.');
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
  onTestFinished(() => height.mockRestore());
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  const user = await openChat();
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
  await send(user, 'Hi');
  expect(await messages().findByText('Hello.')).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 500 });
  await user.click(screen.getByRole('button', { name: 'Clear History' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
});

test('a question about a project waits beside what is being typed', async () => {
  const { asked } = assistant();
  const project = { __typename: 'Project', documentId: 't', slug: 'tide-atlas', title: 'Tide Atlas' };
  let answer: () => void = () => {};
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  network.use(
    graphql.query('NamedProject', async () => {
      await isTyped;
      return HttpResponse.json({ data: { projectPage: { __typename: 'ProjectPage', project } } });
    }),
  );
  const user = await openChat('/chatbot?project=tide-atlas');
  await fill(user, field(), 'Are you free');
  answer();
  const question = 'Tell me about the project “Tide Atlas”.';
  await user.click(await screen.findByRole('button', { name: question }));
  expect(await messages().findByText('Yes.')).toBeVisible();
  expect(asked.map(({ texts }) => texts)).toEqual([[question]]);
  expect(field()).toHaveValue('Are you free');
});

test('what is typed is back when a phone has dropped the page, until it is sent', async () => {
  assistant();
  const user = await openChat();
  await fill(user, field(), 'Are you free');
  cleanup();
  const again = await openChat();
  await waitFor(() => expect(field()).toHaveValue('Are you free'));
  await again.click(screen.getByRole('button', { name: 'Send' }));
  expect(sessionStorage).toHaveLength(0);
});

test('Enter while composing does not send', async () => {
  const { asked } = assistant();
  const user = await openChat();
  await fill(user, field(), 'নমস্কার');
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, keyCode: 229 }));
  expect(asked).toEqual([]);
  expect(field()).toHaveValue('নমস্কার');
});

test('a failure shows the toast and the apology; a retry asks again, without the failed turn', async () => {
  const { asked } = assistant(500, 'Here I am.');
  const user = await openChat();
  await send(user, 'Are you there?');

  expect(await screen.findByText('Failed to get response from AI. Please try again.')).toBeVisible();
  expect(messages().getByText(APOLOGY)).toBeVisible();
  await user.click(messages().getByRole('button', { name: 'Retry' }));

  expect(await messages().findByText('Here I am.')).toBeVisible();
  expect(messages().queryByText(APOLOGY)).not.toBeInTheDocument();
  expect(asked.map(({ texts }) => texts)).toEqual([['Are you there?'], ['Are you there?']]);
});

test('Stop keeps what has arrived, and the stopped answer is no history', async () => {
  const { asked } = assistant('Half |whole', 'Next.');
  const user = await openChat();
  await send(user, 'Tell me');
  await messages().findByText('Half');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(messages().getByText('Half')).toBeVisible();
  expect(messages().getByText('You stopped this answer.')).toBeVisible();

  await send(user, 'Go on');
  expect(await messages().findByText('Next.')).toBeVisible();
  expect(asked[1]).toEqual({ texts: ['Go on'], signatures: null });
});

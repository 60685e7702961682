import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { fill } from '../../test/accounts';
import { network } from '../../test/network';
import { renderPage } from '../../test/render-page';

type Body = { template_params: Record<string, unknown> };

/** Our own inbox; `answers` are its statuses in order, then 200. */
function inbox(...answers: number[]) {
  const received: Body[] = [];
  network.use(
    http.post('*/api/v1.0/email/send', async ({ request }) => {
      received.push((await request.json()) as Body);
      return new HttpResponse('OK', { status: answers.shift() ?? 200 });
    }),
  );
  return received;
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });

async function write(message = 'Are you free in May?') {
  const user = userEvent.setup();
  await fill(user, await field('Name'), 'Nadia Rahman');
  await fill(user, await field('Email'), 'nadia@example.com');
  await fill(user, await field('Message'), message);
  return user;
}

/** The cms knows one project. */
function projectIsKnown() {
  const project = { __typename: 'Project', documentId: 't', slug: 'tide-atlas', title: 'Tide Atlas' };
  network.use(
    graphql.query('NamedProject', ({ variables }) =>
      HttpResponse.json({
        data: {
          projectPage: variables.slug === project.slug ? { __typename: 'ProjectPage', project } : null,
        },
      }),
    ),
  );
}

async function expectCleared() {
  await waitFor(async () => {
    for (const label of ['Name', 'Email', 'Message']) expect(await field(label)).toHaveValue('');
  });
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeEnabled();
}

test('a message is sent as EmailJS sends it, with what tells robots, and the fields are cleared', async () => {
  const received = inbox();
  renderPage('/contact');
  const user = await write();
  await user.click(sendButton());

  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(received).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'inbox',
      service_id: 'inbox',
      template_id: 'inbox',
      template_params: {
        name: 'Nadia Rahman',
        email: 'nadia@example.com',
        message: 'Are you free in May?',
        title: 'New Contact Message',
        website: '',
        filled_in_ms: 2000,
        submission: expect.stringMatching(/^[\w-]{16,64}$/),
      },
    },
  ]);
  await expectCleared();
});

test('a failure keeps the fields, says why, and trying again is the same submission', async () => {
  const received = inbox(429, 500);
  renderPage('/contact');
  const user = await write();

  await user.click(sendButton());
  expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
  expect(screen.getByText(/Too many messages/)).toBeVisible();
  expect(await field('Message')).toHaveValue('Are you free in May?');

  await user.click(sendButton());
  expect(await screen.findByText('The server did not accept it.')).toBeVisible();
  await user.click(sendButton());
  await expectCleared();
  expect(new Set(received.map(({ template_params }) => template_params.submission)).size).toBe(1);
});

test.each([
  ['blanks', '   \n ', 'Message'],
  ['too long a text', 'x'.repeat(5001), 'Message'],
])('%s are not sent', async (_, message, label) => {
  const received = inbox();
  renderPage('/contact');
  const user = await write(message);
  await user.click(sendButton());
  expect(await field(label)).toBeInvalid();
  expect(received).toEqual([]);
});

test('what went wrong before gives way to what is wrong now', async () => {
  network.use(http.post('*/api/v1.0/email/send', () => new HttpResponse('No', { status: 500 })));
  renderPage('/contact');
  const user = await write();
  await user.click(sendButton());
  expect(await screen.findByText('The server did not accept it.')).toBeVisible();
  await user.clear(await field('Email'));
  await user.click(sendButton());
  expect(await field('Email')).toBeInvalid();
  expect(screen.queryByText('The server did not accept it.')).not.toBeInTheDocument();
});

test('an address needs a domain', async () => {
  const received = inbox();
  renderPage('/contact');
  const user = await write();
  await user.clear(await field('Email'));
  await fill(user, await field('Email'), 'nadia@example');
  await user.click(sendButton());
  expect(await field('Email')).toBeInvalid();
  expect(received).toEqual([]);
});

test('a message about a project begins with its title, and is empty once it is sent', async () => {
  const received = inbox();
  projectIsKnown();
  renderPage('/contact?project=tide-atlas');
  await waitFor(async () => expect(await field('Message')).toHaveValue('About “Tide Atlas”:\n\n'));
  const user = userEvent.setup();
  await fill(user, await field('Name'), 'Nadia Rahman');
  await fill(user, await field('Email'), 'nadia@example.com');
  await user.type(await field('Message'), 'And rivers?');
  await user.click(sendButton());
  await expectCleared();
  expect(received[0]?.template_params.message).toBe('About “Tide Atlas”:\n\nAnd rivers?');
});

test('a page of the network that stands between is no answer: the message stays', async () => {
  network.use(http.post('*/api/v1.0/email/send', () => HttpResponse.html('<p>Welcome on board</p>')));
  renderPage('/contact');
  const user = await write();
  // Screen readers tell what is put into a region that was there before.
  const status = within(screen.getByRole('form', { name: 'Contact' })).getByRole('status');
  await user.click(sendButton());
  expect(await within(status).findByText('The server cannot be reached.')).toBeVisible();
  expect(await field('Message')).toHaveValue('Are you free in May?');
});

test('that a message was sent stays readable until the next one is begun', async () => {
  inbox();
  renderPage('/contact');
  const user = await write();
  await user.click(sendButton());
  expect(await screen.findByText('Thank you. Your message is on its way.')).toBeVisible();
  await fill(user, await field('Message'), 'And in June?');
  expect(screen.queryByText('Thank you. Your message is on its way.')).not.toBeInTheDocument();
});

test('what was typed before is not replaced by the title of a project', async () => {
  projectIsKnown();
  const page = renderPage('/contact');
  await write('Half a thought');
  page.unmount();
  renderPage('/contact?project=tide-atlas');
  await waitFor(async () => expect(await field('Message')).toHaveValue('Half a thought'));
});

test('a message about an unknown project begins with nothing', async () => {
  projectIsKnown();
  renderPage('/contact?project=no-atlas');
  expect(await field('Message')).toHaveValue('');
});

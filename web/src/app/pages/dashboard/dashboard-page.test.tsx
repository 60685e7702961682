import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { SetupPoint } from '../../../graphql/generated-dashboard';
import { accountExists, READY, signIn } from '../../../test/accounts';
import { network } from '../../../test/network';
import { renderPage } from '../../../test/render-page';

const UNFINISHED = { ...READY, ownProjects: 1, sampleProjects: 9, hasAssistantKey: false };

/** What the cms knows, and changes when it is told to. */
function setupIs(first: typeof READY) {
  let setup = first;
  let projects = first.ownProjects + first.sampleProjects;
  const change = (next: Partial<typeof READY>) => (setup = { ...setup, ...next });
  network.use(
    graphql.query('Setup', () => HttpResponse.json({ data: { setup } })),
    graphql.query('DashboardPage', () =>
      HttpResponse.json({
        data: {
          projects_connection: {
            __typename: 'ProjectEntityResponseCollection',
            pageInfo: { __typename: 'Pagination', total: projects },
          },
        },
      }),
    ),
    graphql.mutation<object, { isDismissed: boolean }>('DismissSetup', ({ variables }) =>
      HttpResponse.json({ data: { dismissSetup: change(variables) } }),
    ),
    graphql.mutation<object, { point: SetupPoint; isConfirmed: boolean }>(
      'ConfirmSetupPoint',
      ({ variables: { point, isConfirmed } }) => {
        const others = setup.confirmed.filter((other) => other !== point);
        const confirmed = isConfirmed ? [...others, point] : others;
        return HttpResponse.json({ data: { confirmSetupPoint: change({ confirmed }) } });
      },
    ),
    graphql.mutation('DeleteSampleProjects', () => {
      projects = setup.ownProjects;
      return HttpResponse.json({ data: { deleteSampleProjects: change({ sampleProjects: 0 }) } });
    }),
  );
}

async function openDashboard() {
  renderPage('/dashboard');
  return signIn();
}

const list = () => within(screen.getByRole('region', { name: 'Setup' }));

test('the list shows what is done and where the rest is done', async () => {
  accountExists();
  setupIs(UNFINISHED);
  await openDashboard();
  expect(await screen.findByText('12 of 15 done')).toBeVisible();
  expect(list().getByRole('link', { name: 'Add a project' })).toHaveAttribute(
    'href',
    '/dashboard/add-portfolio',
  );
  expect(list().getByText('Your name').closest('li')).toHaveTextContent('Your name, done');
  expect(list().queryByRole('link', { name: 'Enter your name' })).not.toBeInTheDocument();
});

test('the samples go after a question, in one step', async () => {
  accountExists();
  setupIs(UNFINISHED);
  const user = await openDashboard();
  expect(await screen.findByText('10 projects published')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Remove samples' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove Sample Projects' });
  expect(question).toHaveTextContent(
    /^.*9 sample projects will be deleted.*What you have added or changed stays\..*They stay in Recently deleted/,
  );
  expect(question).not.toHaveTextContent('cannot be undone');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('1 project published')).toBeVisible();
  expect(list().getByText('Sample projects removed').closest('li')).toHaveTextContent(/, done$/);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Setup' })).toHaveFocus());
});

test('when they cannot be removed, it says so and nothing changes', async () => {
  accountExists();
  setupIs(UNFINISHED);
  network.use(
    graphql.mutation('DeleteSampleProjects', () => HttpResponse.json({ errors: [{ message: 'Locked' }] })),
  );
  const user = await openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Remove samples' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Failed to remove the sample projects')).toBeVisible();
  expect(list().getByText('9 sample projects are on your site.')).toBeVisible();
});

test('the owner’s own word counts, and can be taken back', async () => {
  accountExists();
  setupIs(UNFINISHED);
  const user = await openDashboard();
  await user.click(await screen.findByRole('button', { name: /^Quotes are enough/ }));
  expect(await screen.findByText('13 of 15 done')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Setup' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Take back: The assistant’s key' }));
  expect(await screen.findByText('12 of 15 done')).toBeVisible();
});

test('the list goes away when it is hidden, and comes back', async () => {
  accountExists();
  setupIs(UNFINISHED);
  const user = await openDashboard();
  await user.click(await screen.findByRole('button', { name: 'Hide the setup list' }));
  const show = await screen.findByRole('button', { name: 'Show the setup list' });
  expect(screen.queryByText('Make this site yours')).not.toBeInTheDocument();
  await user.click(show);
  expect(await screen.findByText('Make this site yours')).toBeVisible();
});

test('the list goes away when all is done', async () => {
  accountExists();
  setupIs({ ...READY, confirmed: [] });
  const user = await openDashboard();
  await user.click(await screen.findByRole('button', { name: /^I have a backup/ }));
  await waitFor(() => expect(screen.queryByText('Make this site yours')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Show the setup list' })).not.toBeInTheDocument();
});

test('the list stays while the site tells of the sample’s owner, and leads to what tells it', async () => {
  accountExists();
  const text = 'hello@arifhasan.example';
  const fact = { __typename: 'SampleFact', field: 'email', text };
  setupIs({ ...READY, sampleFacts: [fact] });
  await openDashboard();
  expect(await screen.findByText('14 of 15 done')).toBeVisible();
  expect(list().getByText(`Still public from the sample: ${text}`)).toBeVisible();
  expect(list().getByRole('link', { name: 'Edit your contact' })).toHaveAttribute(
    'href',
    '/dashboard/site/contact',
  );
});

test('a list that cannot be loaded can be asked for again', async () => {
  accountExists();
  setupIs(UNFINISHED);
  network.use(
    graphql.query('Setup', () => HttpResponse.json({ errors: [{ message: 'Down' }] }), { once: true }),
  );
  const user = await openDashboard();
  expect(await screen.findByText('The setup list could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Make this site yours')).toBeVisible();
});

test('somebody who may not edit is not asked to do anything', async () => {
  accountExists({ canEdit: false });
  setupIs(UNFINISHED);
  await openDashboard();
  expect(await screen.findByText('10 projects published')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Setup' })).not.toBeInTheDocument();
});

import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, signIn } from '../../../test/accounts';
import { network } from '../../../test/network';
import { renderPage } from '../../../test/render-page';

const OK = finding({ id: 'disk', title: 'Disk', status: 'OK', finding: '12 GB are free.', fix: null });
const WARNING = finding({
  id: 'backups',
  title: 'Backups',
  status: 'WARNING',
  finding: 'There is no backup.',
});
const ERROR = finding({ id: 'mail', title: 'Mail', status: 'ERROR', finding: 'It cannot be reached.' });

function finding(values: object) {
  return { __typename: 'HealthFinding', fix: 'Mend it.', ...values };
}

function findingsAre(...findings: object[]) {
  const health = { __typename: 'Health', checkedAt: '2026-01-31T12:00:00.000Z', findings };
  network.use(graphql.query('Health', () => HttpResponse.json({ data: { health } })));
}

function serverIsDown() {
  network.use(graphql.query('Health', () => HttpResponse.json({ errors: [{ message: 'Down' }] })));
}

async function openHealth() {
  accountExists();
  renderPage('/dashboard/health');
  return signIn();
}

test('what is wrong stands first, with what to do, and goes when it is mended', async () => {
  findingsAre(OK, WARNING, ERROR);
  const user = await openHealth();
  expect(await screen.findByText(/^1 error, 1 warning\./)).toBeVisible();
  const [first, , last] = within(screen.getByRole('list', { name: 'Points' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^MailErrorIt cannot be reached\.What to do: Mend it\.$/);
  expect(last).toHaveTextContent(/^DiskOK12 GB are free\.$/);

  findingsAre(OK);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/^All is well\./)).toBeVisible();
  serverIsDown();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/could not check itself.*found before: All is well\./)).toBeVisible();
});

test('a server that cannot check itself is asked again', async () => {
  serverIsDown();
  const user = await openHealth();
  expect(await screen.findByText(/npm run doctor.*docker compose logs/)).toBeVisible();
  findingsAre(OK);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^All is well\./)).toBeVisible();
});

test('the dashboard leads to it', async () => {
  findingsAre(OK);
  const pageInfo = { __typename: 'Pagination', total: 3 };
  const projects_connection = { __typename: 'ProjectConnection', pageInfo };
  network.use(graphql.query('DashboardPage', () => HttpResponse.json({ data: { projects_connection } })));
  accountExists();
  renderPage('/dashboard');
  const user = await signIn();
  await user.click(await screen.findByRole('link', { name: 'Health' }));
  expect(await screen.findByRole('heading', { name: 'Health' })).toBeVisible();
  expect(await screen.findByText('12 GB are free.')).toBeVisible();
});

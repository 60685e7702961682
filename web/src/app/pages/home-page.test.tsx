import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { takeConsoleErrors } from '../../test/console-errors';
import { network } from '../../test/network';
import { project } from '../../test/projects';
import { renderPage } from '../../test/render-page';

function answer(titles: string[], pageCount = 1) {
  return graphql.query('Gallery', () =>
    HttpResponse.json({
      data: {
        projects_connection: {
          __typename: 'ProjectEntityResponseCollection',
          nodes: titles.map((title) => project(title)),
          pageInfo: { __typename: 'Pagination', pageCount },
        },
      },
    }),
  );
}

const SIX = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

test('the hero says who this is and leads on', async () => {
  network.use(answer(SIX));
  renderPage('/');

  expect(await screen.findByRole('heading', { level: 1, name: "I'm a Web Developer" })).toBeVisible();
  expect(screen.getByText('WELCOME TO MY PORTFOLIO')).toBeVisible();
  expect(screen.getByText('Building intuitive, high-performance web applications')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hire Me' })).toHaveAttribute('href', '#contact');
  expect(screen.getByRole('link', { name: 'View Portfolio' })).toHaveAttribute('href', '#portfolio');
});

test('a card shows everything about its project', async () => {
  network.use(answer(['Atlas']));
  renderPage('/');

  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Atlas' })).toBeVisible();
  expect(card.getByText('Web Application')).toBeVisible();
  expect(card.getByText('About Atlas')).toBeVisible();
  expect(within(card.getByRole('list', { name: 'Technologies' })).getAllByRole('listitem')).toHaveLength(2);
  expect(card.getByRole('link', { name: 'Source Code of Atlas' })).toHaveAttribute('target', '_blank');
  expect(card.getByRole('link', { name: 'Live Preview of Atlas' })).toHaveAttribute(
    'href',
    'https://project.example',
  );
});

test('more than six projects are linked to', async () => {
  network.use(answer(SIX, 2));
  renderPage('/');
  expect(await screen.findByRole('link', { name: 'View All Projects' })).toHaveAttribute(
    'href',
    '/portfolio',
  );
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

test('six projects need no link to more', async () => {
  network.use(answer(SIX, 1));
  renderPage('/');
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(screen.queryByRole('link', { name: 'View All Projects' })).not.toBeInTheDocument();
});

test('while projects load the visitor is asked to wait', async () => {
  let letAnswer = () => {};
  const wait = new Promise<void>((resolve) => (letAnswer = resolve));
  network.use(
    graphql.query('Gallery', () => wait),
    answer(SIX),
  );
  renderPage('/');
  expect(await screen.findByText('Loading Projects')).toBeVisible();
  expect(screen.getByText('Please wait while we fetch amazing projects...')).toBeVisible();

  letAnswer();
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  expect(screen.queryByText('Loading Projects')).not.toBeInTheDocument();
});

test('no projects are called so', async () => {
  network.use(answer([]));
  renderPage('/');
  expect(await screen.findByText('No projects found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a failed load is logged, and can be tried again', async () => {
  network.use(graphql.query('Gallery', () => new HttpResponse(null, { status: 503 })));
  renderPage('/');
  expect(await screen.findByText('No projects found')).toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(1);

  network.use(answer(['Atlas']));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Atlas' })).toBeVisible();
});

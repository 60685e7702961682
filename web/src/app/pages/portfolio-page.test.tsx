import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../test/network';
import { project } from '../../test/projects';
import { renderPage } from '../../test/render-page';

/** Two projects a page, named after their page. */
function answerPages(pageCount: number) {
  network.use(
    graphql.query<object, { page: number }>('Gallery', ({ variables: { page } }) =>
      HttpResponse.json({
        data: {
          projects_connection: {
            __typename: 'ProjectEntityResponseCollection',
            nodes: page > pageCount ? [] : [project(`${page}a`), project(`${page}b`)],
            pageInfo: { __typename: 'Pagination', pageCount },
          },
        },
      }),
    ),
  );
}

const pagination = () => within(screen.getByRole('navigation', { name: 'Pagination' }));

test('the gallery shows the page its address names', async () => {
  answerPages(3);
  renderPage('/portfolio?page=2');
  expect(await screen.findByRole('heading', { name: '2a' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Portfolio Gallery' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'All Projects' })).toBeVisible();
  expect(pagination().getByRole('link', { current: 'page' })).toHaveTextContent('2');
});

test('the next page is one click away', async () => {
  answerPages(3);
  renderPage('/portfolio');
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByRole('heading', { name: '2a' })).toBeVisible();
});

test.each([
  { page: 1, disabled: ['First page', 'Previous page'] },
  { page: 2, disabled: [] },
  { page: 3, disabled: ['Next page', 'Last page'] },
])('on page $page of 3 the disabled links are $disabled', async ({ page, disabled }) => {
  answerPages(3);
  renderPage(`/portfolio?page=${page}`);
  await screen.findByRole('heading', { name: `${page}a` });
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) {
    const link = pagination().getByRole('link', { name });
    if (disabled.includes(name)) expect(link).toHaveAttribute('aria-disabled', 'true');
    else expect(link).toHaveAttribute('href');
  }
});

test.each(['99', '4'])('page %s of 3 is the last page', async (page) => {
  answerPages(3);
  renderPage(`/portfolio?page=${page}`);
  expect(await screen.findByRole('heading', { name: '3a' })).toBeVisible();
  expect(pagination().getByRole('link', { current: 'page' })).toHaveTextContent('3');
});

test.each(['0', '-1', '1.5', 'abc', ''])('page "%s" is the first page', async (page) => {
  answerPages(3);
  renderPage(`/portfolio?page=${page}`);
  expect(await screen.findByRole('heading', { name: '1a' })).toBeVisible();
});

test('a single page needs no pagination', async () => {
  answerPages(1);
  renderPage('/portfolio');
  expect(await screen.findByRole('heading', { name: '1a' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).not.toBeInTheDocument();
});

test('an unknown address is a page that leads home', async () => {
  renderPage('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../test/network';
import { galleryAnswer, project } from '../../test/projects';
import { renderPage } from '../../test/render-page';

/** Two projects a page, named after their page. */
function answerPages(pageCount: number) {
  network.use(
    graphql.query<object, { page: number }>('SearchProjects', ({ variables: { page } }) => {
      const nodes = page > pageCount ? [] : [project(`${page}a`), project(`${page}b`)];
      return HttpResponse.json({ data: galleryAnswer(nodes, { total: pageCount * 6 }) });
    }),
  );
}

const pagination = () => within(screen.getByRole('navigation', { name: 'Pagination' }));

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

test.each([
  ['nothing to choose with one project', [project('Atlas')], 0],
  ['a search and filters with two projects', [project('Atlas'), project('Boat')], 1],
])('there is %s', async (_, nodes, searches) => {
  const answer = galleryAnswer(nodes, { technologies: { React: nodes.length } });
  network.use(graphql.query('SearchProjects', () => HttpResponse.json({ data: answer })));
  renderPage('/portfolio');
  expect(await screen.findByRole('heading', { name: 'Atlas' })).toBeVisible();
  expect(screen.queryAllByRole('search')).toHaveLength(searches);
  expect(screen.queryAllByRole('navigation', { name: 'Filters' })).toHaveLength(searches);
});

test('a card shows only the links that its project has', async () => {
  const nodes = [
    project('Public'),
    project('Closed', { githubLink: null }),
    project('Inside', { githubLink: null, livePreview: null }),
  ];
  network.use(graphql.query('SearchProjects', () => HttpResponse.json({ data: galleryAnswer(nodes) })));
  renderPage('/portfolio');
  expect(await screen.findByRole('heading', { name: 'Public' })).toBeVisible();
  const links = screen.getAllByRole('article').map((card) =>
    within(card)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent.trim()),
  );
  expect(links).toEqual([['Public', 'Source Code', 'Live Preview'], ['Closed', 'Live Preview'], ['Inside']]);
});

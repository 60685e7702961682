import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { ProjectCard_projectFragment } from '../../graphql/generated';
import { network } from '../../test/network';
import { picture, project } from '../../test/projects';
import { renderPage } from '../../test/render-page';

function answer(published: ProjectCard_projectFragment) {
  network.use(
    graphql.query('Gallery', () =>
      HttpResponse.json({
        data: {
          projects_connection: {
            __typename: 'ProjectEntityResponseCollection',
            nodes: [published],
            pageInfo: { __typename: 'Pagination', pageCount: 1 },
          },
        },
      }),
    ),
  );
}

test('projects that the home page has room for need no link to more', async () => {
  answer(project('Atlas'));
  renderPage('/');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View All Projects' })).not.toBeInTheDocument();
});

test.each([
  ['without a picture', []],
  ['with its picture', [picture('map')]],
])('the latest work is told %s', async (_, images) => {
  answer(project('Atlas', { images }));
  renderPage('/');
  const latest = await screen.findByRole('link', { name: /^Latest work/ });
  expect(latest).toHaveTextContent('Latest workAtlasWeb Application');
  expect(latest.querySelectorAll('img')).toHaveLength(images.length);
});

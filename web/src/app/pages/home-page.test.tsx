import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../test/network';
import { project } from '../../test/projects';
import { renderPage } from '../../test/render-page';

test('projects that the home page has room for need no link to more', async () => {
  network.use(
    graphql.query('Gallery', () =>
      HttpResponse.json({
        data: {
          projects_connection: {
            __typename: 'ProjectEntityResponseCollection',
            nodes: [project('Atlas')],
            pageInfo: { __typename: 'Pagination', pageCount: 1 },
          },
        },
      }),
    ),
  );
  renderPage('/');
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View All Projects' })).not.toBeInTheDocument();
});

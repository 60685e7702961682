import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, signIn } from '../../../test/accounts';
import { network } from '../../../test/network';
import { ownProject } from '../../../test/projects';
import { renderPage } from '../../../test/render-page';

const VERSION = '2026-01-31T12:00:00.000Z';

/** So few that several pages are quickly shown. */
const LIMIT = 3;

/** What the cms answers: a page of the projects with these titles. */
function myProjects(titles: () => string[]) {
  return graphql.query<object, { start: number }>('MyProjects', ({ variables: { start } }) =>
    HttpResponse.json(pageOf(titles(), start)),
  );
}

function pageOf(titles: string[], start = 0) {
  const page = titles.slice(start, start + LIMIT);
  return {
    data: {
      myProjects: {
        __typename: 'ProjectEntityResponseCollection',
        nodes: page.map((title) => ({ ...ownProject(title), updatedAt: VERSION })),
        pageInfo: { __typename: 'Pagination', total: titles.length },
      },
    },
  };
}

test('a long list is shown page by page, and a project that moved on between two of them once', async () => {
  accountExists();
  let titles = Array.from({ length: 5 }, (_, index) => `Number ${index + 1}`);
  network.use(myProjects(() => titles));
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  expect(await screen.findByText('3 of 5 projects')).toBeVisible();

  titles = ['Newer', ...titles];
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'Number 5' })).toBeInTheDocument();
  const shown = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(shown).toEqual(titles.slice(1));
});

test('a deleted project is told and gone even when the list cannot be loaded again', async () => {
  accountExists();
  let failedLoads = 0;
  network.use(
    myProjects(() => ['Atlas', 'Beacon']),
    graphql.mutation('DeleteProject', ({ variables }) => {
      network.use(
        graphql.query('MyProjects', () => {
          failedLoads++;
          return HttpResponse.json({ errors: [{ message: 'Away' }] });
        }),
      );
      const { documentId } = variables;
      return HttpResponse.json({
        data: { deleteProject: { __typename: 'DeleteMutationResponse', documentId } },
      });
    }),
  );
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  await screen.findByRole('heading', { name: 'Atlas' });
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Project' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Project deleted successfully')).toBeVisible();
  await waitFor(() => expect(failedLoads).toBe(1));
  expect(screen.queryByText('Failed to delete project')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Atlas' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Beacon' })).toBeInTheDocument();
});

test('a project deleted while the list is loaded does not come back', async () => {
  accountExists();
  let titles = ['Atlas', 'Beacon'];
  let loads = 0;
  let isSlowLoadAnswered = false;
  let answerSlowLoad = () => {};
  const slowLoad = new Promise<void>((resolve) => (answerSlowLoad = resolve));
  network.use(
    graphql.query('MyProjects', async () => {
      const page = pageOf(titles);
      if (++loads === 2) {
        await slowLoad;
        isSlowLoadAnswered = true;
      }
      return HttpResponse.json(page);
    }),
    graphql.mutation('DeleteProject', ({ variables }) => {
      const { documentId } = variables;
      titles = titles.filter((title) => title !== documentId);
      return HttpResponse.json({
        data: { deleteProject: { __typename: 'DeleteMutationResponse', documentId } },
      });
    }),
  );
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  await screen.findByRole('heading', { name: 'Atlas' });
  await user.click(screen.getByRole('link', { name: 'Add New Project' }));
  await screen.findByRole('heading', { name: 'Add Project' });
  await user.click(screen.getByRole('link', { name: 'My Projects' }));
  await waitFor(() => expect(loads).toBe(2));
  await user.click((await screen.findAllByRole('button', { name: 'Delete' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Project' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(loads).toBe(3));

  answerSlowLoad();
  await waitFor(() => expect(isSlowLoadAnswered).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Atlas' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Beacon' })).toBeInTheDocument();
});

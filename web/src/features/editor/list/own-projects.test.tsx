import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, signIn } from '../../../test/accounts';
import { choose } from '../../../test/choose';
import { network } from '../../../test/network';
import { ownProject } from '../../../test/projects';
import { renderPage } from '../../../test/render-page';

const VERSION = '2026-01-31T12:00:00.000Z';

/** So few that several pages are quickly shown. */
const PAGE_SIZE = 3;

/** What the cms answers: a page of the projects with these titles that hold the words. */
function myProjects(titles: () => string[]) {
  return graphql.query<object, { q: string | null; page: number }>(
    'MyProjects',
    ({ variables: { q, page } }) =>
      HttpResponse.json(
        pageOf(
          titles().filter((title) => title.includes(q ?? '')),
          page,
        ),
      ),
  );
}

function pageOf(titles: string[], page = 1) {
  const shown = titles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    data: {
      myProjects: {
        __typename: 'ProjectEntityResponseCollection',
        nodes: shown.map((title) => ({ ...ownProject(title), updatedAt: VERSION })),
        pageInfo: {
          __typename: 'Pagination',
          page,
          total: titles.length,
          pageCount: Math.ceil(titles.length / PAGE_SIZE),
          pageSize: PAGE_SIZE,
        },
      },
    },
  };
}

function shownTitles() {
  return screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
}

test('a long list is shown page by page, and each project leads to its page', async () => {
  accountExists();
  network.use(myProjects(() => Array.from({ length: 5 }, (_, index) => `Number ${index + 1}`)));
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  expect(await screen.findByText('5 projects, page 1 of 2')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('5 projects, page 2 of 2')).toBeVisible();
  expect(shownTitles()).toEqual(['Number 4', 'Number 5']);
  const [link] = screen.getAllByRole('link', { name: 'View page' });
  expect(link).toHaveAttribute('href', '/portfolio/number 4');
});

test('an address beyond the end leads to the last page', async () => {
  accountExists();
  network.use(myProjects(() => ['A', 'B', 'C', 'D']));
  renderPage('/dashboard/my-projects?page=7');
  await signIn();
  expect(await screen.findByText('4 projects, page 2 of 2')).toBeVisible();
  expect(shownTitles()).toEqual(['D']);
});

test('a search that fails is asked once, and told', async () => {
  accountExists();
  let asked = 0;
  network.use(
    graphql.query<object, { q: string | null }>('MyProjects', ({ variables: { q } }) => {
      if (!q) return HttpResponse.json(pageOf(['Atlas']));
      asked++;
      return HttpResponse.error() as never;
    }),
  );
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  await user.type(await screen.findByRole('searchbox'), 'Atlas');
  expect(await screen.findByText('Your projects could not be loaded.')).toBeVisible();
  expect(asked).toBe(1);
});

test('a search finds while one types, says that nothing can be sorted, and is given up by a link', async () => {
  accountExists();
  network.use(myProjects(() => ['Red Ferry', 'Green Bus', 'Blue Ferry']));
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  expect(await screen.findByRole('button', { name: 'Move Green Bus' })).toBeInTheDocument();

  const field = screen.getByRole('searchbox', { name: 'Search your projects' });
  await user.type(field, ' Ferry ');
  expect(await screen.findByText('2 projects match “Ferry”')).toBeVisible();
  expect(shownTitles()).toEqual(['Red Ferry', 'Blue Ferry']);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  expect(screen.getByText(/The order can be changed where all projects are shown/)).toBeVisible();
  expect(field).toHaveValue(' Ferry ');

  await user.click(screen.getByRole('link', { name: 'Show all projects' }));
  expect(await screen.findByText('3 projects')).toBeVisible();
  expect(field).toHaveValue('');
});

test('a search that finds nothing says so and what to do', async () => {
  accountExists();
  network.use(myProjects(() => ['Atlas']));
  renderPage('/dashboard/my-projects?q=Zebra');
  await signIn();
  expect(await screen.findByText('No project matches “Zebra”')).toBeVisible();
  expect(screen.getByText(/Try fewer or other words/)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('Zebra');
  expect(screen.getByRole('link', { name: 'Show all projects' })).toBeVisible();
});

test('a project is moved to another page, and the focus with it', async () => {
  accountExists();
  let titles = ['A', 'B', 'C', 'D', 'E'];
  network.use(
    myProjects(() => titles),
    graphql.mutation<object, { documentId: string; place: number }>('MoveProject', ({ variables }) => {
      const { documentId, place } = variables;
      titles = titles.filter((title) => title !== documentId);
      titles.splice(place, 0, documentId);
      return HttpResponse.json({ data: { moveProject: { __typename: 'Project', documentId } } });
    }),
  );
  renderPage('/dashboard/my-projects?page=2');
  const user = await signIn();
  await screen.findByText('5 projects, page 2 of 2');
  await choose(user, 'More for E', 'Move to previous page');
  expect(await screen.findByText('5 projects, page 1 of 2')).toBeVisible();
  await waitFor(() => expect(shownTitles()).toEqual(['A', 'B', 'E']));
  expect(screen.getByRole('button', { name: 'More for E' })).toHaveFocus();
});

test('while another page is awaited, a project is moved from the page that is shown', async () => {
  accountExists();
  const titles = Array.from({ length: 9 }, (_, index) => `Number ${index + 1}`);
  const places: number[] = [];
  network.use(
    graphql.query<object, { page: number }>('MyProjects', ({ variables: { page } }) =>
      page === 2 ? new Promise<never>(() => {}) : HttpResponse.json(pageOf(titles, page)),
    ),
    graphql.mutation<object, { documentId: string; place: number }>('MoveProject', ({ variables }) => {
      const { documentId, place } = variables;
      places.push(place);
      return HttpResponse.json({ data: { moveProject: { __typename: 'Project', documentId } } });
    }),
  );
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  await screen.findByText('9 projects, page 1 of 3');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await choose(user, 'More for Number 1', 'Move to next page');
  await waitFor(() => expect(places).toEqual([PAGE_SIZE]));
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
  const words = 'Are you sure you want to delete this project? This action cannot be undone.';
  expect(within(dialog).getByText(words)).toBeVisible();
  expect(
    within(dialog).getByText(
      'For visitors it is gone at once; for you it stays in Recently deleted for 30 days.',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Project deleted successfully')).toBeVisible();
  await waitFor(() => expect(failedLoads).toBe(1));
  expect(screen.getByText('1 project')).toBeInTheDocument();
  expect(screen.queryByText('Failed to delete project')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Atlas' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Beacon' })).toBeInTheDocument();
});

test('a project that is deleted once more, as the answer was lost, is deleted', async () => {
  accountExists();
  let titles = ['Atlas'];
  network.use(
    myProjects(() => titles),
    graphql.mutation('DeleteProject', () => {
      const gone = { message: 'This project does not exist (any more).', extensions: { code: 'NOT_FOUND' } };
      if (titles.length === 0) return HttpResponse.json({ errors: [gone] });
      titles = [];
      return HttpResponse.error() as never;
    }),
  );
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  for (const told of ['Failed to delete project', 'Project deleted successfully']) {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Project' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(told)).toBeVisible();
  }
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Atlas' })).not.toBeInTheDocument());
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

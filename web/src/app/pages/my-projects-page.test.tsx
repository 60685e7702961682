import { screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, signIn } from '../../test/accounts';
import { network } from '../../test/network';
import { project } from '../../test/projects';
import { renderPage } from '../../test/render-page';

function myProjects(titles: () => string[]) {
  return graphql.query('MyProjects', () => {
    const projects = titles().map((title) => ({ ...project(title), updatedAt: '2026-01-31T12:00:00.000Z' }));
    return HttpResponse.json({ data: { projects } });
  });
}

test('an owner without projects is led to the first', async () => {
  accountExists();
  network.use(myProjects(() => []));
  renderPage('/dashboard/my-projects');
  await signIn();

  expect(await screen.findByText('No projects found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your first project' })).toHaveAttribute(
    'href',
    '/dashboard/add-portfolio',
  );
});

test('a failed load is toasted and can be tried again', async () => {
  accountExists();
  network.use(
    graphql.query('MyProjects', () => HttpResponse.json({ errors: [{ message: 'Internal Server Error' }] })),
  );
  renderPage('/dashboard/my-projects');
  const user = await signIn();

  expect(await screen.findByText('Failed to load projects')).toBeVisible();
  network.use(myProjects(() => ['Atlas']));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Atlas' })).toBeVisible();
});

test('a project is deleted after asking, and the list is loaded again', async () => {
  accountExists();
  let titles = ['Atlas', 'Beacon'];
  network.use(
    myProjects(() => titles),
    graphql.mutation('DeleteProject', ({ request, variables }) => {
      expect(request.headers.get('authorization')).toMatch(/^Bearer /);
      titles = titles.filter((title) => title !== variables.documentId);
      return HttpResponse.json({
        data: { deleteProject: { __typename: 'DeleteMutationResponse', documentId: variables.documentId } },
      });
    }),
  );
  renderPage('/dashboard/my-projects');
  const user = await signIn();

  const card = (await screen.findByRole('heading', { name: 'Atlas' })).closest('article') as HTMLElement;
  await user.click(within(card).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Project' });
  expect(dialog).toHaveTextContent(
    'Are you sure you want to delete this project? This action cannot be undone.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Project deleted successfully')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Atlas' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Beacon' })).toBeInTheDocument();
});

test('who may not edit is told so and sees no buttons', async () => {
  accountExists({ canEdit: false });
  network.use(myProjects(() => ['Atlas']));
  renderPage('/dashboard/my-projects');
  await signIn();

  expect(await screen.findByText('Only the owner can change projects.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Atlas' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Project' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { graphql, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, fill, signIn } from '../../test/accounts';
import { network } from '../../test/network';
import { renderPage } from '../../test/render-page';

const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });

async function openForm(): Promise<UserEvent> {
  renderPage('/dashboard/add-portfolio');
  const user = await signIn();
  await screen.findByRole('heading', { name: 'Add Project' });
  return user;
}

async function fillForm(user: UserEvent, photos: File[]) {
  await user.upload(screen.getByLabelText(/^Choose images/), photos);
  await fill(user, screen.getByLabelText('Title'), 'Atlas');
  await user.selectOptions(screen.getByLabelText('Platform'), 'Web Application');
  await fill(user, screen.getByLabelText('Description'), 'Maps');
  await fill(user, screen.getByLabelText('GitHub link'), 'https://github.com/example/atlas');
  await fill(user, screen.getByLabelText('Live preview link'), 'https://atlas.example');
}

test('what is missing is said and the first wrong field has the focus', async () => {
  accountExists();
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Add Project' }));

  expect(await screen.findByText('Please upload at least one image')).toBeVisible();
  expect(screen.getByText('Title is required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Choose images/)).toHaveFocus());
});

test('a failed picture alone is sent again, and the project carries all in order', async () => {
  accountExists();
  let uploads = 0;
  let created: unknown;
  network.use(
    http.post('*/api/portfolio/images', () => {
      uploads++;
      return uploads === 2
        ? HttpResponse.json({ message: 'Storage is busy' }, { status: 503 })
        : HttpResponse.json({ documentId: `picture ${uploads}` }, { status: 201 });
    }),
    graphql.mutation('CreateProject', ({ variables }) => {
      created = variables.data;
      return HttpResponse.json({ data: { createProject: { __typename: 'Project', documentId: 'atlas' } } });
    }),
    graphql.query('DashboardPage', () =>
      HttpResponse.json({
        data: {
          projects_connection: {
            __typename: 'ProjectEntityResponseCollection',
            pageInfo: { __typename: 'Pagination', total: 1 },
          },
        },
      }),
    ),
  );
  const user = await openForm();
  await fillForm(user, ['a.jpg', 'b.jpg', 'c.jpg'].map(photo));
  await user.click(screen.getByRole('button', { name: 'Add Project' }));

  expect(await screen.findAllByText('Storage is busy')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Retry upload of b.jpg' })).toBeVisible();
  expect(created).toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'Add Project' }));
  expect(await screen.findByText('1 project published')).toBeVisible();
  expect(uploads).toBe(4);
  expect(created).toMatchObject({ title: 'Atlas', images: ['picture 1', 'picture 4', 'picture 3'] });
});

test('who may not edit sees why instead of a form', async () => {
  accountExists({ canEdit: false });
  renderPage('/dashboard/add-portfolio');
  await signIn();
  expect(await screen.findByText('Only the owner can change projects.')).toBeVisible();
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
});

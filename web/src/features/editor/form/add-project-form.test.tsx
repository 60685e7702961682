import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { graphql, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { account, accountExists, fill, signIn } from '../../../test/accounts';
import { network } from '../../../test/network';
import { ownProject, picture } from '../../../test/projects';
import { renderPage } from '../../../test/render-page';

const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });

const DRAFT = {
  title: 'Atlas',
  platform: 'Other',
  description: 'Maps',
  githubLink: 'https://github.com/example/atlas',
  livePreview: 'https://atlas.example',
};

const NO_PROJECTS = {
  __typename: 'ProjectEntityResponseCollection',
  nodes: [] as object[],
  pageInfo: { __typename: 'Pagination', page: 1, total: 0, pageCount: 0, pageSize: 20 },
};

/** Of a draft whose picture is on the server already: no longer, or in a project by now. */
function keepDraft() {
  const image = { documentId: 'swept', name: 'ferry.jpg', src: '/uploads/ferry.webp', size: 1024 };
  const draft = { version: new Date(0).toISOString(), fields: DRAFT, images: [image] };
  localStorage.setItem(`portfolio.drafts.${account.uid}.new`, JSON.stringify(draft));
  const message = 'A picture is no longer waiting on the server.';
  const error = { details: { errors: [{ path: ['images'], message }] } };
  network.use(
    http.head('*/uploads/ferry.webp', () => new HttpResponse()),
    graphql.mutation('CreateProject', () =>
      HttpResponse.json({ errors: [{ message: 'Invalid', extensions: { error } }] }),
    ),
  );
}

function uploadedPicture(documentId: string) {
  return { documentId, url: `/uploads/${documentId}.webp`, formats: [] };
}

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

test('a failed picture alone is sent again, and the project carries all in order', async () => {
  accountExists();
  let uploads = 0;
  let created: unknown;
  network.use(
    http.post('*/api/portfolio/images', () => {
      uploads++;
      return uploads === 2
        ? HttpResponse.json({ message: 'Storage is busy' }, { status: 503 })
        : HttpResponse.json(uploadedPicture(`picture ${uploads}`), { status: 201 });
    }),
    graphql.mutation('CreateProject', ({ variables }) => {
      created = variables.data;
      return HttpResponse.json({
        data: {
          createProject: { __typename: 'Project', documentId: 'atlas', title: 'Atlas', slug: 'atlas' },
        },
      });
    }),
    graphql.query('DashboardPage', () => HttpResponse.json({ data: { projects_connection: published(1) } })),
  );
  const user = await openForm();
  await fillForm(user, ['a.jpg', 'b.jpg', 'c.jpg'].map(photo));

  expect(await screen.findByText('Storage is busy')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry upload of b.jpg' })).toBeVisible();
  expect(created).toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'Add Project' }));
  expect(await screen.findByText('1 project published')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/portfolio/atlas');
  expect(uploads).toBe(4);
  expect(created).toMatchObject({ title: 'Atlas', images: ['picture 1', 'picture 4', 'picture 3'] });
});

test('a picture of a draft that the server has swept is asked for again when saving', async () => {
  accountExists();
  keepDraft();
  network.use(graphql.query('MyProjects', () => HttpResponse.json({ data: { myProjects: NO_PROJECTS } })));
  const user = await openForm();
  expect(screen.getByRole('button', { name: 'Main: ferry.jpg, 0.01 MB' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Project' }));
  expect(await screen.findByText(/Please choose these images again: ferry\.jpg\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /ferry\.jpg/ })).not.toBeInTheDocument();
});

test('a project that is there without its answer is saved as it stands now, and what lists projects asks anew', async () => {
  accountExists();
  keepDraft();
  const there = {
    ...ownProject('Atlas'),
    updatedAt: '2026-01-02T03:04:05.678Z',
    images: [{ ...picture('ferry'), documentId: 'swept', name: 'ferry.jpg', caption: null }],
  };
  let asked = 0;
  let saved: unknown;
  network.use(
    graphql.query('DashboardPage', () => {
      asked++;
      return HttpResponse.json({ data: { projects_connection: published(asked - 1) } });
    }),
    graphql.query('MyProjects', () =>
      HttpResponse.json({ data: { myProjects: { ...NO_PROJECTS, nodes: [there] } } }),
    ),
    graphql.mutation('SaveProjectDraft', ({ variables }) => {
      saved = variables;
      return HttpResponse.json({ data: { updateProject: { ...there, status: 'MODIFIED' } } });
    }),
  );
  renderPage('/dashboard');
  const user = await signIn();
  expect(await screen.findByText(/^(0|No) projects published$/)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Add New Project' }));
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('1 project published')).toBeVisible();
  expect(saved).toMatchObject({ documentId: 'Atlas', updatedAt: there.updatedAt, data: { title: 'Atlas' } });
});

function published(total: number) {
  return {
    __typename: 'ProjectEntityResponseCollection',
    pageInfo: { __typename: 'Pagination', total },
  };
}

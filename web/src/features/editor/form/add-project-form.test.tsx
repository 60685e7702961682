import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { graphql, http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DOCUMENT_ID, LIMITS } from '../../../content/project-rules';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
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

type Stored = OwnProjectCard_projectFragment & { __typename: 'Project' };

const STORED: Stored = { ...ownProject('Atlas'), status: 'DRAFT', updatedAt: '2026-01-02T03:04:05.678Z' };

const ADDED_ALREADY = {
  message: 'This project has been added already. It is among your projects or in Recently deleted.',
  extensions: { code: 'CONFLICT' },
};

const ADDED = 'a'.repeat(24);

const KEPT = `portfolio.drafts.${account.uid}.new`;

function keepDraft(draft: object = {}) {
  const stored = { version: new Date(0).toISOString(), fields: DRAFT, ...draft };
  localStorage.setItem(KEPT, JSON.stringify(stored));
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
        ? HttpResponse.json({ message: 'Storage is busy' }, { status: 500 })
        : HttpResponse.json(uploadedPicture(`picture ${uploads}`), { status: 201 });
    }),
    graphql.mutation('CreateProject', ({ variables }) => {
      created = variables.data;
      return HttpResponse.json({
        data: { createProject: { ...STORED, status: 'PUBLISHED' } },
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

test('a picture that was lost in a tunnel is sent again when the line is back', async () => {
  accountExists();
  network.use(
    http.post('*/api/portfolio/images', () => HttpResponse.error(), { once: true }),
    http.post('*/api/portfolio/images', () => HttpResponse.json(uploadedPicture('picture'), { status: 201 })),
  );
  const user = await openForm();
  await user.upload(screen.getByLabelText(/^Choose images/), photo('a.jpg'));
  expect(await screen.findByText('Upload failed')).toBeVisible();

  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('img', { name: 'Uploaded' })).toBeVisible();
});

test('a picture is sent again by itself when only the server was away', async () => {
  accountExists();
  network.use(
    http.post('*/api/portfolio/images', () => new HttpResponse(null, { status: 503 }), { once: true }),
    http.post('*/api/portfolio/images', () => HttpResponse.json(uploadedPicture('picture'), { status: 201 })),
  );
  const user = await openForm();
  await user.upload(screen.getByLabelText(/^Choose images/), photo('a.jpg'));
  expect(await screen.findByText(/^503/)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Uploaded' }, { timeout: 15_000 })).toBeVisible();
});

test('what to do about the photo of an iPhone stands beside the place for it until another is chosen', async () => {
  accountExists();
  const user = await openForm();
  const drop = (files: File[]) =>
    fireEvent.drop(screen.getByText('Choose images or drop them here'), {
      dataTransfer: { files, types: ['Files'] },
    });
  drop([new File(['x'], 'IMG_7.HEIC')]);
  expect(screen.getByText(/Export it as JPEG/)).toHaveRole('status');
  drop([]);
  expect(await screen.findByText('This is no file')).toBeVisible();
  network.use(
    http.post('*/api/portfolio/images', () => HttpResponse.json(uploadedPicture('picture'), { status: 201 })),
  );
  await user.upload(screen.getByLabelText(/^Choose images/), photo('a.jpg'));
  expect(screen.queryByText(/Export it as JPEG/)).not.toBeInTheDocument();
});

test('a picture is pasted, but not that of copied text, and files dropped elsewhere do not replace the page', async () => {
  accountExists();
  network.use(
    http.post('*/api/portfolio/images', () => HttpResponse.json(uploadedPicture('picture'), { status: 201 })),
  );
  await openForm();
  const paste = (name: string, types: string[]) =>
    fireEvent.paste(document.body, { clipboardData: { files: [photo(name)], types } });
  paste('text.jpg', ['text/plain', 'Files']);
  paste('picture.jpg', ['Files']);
  expect(await screen.findByRole('button', { name: /^Main: picture\.jpg/ })).toBeVisible();
  const isLeft = fireEvent.drop(document.body, {
    dataTransfer: { files: [photo('b.jpg')], types: ['Files'] },
  });
  expect(isLeft).toBe(false);
  expect(screen.getByText('1 of 5')).toBeVisible();
});

test('one press adds smaller copies of all photos of a phone, as far as there is room', async () => {
  accountExists();
  network.use(
    http.post('*/api/portfolio/images', () => HttpResponse.json(uploadedPicture('picture'), { status: 201 })),
  );
  canvasDraws();
  const user = await openForm();
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'];
  await user.upload(screen.getByLabelText(/^Choose images/), names.map(largePhoto));
  await user.click(await screen.findByRole('button', { name: 'Add smaller copies of all 6' }));

  expect(await screen.findByText(/^e\.jpg: .*, added as a copy of/)).toBeVisible();
  expect(screen.getByText('5 of 5')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a smaller copy of f.jpg' })).toBeDisabled();
});

test('a smaller copy that is still being made is waited for when saving, and is a picture then', async () => {
  accountExists();
  let read = () => {};
  let created: unknown;
  canvasDraws(() => new Promise<void>((resolve) => (read = resolve)));
  network.use(
    http.post('*/api/portfolio/images', () => HttpResponse.json(uploadedPicture('picture'), { status: 201 })),
    graphql.mutation('CreateProject', ({ variables }) => {
      created = variables.data;
      return HttpResponse.json({ errors: [{ message: 'Enough' }] });
    }),
  );
  const user = await openForm();
  await fillForm(user, [largePhoto('b.jpg')]);
  await user.click(await screen.findByRole('button', { name: 'Add a smaller copy of b.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Add Project' }));
  await screen.findByRole('button', { name: /^Adding Project/ });
  read();
  await waitFor(() => expect(created).toMatchObject({ images: ['picture'] }));
});

test('a form that is left adds no copies that were being made', async () => {
  accountExists();
  const read = vi.fn();
  canvasDraws(() => new Promise((resolve) => read.mockImplementation(resolve)));
  const uploads = vi.fn(() => HttpResponse.json(uploadedPicture('picture'), { status: 201 }));
  network.use(http.post('*/api/portfolio/images', uploads));
  const user = await openForm();
  await user.upload(screen.getByLabelText(/^Choose images/), ['a.jpg', 'b.jpg'].map(largePhoto));
  await user.click(await screen.findByRole('button', { name: 'Add smaller copies of all 2' }));

  cleanup();
  read();
  await new Promise((resolve) => setTimeout(resolve));
  expect(createImageBitmap).toHaveBeenCalledTimes(1);
  expect(uploads).not.toHaveBeenCalled();
});

test('a form that is left while a copy is made is not sent any more', async () => {
  accountExists();
  keepDraft();
  let read = () => {};
  canvasDraws(() => new Promise<void>((resolve) => (read = resolve)));
  let created = 0;
  network.use(
    graphql.mutation('CreateProject', () => {
      created++;
      return HttpResponse.json({ data: { createProject: STORED } });
    }),
  );
  const user = await openForm();
  await user.upload(screen.getByLabelText(/^Choose images/), largePhoto('b.jpg'));
  await user.click(await screen.findByRole('button', { name: 'Add a smaller copy of b.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('button', { name: /^Saving draft/ });
  await user.click(screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  const message = await screen.findByLabelText('Message');
  read();
  await user.type(message, 'Hello');
  await user.clear(message);
  expect(created).toBe(0);
});

function largePhoto(name: string) {
  return new File([new Uint8Array(LIMITS.imageSize + 1)], name, { type: 'image/jpeg' });
}

/** What jsdom lacks. */
function canvasDraws(read = () => Promise.resolve()) {
  const bitmap = { width: 4, height: 3, close() {} };
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(() => read().then(() => bitmap)),
  );
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage() {} } as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((take) => take(new Blob(['copy'], { type: 'image/webp' })));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

test('a picture of a draft that the server has swept is asked for again when saving', async () => {
  accountExists();
  keepDraft({ images: [{ documentId: 'swept', name: 'ferry.jpg', src: '/uploads/ferry.webp', size: 1024 }] });
  const message = 'A picture is no longer waiting on the server.';
  const error = { details: { errors: [{ path: ['images'], message }] } };
  network.use(
    http.head('*/uploads/ferry.webp', () => new HttpResponse()),
    graphql.mutation('CreateProject', () =>
      HttpResponse.json({ errors: [{ message: 'Invalid', extensions: { error } }] }),
    ),
  );
  const user = await openForm();
  expect(screen.getByRole('button', { name: 'Main: ferry.jpg, 0.01 MB' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Project' }));
  expect(await screen.findByText(/Please choose these images again: ferry\.jpg\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /ferry\.jpg/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave them out' }));
  expect(localStorage.getItem(KEPT)).not.toContain('ferry.jpg');
  expect(screen.getByText('What you had not saved is back.')).toBeVisible();
});

test('two tabs that fill in the same form are told so', async () => {
  accountExists();
  await openForm();
  const told = /^This form is open in another tab/;
  expect(screen.queryByText(told)).not.toBeInTheDocument();
  localStorage.setItem(KEPT, '{}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEPT, newValue: '{}' })));
  expect(screen.getByText(told)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Here' } });
  expect(localStorage.getItem(KEPT)).toBe('{}');
  expect(Object.values(localStorage).join()).toContain('Here');
});

test('a project that is there without its answer is saved as it stands now, and what lists projects asks anew', async () => {
  accountExists();
  keepDraft();
  let there = STORED;
  let asked = 0;
  const ids = new Set<unknown>();
  let saved: unknown;
  network.use(
    graphql.query('DashboardPage', () => {
      asked++;
      return HttpResponse.json({ data: { projects_connection: published(asked - 1) } });
    }),
    graphql.mutation('CreateProject', ({ variables: { documentId, data } }) => {
      const isFirst = ids.size === 0;
      ids.add(documentId);
      if (!isFirst) return HttpResponse.json({ errors: [ADDED_ALREADY] });
      there = { ...there, ...data, slug: there.slug };
      return HttpResponse.error() as never;
    }),
    graphql.query('LatestProject', () => HttpResponse.json({ data: { myProject: there } })),
    graphql.mutation('SaveProjectDraft', ({ variables }) => {
      saved = variables;
      return HttpResponse.json({ data: { updateProject: there } });
    }),
  );
  renderPage('/dashboard');
  const user = await signIn();
  expect(await screen.findByText(/^(0|No) projects published$/)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Add New Project' }));
  const save = await screen.findByRole('button', { name: 'Save draft' });
  await user.click(save);
  expect(await screen.findByText('Failed to add project')).toBeVisible();
  await fill(user, screen.getByLabelText('Title'), ' of rivers');
  await user.click(save);
  expect(await screen.findByText('1 project published')).toBeVisible();
  const [documentId, another] = ids;
  expect(documentId).toMatch(DOCUMENT_ID);
  expect(another).toBeUndefined();
  expect(saved).toMatchObject({
    documentId,
    updatedAt: there.updatedAt,
    data: { title: 'Atlas of rivers', images: [] },
  });
});

test('a first attempt that the browser has sent twice is no other tab', async () => {
  accountExists();
  keepDraft();
  let there = STORED;
  network.use(
    graphql.mutation('CreateProject', ({ variables }) => {
      there = { ...there, ...variables.data, slug: there.slug };
      return HttpResponse.json({ errors: [ADDED_ALREADY] });
    }),
    graphql.query('LatestProject', () => HttpResponse.json({ data: { myProject: there } })),
    graphql.mutation('SaveProjectDraft', () => HttpResponse.json({ data: { updateProject: there } })),
  );
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Saved as a draft')).toBeVisible();
});

test('what is public although no answer told so is taken back when it is saved as a draft', async () => {
  accountExists();
  keepDraft({ images: [{ documentId: 'pic', name: 'ferry.jpg', src: '/uploads/ferry.webp', size: 1024 }] });
  let there: Stored | undefined;
  const change = (fields: Partial<Stored>) => (there = { ...STORED, ...there, ...fields });
  network.use(
    http.head('*/uploads/ferry.webp', () => new HttpResponse()),
    graphql.mutation('CreateProject', ({ variables: { data, status } }) => {
      if (there) return HttpResponse.json({ errors: [ADDED_ALREADY] });
      const images = [{ ...picture('ferry'), documentId: 'pic', name: 'ferry.jpg', caption: null }];
      change({ ...data, images, slug: 'atlas', status });
      return HttpResponse.error() as never;
    }),
    graphql.query('LatestProject', () => HttpResponse.json({ data: { myProject: there } })),
    graphql.mutation('UnpublishProject', ({ variables: { updatedAt } }) => {
      expect(updatedAt).toBe(STORED.updatedAt);
      const unpublishProject = change({ status: 'DRAFT', updatedAt: '2026-01-02T03:05:00.000Z' });
      return HttpResponse.json({ data: { unpublishProject } });
    }),
    graphql.mutation('SaveProjectDraft', ({ variables: { data, updatedAt } }) => {
      if (updatedAt !== there?.updatedAt) return HttpResponse.json({ errors: [ADDED_ALREADY] });
      const status = there?.status === 'DRAFT' ? 'DRAFT' : 'MODIFIED';
      return HttpResponse.json({ data: { updateProject: change({ title: data.title, status }) } });
    }),
    graphql.query('DashboardPage', () => HttpResponse.json({ data: { projects_connection: published(0) } })),
  );
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Add Project' }));
  expect(await screen.findByText('Failed to add project')).toBeVisible();
  await fill(user, screen.getByLabelText('Title'), ' of rivers');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const told = 'Atlas of rivers is a draft: visitors do not see it yet.';
  expect(await screen.findByText(told)).toBeVisible();
  expect(there?.status).toBe('DRAFT');
});

test('who has left the form while its project is added is led nowhere', async () => {
  accountExists();
  keepDraft();
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  network.use(
    graphql.mutation('CreateProject', async () => {
      await until;
      return HttpResponse.json({ data: { createProject: STORED } });
    }),
    graphql.query('DashboardPage', () => HttpResponse.json({ data: { projects_connection: published(0) } })),
  );
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('button', { name: /^Saving draft/ });
  await user.click(screen.getAllByRole('link', { name: 'Contact' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  const message = await screen.findByLabelText('Message');
  release();
  expect(await screen.findByText('Saved as a draft')).toBeVisible();
  await user.type(message, 'Hello');
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});

test('what is typed while a project is added waits where that is edited, and is not started over meanwhile', async () => {
  accountExists();
  keepDraft();
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  network.use(
    graphql.mutation('CreateProject', async ({ variables: { documentId, data } }) => {
      await until;
      return HttpResponse.json({
        data: { createProject: { ...STORED, ...data, documentId, slug: 'atlas' } },
      });
    }),
    graphql.query('DashboardPage', () => HttpResponse.json({ data: { projects_connection: published(0) } })),
  );
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByRole('button', { name: /^Saving draft/ });
  expect(screen.getByRole('button', { name: 'Start over' })).toBeDisabled();
  await fill(user, screen.getByLabelText('Title'), ' of rivers');
  release();
  expect(await screen.findByText(/^What you typed meanwhile is not in it yet\./)).toBeVisible();
  expect(await screen.findByText('Atlas is a draft: visitors do not see it yet.')).toBeVisible();
  const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith('portfolio.drafts'));
  expect(drafts).toEqual([[expect.not.stringMatching(/new$/), expect.any(String)]]);
  expect(JSON.parse(drafts[0]?.[1] as string)).toMatchObject({ fields: { title: 'Atlas of rivers' } });
});

function anotherTabHasAdded(...answers: (typeof STORED | null)[]) {
  const created: { documentId: string; data: object }[] = [];
  accountExists();
  keepDraft({ newId: ADDED });
  network.use(
    graphql.mutation<object, (typeof created)[number]>('CreateProject', ({ variables }) => {
      created.push(variables);
      if (variables.documentId === ADDED) return HttpResponse.json({ errors: [ADDED_ALREADY] }) as never;
      const createProject = { ...STORED, documentId: variables.documentId };
      return HttpResponse.json({ data: { createProject } });
    }),
    graphql.query('LatestProject', () => HttpResponse.json({ data: { myProject: answers.shift() ?? null } })),
    graphql.query('DashboardPage', () => HttpResponse.json({ data: { projects_connection: published(1) } })),
  );
  return created;
}

test('a draft that another tab has added is not added again, nor over it, until it is started anew', async () => {
  const created = anotherTabHasAdded(STORED, null);
  const user = await openForm();
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(created.map(({ documentId }) => documentId)).toEqual(Array(times).fill(ADDED)),
    );
    expect(await screen.findByText(ADDED_ALREADY.message)).toBeVisible();
  }
  expect(screen.queryByRole('link', { name: 'Show it in My Projects' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Atlas');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.queryByText(ADDED_ALREADY.message)).not.toBeInTheDocument();
  await fill(user, screen.getByLabelText('Title'), 'Another');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(created).toHaveLength(3));
  expect(created[2]?.documentId).not.toBe(ADDED);
});

test('a draft that another tab has added can be added as another project, or leads to the one that is there', async () => {
  const created = anotherTabHasAdded(STORED);
  const user = await openForm();
  await fill(user, screen.getByLabelText('Title'), ' of rivers');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByRole('link', { name: 'Show it in My Projects' })).toHaveAttribute(
    'href',
    '/dashboard/my-projects?q=Atlas',
  );
  await user.click(screen.getByRole('button', { name: 'Add this as another project' }));
  expect(await screen.findByText('Saved as a draft')).toBeVisible();
  expect(created).toHaveLength(2);
  expect(created[1]?.documentId).not.toBe(ADDED);
  expect(created[1]?.data).toMatchObject({ title: 'Atlas of rivers' });
});

function published(total: number) {
  return {
    __typename: 'ProjectEntityResponseCollection',
    pageInfo: { __typename: 'Pagination', total },
  };
}

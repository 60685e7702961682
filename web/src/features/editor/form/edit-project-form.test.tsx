import { screen, waitFor, within } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { accountExists, fill, signIn } from '../../../test/accounts';
import { network } from '../../../test/network';
import { ownProject, picture } from '../../../test/projects';
import { renderPage } from '../../../test/render-page';

type Project = OwnProjectCard_projectFragment & { __typename: 'Project' };
type Sent = { name: string; data: Record<string, unknown>; updatedAt: string };
type Seen = Pick<Sent, 'updatedAt'>;

const STORED: Project = {
  ...ownProject('Tide Table'),
  slug: 'tide-table',
  images: ['pier', 'boat'].map((name) => ({
    ...picture(name),
    documentId: name,
    name: `${name}.jpg`,
    caption: null,
  })),
  updatedAt: '2026-02-03T04:05:06.000Z',
};

const CONFLICT = { errors: [{ message: 'Changed', extensions: { code: 'CONFLICT' } }] };

const later = (project: Project) => new Date(Date.parse(project.updatedAt) + 60_000).toISOString();

/** A cms with one project. It refuses what was changed meanwhile, as the real one does. */
function projectIs(changes: Partial<Project> = {}) {
  let stored: Project = { ...STORED, ...changes };
  const sent: Sent[] = [];

  function change(fields: Partial<Project>) {
    stored = { ...stored, ...fields, updatedAt: later(stored) };
    return stored;
  }

  const write = (name: string, status: Project['status']) =>
    graphql.mutation<object, Omit<Sent, 'name'> & { data: Partial<Project> }>(name, ({ variables }) => {
      const { data, updatedAt } = variables;
      sent.push({ name, data, updatedAt });
      if (updatedAt !== stored.updatedAt) return HttpResponse.json(CONFLICT);
      const { images, slug = stored.slug, ...fields } = data;
      const order = (images ?? stored.images.map((image) => image.documentId)) as unknown[];
      const pictures = order.flatMap((id) => STORED.images.find((image) => image.documentId === id) ?? []);
      // An empty address is made from the title.
      const saved = { ...fields, slug: slug || STORED.slug, images: pictures, status };
      return HttpResponse.json({ data: { updateProject: change(saved) } });
    });

  accountExists();
  network.use(
    graphql.query('MyProjects', () => {
      const pageInfo = { __typename: 'Pagination', page: 1, total: 1, pageCount: 1, pageSize: 20 };
      const __typename = 'ProjectEntityResponseCollection';
      return HttpResponse.json({ data: { myProjects: { __typename, nodes: [stored], pageInfo } } });
    }),
    graphql.query('LatestProject', () => HttpResponse.json({ data: { myProject: stored } })),
    graphql.query('PreviewAddress', () => HttpResponse.json({ data: { previewAddress: '/preview/one' } })),
    graphql.query('PublicVersion', () =>
      HttpResponse.json({
        data: {
          project: {
            __typename: 'Project',
            documentId: stored.documentId,
            updatedAt: '2025-11-12T12:00:00Z',
          },
        },
      }),
    ),
    write('SaveProjectDraft', 'MODIFIED'),
    write('UpdateProject', 'PUBLISHED'),
    write('BringBackProject', 'MODIFIED'),
    graphql.mutation<object, Seen>('DiscardProjectDraft', ({ variables }) => {
      if (variables.updatedAt !== stored.updatedAt) return HttpResponse.json(CONFLICT);
      return HttpResponse.json({ data: { discardProjectDraft: change({ ...STORED, status: 'PUBLISHED' }) } });
    }),
    graphql.mutation<object, Pick<Project, 'publishAt'>>(
      'ScheduleProject',
      ({ variables: { publishAt } }) => {
        stored = { ...stored, publishAt };
        return HttpResponse.json({ data: { scheduleProject: stored } });
      },
    ),
    graphql.mutation<object, { imageId: string }>('DeleteProjectImage', ({ variables }) => {
      const images = stored.images.filter(({ documentId }) => documentId !== variables.imageId);
      return HttpResponse.json({ data: { deleteProjectImage: change({ images }) } });
    }),
  );
  return { sent, change, read: () => stored };
}

type Opened = Awaited<ReturnType<typeof openForm>>;

async function openForm() {
  renderPage('/dashboard/my-projects');
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: 'Edit Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Project' }));
  return { user, dialog };
}

async function giveUp({ user, dialog }: Opened) {
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
}

test('what is typed is saved as a draft, and published at the button alone', async () => {
  const cms = projectIs();
  const { user, dialog } = await openForm();
  await fill(user, await dialog.findByLabelText('Title'), ' and more');
  expect(
    await dialog.findByText(/^Saved as draft at \d\d:\d\d$/, { selector: '[role=status]' }),
  ).toBeInTheDocument();
  expect(cms.read()).toMatchObject({ title: 'Tide Table and more', status: 'MODIFIED' });

  await user.click(dialog.getByRole('button', { name: 'Update Project' }));
  expect(await screen.findByText('Project updated successfully!')).toBeVisible();
  expect(cms.sent.map(({ name }) => name)).toEqual(['SaveProjectDraft', 'UpdateProject']);
});

test('a field that is not valid is named and stays here, the others are saved', async () => {
  const cms = projectIs();
  const { user, dialog } = await openForm();
  await user.clear(dialog.getByLabelText('GitHub link'));
  await fill(user, dialog.getByLabelText('GitHub link'), 'nowhere');
  await fill(user, dialog.getByLabelText('Description'), ', rewritten');
  expect(
    await dialog.findByText(/^Saved as draft at .*, but not all: GitHub link/, { selector: '[role=status]' }),
  ).toBeInTheDocument();
  expect(cms.read()).toMatchObject({ description: `${STORED.description}, rewritten` });
  expect(cms.sent.map(({ data }) => data.githubLink)).not.toContain('nowhere');
});

test('what two have changed is put together; what both have, is chosen from', async () => {
  const cms = projectIs();
  const { user, dialog } = await openForm();
  await waitFor(() => expect(dialog.getByRole('link', { name: 'Open preview' })).toBeVisible());
  cms.change({ title: 'Theirs', description: 'Theirs', role: 'Design' });
  await user.clear(dialog.getByLabelText('Title'));
  await fill(user, dialog.getByLabelText('Title'), 'Mine');
  await user.clear(dialog.getByLabelText('Description'));
  await fill(user, dialog.getByLabelText('Description'), 'Mine');

  const title = within(await dialog.findByRole('group', { name: 'Title' }));
  const description = within(dialog.getByRole('group', { name: 'Description' }));
  expect(dialog.queryByRole('group', { name: 'Role' })).not.toBeInTheDocument();
  expect(title.getByRole('radio', { name: /Mine/ })).toBeChecked();
  await user.click(description.getByRole('radio', { name: /Theirs/ }));
  await user.click(dialog.getByRole('button', { name: 'Save what is chosen' }));
  await waitFor(() =>
    expect(cms.read()).toMatchObject({ title: 'Mine', description: 'Theirs', role: 'Design' }),
  );
  expect(dialog.getByLabelText('Description')).toHaveValue('Theirs');
});

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  const cms = projectIs();
  network.use(
    graphql.mutation<object, { data: Partial<Project> }>(
      'SaveProjectDraft',
      ({ variables }) => {
        cms.change({ ...variables.data, status: 'MODIFIED' });
        return HttpResponse.json({ errors: [{ message: 'No answer in time' }] });
      },
      { once: true },
    ),
  );
  const { user, dialog } = await openForm();
  await fill(user, dialog.getByLabelText('Title'), ' and more');
  await waitFor(() => expect(cms.read().title).toBe('Tide Table and more'));
  await fill(user, dialog.getByLabelText('Title'), ', too');
  await waitFor(() => expect(cms.read().title).toBe('Tide Table and more, too'));
  expect(dialog.queryByRole('group', { name: 'Title' })).not.toBeInTheDocument();
});

test.each(['PUBLISHED', 'DRAFT'] as const)(
  'what is put together with changes from elsewhere can still be given up without them, began as %s',
  async (status) => {
    const cms = projectIs({ status });
    const { user, dialog } = await openForm();
    await fill(user, dialog.getByLabelText('Title'), ' and more');
    await dialog.findByText(/^Saved as draft/, { selector: '[role=status]' });
    cms.change({ role: 'Design' });
    document.dispatchEvent(new Event('visibilitychange'));
    const told = 'Changed elsewhere, and brought up to date here: Role.';
    expect(await dialog.findByText(told)).toBeVisible();
    await giveUp({ user, dialog });
    expect(await screen.findByText('Changes discarded')).toBeVisible();
    expect(cms.read()).toMatchObject({ title: 'Tide Table', role: 'Design', status: 'MODIFIED' });
  },
);

test('what is not public yet is said, and can be discarded and brought back', async () => {
  const cms = projectIs({ title: 'Tide Tables', status: 'MODIFIED' });
  const { user, dialog } = await openForm();
  expect(await dialog.findByText('Changes since 12 Nov 2025 are not public yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Discard changes' })).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveValue('Tide Table'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveValue('Tide Tables'));
  expect(cms.read()).toMatchObject({ title: 'Tide Tables', status: 'MODIFIED' });
});

test('with discarded changes their time to go public comes back', async () => {
  const publishAt = '2099-12-03T09:00:00.000Z';
  const cms = projectIs({ title: 'Tide Tables', status: 'MODIFIED', publishAt });
  const { user, dialog } = await openForm();
  await user.click(await dialog.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(cms.read().publishAt).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cms.read()).toMatchObject({ title: 'Tide Tables', publishAt }));
});

test('Undo writes over nothing that somebody has saved since', async () => {
  const cms = projectIs({ title: 'Tide Tables', status: 'MODIFIED' });
  const { user, dialog } = await openForm();
  await user.click(await dialog.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveValue('Tide Table'));
  cms.change({ title: 'Theirs' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This project was changed elsewhere meanwhile')).toBeVisible();
  expect(cms.read().title).toBe('Theirs');
});

test('changes that were made elsewhere are not discarded unseen', async () => {
  const cms = projectIs({ title: 'Tide Tables', status: 'MODIFIED' });
  const { user, dialog } = await openForm();
  await dialog.findByRole('link', { name: 'Open preview' });
  cms.change({ role: 'Design' });
  await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('This project was changed elsewhere')).toBeVisible();
  expect(dialog.getByLabelText('Role')).toHaveValue('Design');
  expect(cms.read()).toMatchObject({ title: 'Tide Tables', role: 'Design' });
});

test('a deleted picture comes back to its place', async () => {
  const cms = projectIs();
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: 'Remove pier.jpg' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await dialog.findByRole('button', { name: 'Main: boat.jpg' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('button', { name: 'Main: pier.jpg' })).toBeVisible();
  expect(cms.read()).toMatchObject({ images: STORED.images, status: 'PUBLISHED' });
});

test('changes that are given up are gone from the draft as well', async () => {
  const cms = projectIs();
  const { user, dialog } = await openForm();
  await fill(user, dialog.getByLabelText('Title'), ' and more');
  await waitFor(() => expect(cms.read().status).toBe('MODIFIED'));
  await giveUp({ user, dialog });
  expect(await screen.findByText('Changes discarded')).toBeVisible();
  expect(cms.read()).toMatchObject({ title: 'Tide Table', status: 'PUBLISHED' });
});

function heldBack() {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release };
}

test('what is brought up to date while a picture is on its way is not written over', async () => {
  const cms = projectIs();
  const held = heldBack();
  network.use(
    http.post('*/api/portfolio/images', async () => {
      await held.until;
      return HttpResponse.json({ documentId: 'new', url: '/uploads/new.webp', formats: [] }, { status: 201 });
    }),
  );
  const { user, dialog } = await openForm();
  const picture = new File(['bytes'], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(dialog.getByLabelText(/^Add more images/), picture);
  await user.click(dialog.getByRole('button', { name: 'Update Project' }));
  await dialog.findByRole('button', { name: /^Updating/ });
  cms.change({ role: 'Design', description: 'Theirs' });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(dialog.getByLabelText('Description')).toHaveValue('Theirs'));
  held.release();
  expect(await screen.findByText('Project updated successfully!')).toBeVisible();
  expect(cms.read()).toMatchObject({ role: 'Design', description: 'Theirs', status: 'PUBLISHED' });
});

test('what an autosave that is under way is put together with is not written over by a button', async () => {
  const cms = projectIs();
  const held = heldBack();
  network.use(
    graphql.mutation(
      'SaveProjectDraft',
      async () => {
        await held.until;
        return HttpResponse.json(CONFLICT);
      },
      { once: true },
    ),
  );
  const { user, dialog } = await openForm();
  await fill(user, dialog.getByLabelText('Title'), ' and more');
  await dialog.findByText('Saving…');
  cms.change({ role: 'Design' });
  await user.click(dialog.getByRole('button', { name: 'Update Project' }));
  held.release();
  expect(await screen.findByText('Project updated successfully!')).toBeVisible();
  expect(cms.read()).toMatchObject({ title: 'Tide Table and more', role: 'Design', status: 'PUBLISHED' });
});

test('what is being published is neither discarded nor asked about', async () => {
  const cms = projectIs({ status: 'DRAFT' });
  const [upload, update] = [heldBack(), heldBack()];
  network.use(
    http.post('*/api/portfolio/images', async () => {
      await upload.until;
      return HttpResponse.json({ documentId: 'new', url: '/uploads/new.webp', formats: [] }, { status: 201 });
    }),
    graphql.mutation('UpdateProject', () => update.until, { once: true }),
  );
  const { user, dialog } = await openForm();
  const picture = new File(['bytes'], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(dialog.getByLabelText(/^Add more images/), picture);
  await user.click(dialog.getByRole('button', { name: 'Update Project' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  upload.release();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  update.release();
  expect(await screen.findByText('Project updated successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cms.read().status).toBe('PUBLISHED');
});

test('what waits to be published is not, once it is kept as a draft', async () => {
  const cms = projectIs();
  const held = heldBack();
  network.use(graphql.mutation('SaveProjectDraft', () => held.until, { once: true }));
  const { user, dialog } = await openForm();
  await fill(user, dialog.getByLabelText('Title'), ' and more');
  await dialog.findByText('Saving…');
  await user.click(dialog.getByRole('button', { name: 'Update Project' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Keep as draft' }));
  held.release();
  expect(await screen.findByText('Saved as a draft')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(cms.read()).toMatchObject({ title: 'Tide Table and more', status: 'MODIFIED' });
});

test('what waits to be published cannot be discarded, and is not published once the form is left', async () => {
  const cms = projectIs({ title: 'Tide Tables', status: 'MODIFIED' });
  const held = heldBack();
  network.use(graphql.query('LatestProject', () => held.until, { once: true }));
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: 'Update Project' }));
  await dialog.findByRole('button', { name: /^Updating/ });
  expect(dialog.getByRole('button', { name: 'Discard changes' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  held.release();
  await user.click(screen.getByRole('button', { name: 'Edit Project' }));
  expect(await screen.findByRole('link', { name: 'Open preview' })).toBeVisible();
  expect(cms.sent).toEqual([]);
});

test.each(['Discard', 'Keep as draft'])(
  'what is public although no answer told so is not said to be otherwise: %s',
  async (choice) => {
    const cms = projectIs();
    network.use(
      graphql.mutation<object, { data: Partial<Project> }>(
        'UpdateProject',
        ({ variables: { data } }) => {
          cms.change({ title: data.title, status: 'PUBLISHED' });
          return HttpResponse.error() as never;
        },
        { once: true },
      ),
    );
    const { user, dialog } = await openForm();
    await fill(user, dialog.getByLabelText('Title'), ' and more');
    await user.click(dialog.getByRole('button', { name: 'Update Project' }));
    expect(await screen.findByText('Failed to update project')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: choice }));
    expect(await screen.findByText('This project is public by now')).toBeVisible();
    expect(screen.queryByText(/^(Changes discarded|Saved as a draft)$/)).not.toBeInTheDocument();
    expect(cms.read()).toMatchObject({ title: 'Tide Table and more', status: 'PUBLISHED' });
  },
);

test('what is typed while an update is under way is not in it, and is saved as a draft', async () => {
  const cms = projectIs();
  const held = heldBack();
  network.use(graphql.mutation('UpdateProject', () => held.until, { once: true }));
  const { user, dialog } = await openForm();
  await user.clear(dialog.getByLabelText('Page address'));
  await user.click(dialog.getByRole('button', { name: 'Update Project' }));
  await dialog.findByRole('button', { name: /^Updating/ });
  await fill(user, dialog.getByLabelText('Title'), ' and more');
  held.release();
  expect(await screen.findByText('What you typed meanwhile is not in it yet.')).toBeVisible();
  expect(cms.sent[0]).toMatchObject({ name: 'UpdateProject', data: { title: 'Tide Table' } });
  expect(dialog.getByLabelText('Title')).toHaveValue('Tide Table and more');
  await waitFor(() => expect(cms.read()).toMatchObject({ title: 'Tide Table and more', status: 'MODIFIED' }));
  expect(dialog.getByLabelText('Page address')).toHaveValue('tide-table');
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('portfolio.drafts'));
});

test('a draft whose answer was lost is discarded as well', async () => {
  const cms = projectIs();
  network.use(
    graphql.mutation<object, { data: Partial<Project> }>(
      'SaveProjectDraft',
      ({ variables: { data } }) => {
        cms.change({ ...data, status: 'MODIFIED' });
        return HttpResponse.error() as never;
      },
      { once: true },
    ),
  );
  const { user, dialog } = await openForm();
  await fill(user, dialog.getByLabelText('Title'), ' and more');
  await dialog.findAllByText(/^Not saved/);
  await giveUp({ user, dialog });
  expect(await screen.findByText('Changes discarded')).toBeVisible();
  expect(cms.read()).toMatchObject({ title: 'Tide Table', status: 'PUBLISHED' });
});

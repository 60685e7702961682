import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { accountExists, signIn } from '../../../test/accounts';
import { choose } from '../../../test/choose';
import { network } from '../../../test/network';
import { ownProject } from '../../../test/projects';
import { renderPage } from '../../../test/render-page';

type Project = OwnProjectCard_projectFragment & { __typename: 'Project' };

const CONFLICT = { errors: [{ message: 'Changed', extensions: { code: 'CONFLICT' } }] };

const DRAFT_VERSION = '2026-02-03T04:05:06.000Z';
const PUBLIC_VERSION = '2026-01-31T12:00:00.000Z';

/** The projects of the cms; what a mutation changes about one of them it answers the next time, too. */
function projectsAre(...titles: [title: string, status: Project['status']][]) {
  let projects: Project[] = titles.map(([title, status]) => ({
    ...ownProject(title),
    status,
    updatedAt: status === 'PUBLISHED' ? PUBLIC_VERSION : DRAFT_VERSION,
  }));
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  const change = (name: string, field: string, changes: Partial<Project>) =>
    graphql.mutation(name, ({ variables }) => {
      sent.push({ name, variables });
      projects = projects.map((one) =>
        one.documentId === variables.documentId ? { ...one, ...changes } : one,
      );
      return HttpResponse.json({
        data: { [field]: projects.find(({ documentId }) => documentId === variables.documentId) },
      });
    });
  accountExists();
  network.use(
    graphql.query('MyProjects', ({ variables }) => {
      const nodes = projects.filter(({ status }) => !variables.status || status === variables.status);
      const pageInfo = { __typename: 'Pagination', page: 1, total: nodes.length, pageCount: 1, pageSize: 20 };
      const __typename = 'ProjectEntityResponseCollection';
      return HttpResponse.json({ data: { myProjects: { __typename, nodes, pageInfo } } });
    }),
    graphql.query('LatestProject', ({ variables }) =>
      HttpResponse.json({
        data: { myProject: projects.find(({ documentId }) => documentId === variables.documentId) },
      }),
    ),
    change('PublishProject', 'publishProject', { status: 'PUBLISHED' }),
    change('UnpublishProject', 'unpublishProject', { status: 'DRAFT' }),
    change('DiscardProjectDraft', 'discardProjectDraft', {
      status: 'PUBLISHED',
      updatedAt: PUBLIC_VERSION,
      description: 'As it is public',
    }),
    graphql.mutation('ScheduleProject', ({ variables }) => {
      const { documentId, publishAt } = variables;
      sent.push({ name: 'ScheduleProject', variables });
      projects = projects.map((one) => (one.documentId === documentId ? { ...one, publishAt } : one));
      return HttpResponse.json({
        data: { scheduleProject: projects.find((one) => one.documentId === documentId) },
      });
    }),
    change('BringBackProject', 'updateProject', { status: 'MODIFIED', description: 'About Tide Table' }),
  );
  return sent;
}

async function openMyProjects(address = '/dashboard/my-projects') {
  renderPage(address);
  return signIn();
}

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') as HTMLElement);
};

test('each project says whether visitors see it, and only what they see leads to its page', async () => {
  projectsAre(['Tide Table', 'MODIFIED'], ['Ferry', 'PUBLISHED'], ['Pier', 'DRAFT']);
  await openMyProjects();
  const modified = await card('Tide Table');
  expect(modified.getByText('Modified')).toBeVisible();
  // Its draft may have another address.
  expect(modified.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/portfolio/Tide Table');
  const published = await card('Ferry');
  expect(published.getByText('Published')).toBeVisible();
  expect(published.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/portfolio/ferry');
  const draft = await card('Pier');
  expect(draft.getByText('Draft')).toBeVisible();
  expect(draft.queryByRole('link', { name: 'View page' })).not.toBeInTheDocument();
});

test('somebody who may not edit sees no status and no menu', async () => {
  projectsAre(['Ferry', 'PUBLISHED']);
  accountExists({ canEdit: false });
  await openMyProjects();
  expect((await card('Ferry')).queryByText('Published')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More for Ferry' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Projects by status' })).not.toBeInTheDocument();
});

test('a draft is published by the keyboard, with the version that is shown', async () => {
  const sent = projectsAre(['Pier', 'DRAFT']);
  const user = await openMyProjects();
  const more = await screen.findByRole('button', { name: 'More for Pier' });
  more.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Publish' })).toBeVisible());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Pier is public now')).toBeVisible();
  expect((await card('Pier')).getByText('Published')).toBeVisible();
  await waitFor(() => expect(more).toHaveFocus());
  expect(sent).toEqual([
    { name: 'PublishProject', variables: { documentId: 'Pier', updatedAt: DRAFT_VERSION } },
  ]);
});

test('what keeps a draft from being public is told, all of it', async () => {
  projectsAre(['Pier', 'DRAFT']);
  const errors = [
    { path: ['platform'], message: 'Platform is required' },
    { path: ['images'], message: 'Please upload at least one image' },
  ];
  network.use(
    graphql.mutation('PublishProject', () =>
      HttpResponse.json({
        errors: [{ message: 'Platform is required', extensions: { error: { details: { errors } } } }],
      }),
    ),
  );
  const user = await openMyProjects();
  await choose(user, 'More for Pier', 'Publish');
  expect(await screen.findByText('This project is not ready to be public')).toBeVisible();
  expect(screen.getByText('Platform is required. Please upload at least one image.')).toBeVisible();
  expect((await card('Pier')).getByText('Draft')).toBeVisible();
});

test('unpublishing asks first and says what it means', async () => {
  const sent = projectsAre(['Ferry', 'PUBLISHED']);
  const user = await openMyProjects();
  await choose(user, 'More for Ferry', 'Unpublish');
  const dialog = await screen.findByRole('alertdialog', { name: 'Unpublish Project' });
  expect(dialog).toHaveTextContent('Its address stays reserved');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([]);

  await choose(user, 'More for Ferry', 'Unpublish');
  const again = await screen.findByRole('alertdialog', { name: 'Unpublish Project' });
  await user.click(within(again).getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText('Ferry is not public any more')).toBeVisible();
  expect(sent[0]?.variables).toEqual({ documentId: 'Ferry', updatedAt: PUBLIC_VERSION });
  expect((await card('Ferry')).getByText('Draft')).toBeVisible();
});

test('discarded changes come back by Undo, as a draft', async () => {
  const sent = projectsAre(['Tide Table', 'MODIFIED']);
  const user = await openMyProjects();
  await choose(user, 'More for Tide Table', 'Discard changes');
  expect(await screen.findByText('Changes discarded')).toBeVisible();
  expect((await card('Tide Table')).getByText('As it is public')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Your changes are back')).toBeVisible();
  expect((await card('Tide Table')).getByText('Modified')).toBeVisible();
  expect(sent[0]?.variables).toEqual({ documentId: 'Tide Table', updatedAt: DRAFT_VERSION });
  expect(sent[1]?.variables).toMatchObject({
    documentId: 'Tide Table',
    status: 'DRAFT',
    updatedAt: PUBLIC_VERSION,
    data: { title: 'Tide Table', description: 'About Tide Table', images: [] },
  });
});

test('what was changed elsewhere is shown before it is discarded or taken from the website', async () => {
  const sent = projectsAre(['Tide Table', 'MODIFIED']);
  network.use(graphql.mutation('DiscardProjectDraft', () => HttpResponse.json(CONFLICT)));
  const user = await openMyProjects();
  await card('Tide Table');
  network.use(
    graphql.query('MyProjects', () => {
      const nodes = [
        { ...ownProject('Tide Table'), status: 'MODIFIED', description: 'Theirs', updatedAt: DRAFT_VERSION },
      ];
      const pageInfo = { __typename: 'Pagination', page: 1, total: 1, pageCount: 1, pageSize: 20 };
      const __typename = 'ProjectEntityResponseCollection';
      return HttpResponse.json({ data: { myProjects: { __typename, nodes, pageInfo } } });
    }),
  );
  await choose(user, 'More for Tide Table', 'Discard changes');
  expect(await screen.findByText('This project was changed elsewhere')).toBeVisible();
  expect((await card('Tide Table')).getByText('Theirs')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a publication and its end whose answers were lost are done, when they are asked for again', async () => {
  projectsAre(['Pier', 'DRAFT']);
  let there: Project = { ...ownProject('Pier'), status: 'DRAFT', updatedAt: DRAFT_VERSION };
  const lost = (name: string, status: Project['status'], code: string) =>
    graphql.mutation(name, () => {
      if (there.status === status)
        return HttpResponse.json({ errors: [{ message: 'Too late', extensions: { code } }] });
      there = { ...there, status, updatedAt: PUBLIC_VERSION };
      return HttpResponse.error() as never;
    });
  network.use(
    graphql.query('LatestProject', () => HttpResponse.json({ data: { myProject: there } })),
    graphql.query('MyProjects', () => {
      const pageInfo = { __typename: 'Pagination', page: 1, total: 1, pageCount: 1, pageSize: 20 };
      const __typename = 'ProjectEntityResponseCollection';
      return HttpResponse.json({ data: { myProjects: { __typename, nodes: [there], pageInfo } } });
    }),
    lost('PublishProject', 'PUBLISHED', 'CONFLICT'),
    lost('UnpublishProject', 'DRAFT', 'NOT_FOUND'),
  );
  const user = await openMyProjects();
  await choose(user, 'More for Pier', 'Publish');
  expect(await screen.findByText('Failed to publish the project')).toBeVisible();
  await choose(user, 'More for Pier', 'Publish');
  expect(await screen.findByText('Pier is public now')).toBeVisible();
  expect((await card('Pier')).getByText('Published')).toBeVisible();

  const unpublish = async () => {
    await choose(user, 'More for Pier', 'Unpublish');
    const dialog = await screen.findByRole('alertdialog', { name: 'Unpublish Project' });
    await user.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  await unpublish();
  expect(await screen.findByText('Failed to unpublish the project')).toBeVisible();
  await unpublish();
  expect(await screen.findByText('Pier is not public any more')).toBeVisible();
  expect((await card('Pier')).getByText('Draft')).toBeVisible();
});

test('a filter in the address shows those of one status, and what leaves it is gone', async () => {
  projectsAre(['Tide Table', 'MODIFIED'], ['Ferry', 'PUBLISHED'], ['Pier', 'DRAFT']);
  const user = await openMyProjects('/dashboard/my-projects?status=draft');
  expect(await screen.findByText('1 draft')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const filter = within(screen.getByRole('navigation', { name: 'Projects by status' }));
  expect(filter.getByRole('link', { name: 'Draft' })).toHaveAttribute('aria-current', 'true');

  await choose(user, 'More for Pier', 'Publish');
  expect(await screen.findByText('No drafts')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(filter.getByRole('link', { name: 'Published' }));
  expect(await screen.findByText('2 published projects')).toBeVisible();
  await user.click(filter.getByRole('link', { name: 'All' }));
  expect(await screen.findByText('3 projects')).toBeVisible();
});

test('a draft is given its time in the time zone of its owner, and the time is taken back', async () => {
  const sent = projectsAre(['Pier', 'DRAFT']);
  const user = await openMyProjects();
  await choose(user, 'More for Pier', 'Schedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Pier' }));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const field = dialog.getByLabelText(`Date and time (${zone})`);
  fireEvent.change(field, { target: { value: '2020-01-01T09:00' } });
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('This time has passed: choose a later one');
  expect(field).toHaveFocus();
  expect(sent).toEqual([]);

  fireEvent.change(field, { target: { value: '2099-12-03T09:00' } });
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await (await card('Pier')).findByText('Goes public on 3 Dec 2099, 09:00')).toBeVisible();
  expect(sent[0]?.variables).toEqual({
    documentId: 'Pier',
    publishAt: new Date(2099, 11, 3, 9).toISOString(),
  });

  await choose(user, 'More for Pier', 'Schedule');
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  const pier = await card('Pier');
  await waitFor(() => expect(pier.queryByText(/Goes public on/)).not.toBeInTheDocument());
  expect(sent[1]?.variables).toEqual({ documentId: 'Pier', publishAt: null });
});

const revoked = { data: { revokePreviewLink: { __typename: 'DeleteMutationResponse', documentId: 'link' } } };
const gone = {
  errors: [{ message: 'This link does not exist (any more).', extensions: { code: 'NOT_FOUND' } }],
};

test.each([
  ['', revoked],
  [' though it was before', gone],
])('a link for a friend is made, shown once and taken back%s', async (_, answer) => {
  projectsAre(['Pier', 'DRAFT']);
  const until = new Date(2099, 11, 3, 9).toISOString();
  let links: object[] = [];
  const link = { __typename: 'PreviewLink', documentId: 'link', createdAt: until, until };
  network.use(
    graphql.query('PreviewLinks', () => HttpResponse.json({ data: { previewLinks: links } })),
    graphql.mutation('CreatePreviewLink', () => {
      links = [link];
      return HttpResponse.json({ data: { createPreviewLink: { ...link, address: '/preview/token' } } });
    }),
    graphql.mutation('RevokePreviewLink', () => {
      links = [];
      return HttpResponse.json<object>(answer);
    }),
  );
  const user = await openMyProjects();
  await choose(user, 'More for Pier', 'Link for a friend');
  await user.click(await screen.findByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
    'http://localhost:3000/preview/token',
  );
  await user.click(await screen.findByRole('button', { name: 'Take back the link until 3 Dec 2099, 09:00' }));
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Links that are good' })).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { accountExists, signIn } from '../../../test/accounts';
import { network } from '../../../test/network';
import { ownProject } from '../../../test/projects';
import { renderPage } from '../../../test/render-page';
import { NAME_ONLY, siteAnswer } from '../../../test/site';

const VERSIONS = [
  version('second', 'PUBLISH', ['title', 'images', 'role', 'period', 'caseStudy', 'keyFigures', 'slug']),
  version('first', 'CREATE', []),
];

function version(documentId: string, action: string, changes: string[]) {
  return {
    __typename: 'Version',
    documentId,
    action,
    changes,
    savedAt: '2026-01-31T12:00:00.000Z',
    editor: 'Nadia Rahman',
    title: 'Tide Table',
  };
}

const SEEN_AT = '2026-01-31T12:00:00.000Z';
const RESTORED_AT = '2026-02-01T09:00:00.000Z';
const BROUGHT_BACK_AT = '2026-02-01T09:01:00.000Z';
const CONFLICT = { errors: [{ message: 'Changed', extensions: { code: 'CONFLICT' } }] };

/** A project that had another title before. */
function projectHasHistory(draft: Partial<OwnProjectCard_projectFragment> = {}) {
  const sent: [name: string, variables: Record<string, unknown>][] = [];
  const answer = (name: string, field: string, data: object) =>
    graphql.mutation(name, ({ variables }) => {
      sent.push([name, variables]);
      return HttpResponse.json({ data: { [field]: data } });
    });
  const now = { ...ownProject('Tide Table'), updatedAt: SEEN_AT };
  accountExists();
  network.use(
    graphql.query('Versions', () =>
      HttpResponse.json({ data: { versions: { __typename: 'VersionCollection', nodes: VERSIONS } } }),
    ),
    graphql.query('ProjectVersion', ({ variables: { documentId } }) =>
      HttpResponse.json({
        data: {
          version: { __typename: 'Version', documentId, project: { ...now, title: 'Tides' } },
          myProject: { ...now, ...draft },
          project: now,
        },
      }),
    ),
    answer('RestoreVersion', 'restoreVersion', {
      __typename: 'Version',
      documentId: 'third',
      notices: ['A picture is gone, and left out.'],
      project: { __typename: 'Project', updatedAt: RESTORED_AT },
      site: null,
    }),
    answer('DiscardProjectDraft', 'discardProjectDraft', now),
    answer('BringBackProject', 'updateProject', { ...now, updatedAt: BROUGHT_BACK_AT }),
    answer('ScheduleProject', 'scheduleProject', now),
  );
  return sent;
}

const ADDRESS = '/dashboard/history?project=Tide%20Table';

/** Restores the first version, and takes that back once it is told. Other tests' toasts may still be there. */
async function restoreAndUndo(button: string, told: string, address = `${ADDRESS}&version=first`) {
  renderPage(address);
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: button }));
  const toast = (await screen.findByText(told)).closest('[role=status]') as HTMLElement;
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
}

test('a history tells who changed what, and a version stands beside what there is now', async () => {
  projectHasHistory();
  renderPage(ADDRESS);
  const user = await signIn();
  const list = within(await screen.findByRole('list', { name: 'Versions' }));
  const names = ['Title', 'Images', 'Role', 'Period', 'Case study', 'and 2 more'];
  for (const name of names) expect(list.getByText(name)).toBeVisible();
  expect(list.getByText('Created by Nadia Rahman')).toBeVisible();
  await user.click(list.getAllByRole('link')[1] as HTMLElement);

  const title = within(await screen.findByRole('region', { name: 'Title' }));
  expect(title.getByText('Tides')).toBeVisible();
  expect(title.getByText('Tide Table')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Platform', hidden: true })).not.toBeVisible();
  await user.click(screen.getByText(/fields are the same$/));
  expect(screen.getByRole('heading', { name: 'Platform' })).toBeVisible();
});

test('whoever chooses a version is taken to it, and the page does not jump to its top', async () => {
  projectHasHistory();
  renderPage(ADDRESS);
  const user = await signIn();
  const list = within(await screen.findByRole('list', { name: 'Versions' }));
  const toTop = vi.spyOn(window, 'scrollTo');
  const toPlace = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(list.getAllByRole('link')[1] as HTMLElement);
  const place = screen.getByRole('region', { name: 'Comparison' });
  await waitFor(() => expect(place).toHaveFocus());
  expect(toPlace.mock.contexts).toEqual([place]);
  expect(toTop).not.toHaveBeenCalled();
});

test('a version restored as a draft is undone without a word to visitors', async () => {
  const sent = projectHasHistory();
  await restoreAndUndo('Restore as draft', 'Restored as a draft. A picture is gone, and left out.');
  expect(await screen.findByText('It is as it was before')).toBeVisible();
  expect(sent).toEqual([
    ['RestoreVersion', { documentId: 'first', status: 'DRAFT', updatedAt: SEEN_AT }],
    ['DiscardProjectDraft', { documentId: 'Tide Table', updatedAt: RESTORED_AT }],
  ]);
});

test('a version that was published at once gives way to what was public', async () => {
  const sent = projectHasHistory();
  await restoreAndUndo('Restore and publish', 'Restored. A picture is gone, and left out.');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject([
    'BringBackProject',
    { documentId: 'Tide Table', status: 'PUBLISHED', updatedAt: RESTORED_AT, data: { title: 'Tide Table' } },
  ]);
});

test('behind it the draft is again what it was, and goes public when it was to', async () => {
  const publishAt = '2099-12-03T09:00:00.000Z';
  const sent = projectHasHistory({ title: 'Tide Tables', status: 'MODIFIED', publishAt });
  await restoreAndUndo('Restore and publish', 'Restored. A picture is gone, and left out.');
  await waitFor(() => expect(sent).toHaveLength(4));
  expect(sent.slice(1)).toMatchObject([
    ['BringBackProject', { status: 'PUBLISHED', updatedAt: RESTORED_AT, data: { title: 'Tide Table' } }],
    ['BringBackProject', { status: 'DRAFT', updatedAt: BROUGHT_BACK_AT, data: { title: 'Tide Tables' } }],
    ['ScheduleProject', { publishAt }],
  ]);
});

test('what was saved since a restore is not undone with it', async () => {
  projectHasHistory();
  network.use(graphql.mutation('DiscardProjectDraft', () => HttpResponse.json(CONFLICT)));
  await restoreAndUndo('Restore as draft', 'Restored as a draft. A picture is gone, and left out.');
  expect(await screen.findByText('This project was changed elsewhere meanwhile')).toBeVisible();
});

test('what was saved since the page was read is not written over, but shown', async () => {
  const sent = projectHasHistory();
  renderPage(`${ADDRESS}&version=first`);
  const user = await signIn();
  const button = await screen.findByRole('button', { name: 'Restore as draft' });
  const saved = projectHasHistory({ title: 'Tide Tables', updatedAt: RESTORED_AT });
  network.use(graphql.mutation('RestoreVersion', () => HttpResponse.json(CONFLICT), { once: true }));
  await user.click(button);
  expect(await screen.findByText('This project was changed elsewhere')).toBeVisible();
  expect(screen.getByText('Tide Tables')).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toMatchObject([['RestoreVersion', { updatedAt: RESTORED_AT }]]);
  expect(sent).toEqual([]);
});

test('the site is what it was again, unless it was saved since', async () => {
  const site = { ...siteAnswer(NAME_ONLY), yearsOfExperience: null };
  const sent: unknown[] = [];
  accountExists();
  network.use(
    graphql.query('Versions', () =>
      HttpResponse.json({ data: { versions: { __typename: 'VersionCollection', nodes: VERSIONS } } }),
    ),
    graphql.query('SiteForm', () => HttpResponse.json({ data: { site } })),
    graphql.query('SiteVersion', ({ variables: { documentId } }) =>
      HttpResponse.json({
        data: {
          version: { __typename: 'Version', documentId, site: { ...site, name: 'Eva' } },
          site,
          versions: { __typename: 'VersionCollection', nodes: [version('latest', 'PUBLISH', [])] },
        },
      }),
    ),
    graphql.mutation('RestoreVersion', ({ variables }) => {
      sent.push(variables);
      if (sent.length > 1) return HttpResponse.json(CONFLICT);
      const restored = { ...version('third', 'RESTORE', []), notices: [], project: null };
      return HttpResponse.json({
        data: { restoreVersion: { ...restored, site: { updatedAt: RESTORED_AT } } },
      });
    }),
  );
  await restoreAndUndo('Restore', 'Restored.', '/dashboard/history?version=first');
  expect(await screen.findByText('The site was changed elsewhere meanwhile')).toBeVisible();
  expect(sent).toEqual([
    { documentId: 'first', status: 'PUBLISHED', updatedAt: NAME_ONLY.updatedAt },
    { documentId: 'latest', status: 'PUBLISHED', updatedAt: RESTORED_AT },
  ]);
});

test('a version that is restored is told so, also when the history cannot be read again', async () => {
  projectHasHistory();
  renderPage(`${ADDRESS}&version=first`);
  const user = await signIn();
  const button = await screen.findByRole('button', { name: 'Restore as draft' });
  network.use(graphql.query('Versions', () => HttpResponse.json({ errors: [{ message: 'Down' }] })));
  await user.click(button);
  expect(await screen.findByText('The history could not be loaded.')).toBeVisible();
  expect(screen.getByText('Restored as a draft. A picture is gone, and left out.')).toBeVisible();
  expect(screen.queryByText('Down')).not.toBeInTheDocument();
});

test('what the rules of today refuse is told', async () => {
  projectHasHistory();
  const errors = [{ path: ['platform'], message: 'Platform is required' }];
  network.use(
    graphql.mutation('RestoreVersion', () =>
      HttpResponse.json({ errors: [{ message: 'Invalid', extensions: { error: { details: { errors } } } }] }),
    ),
  );
  renderPage(`${ADDRESS}&version=first`);
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: 'Restore and publish' }));
  expect(await screen.findByText('This version can not be restored')).toBeVisible();
  expect(screen.getByText('Platform is required.')).toBeVisible();
});

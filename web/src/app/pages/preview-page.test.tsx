import { act, screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { localTime } from '../../lib/texts/local-time';
import { announceSave } from '../../lib/previews/preview-channel';
import { network } from '../../test/network';
import { projectPage } from '../../test/projects';
import { renderPage } from '../../test/render-page';
import { SAMPLE_SITE } from '../../test/site';

const ADDRESS = `/preview/${'a'.repeat(43)}`;
const UNTIL = '2031-05-06T07:08:09.000Z';

/** A cms that shows the project under this title, until it is told another. */
function answerPreview(first: string) {
  const shown = { title: first, status: 'MODIFIED', isThere: true, asked: 0 };
  network.use(
    graphql.query('NewestProjects', () => HttpResponse.json({ data: { projects: [] } })),
    graphql.query('PreviewedProject', () => {
      shown.asked += 1;
      const { project, ...page } = projectPage(shown.title, { documentId: 'tides' });
      const own = { ...project, status: shown.status };
      const preview = { __typename: 'PreviewedProject', until: UNTIL, page: { ...page, project: own } };
      return HttpResponse.json({ data: { previewedProject: shown.isThere ? preview : null } });
    }),
  );
  return shown;
}

/** Suspended at once when its code is there already. */
const openPreview = () => act(() => Promise.resolve(renderPage(ADDRESS)).then(() => {}));

test('a preview says what it shows and how long', async () => {
  answerPreview('Tide Atlas');
  await act(() => Promise.resolve(renderPage(ADDRESS, { ...SAMPLE_SITE, language: 'pt-BR' })).then(() => {}));
  expect(await screen.findByRole('heading', { name: 'Tide Atlas', level: 1 })).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe('pt-BR');
  const bar = screen.getByRole('region', { name: 'Preview' });
  expect(bar).toHaveTextContent('Preview – with changes that are not public yet');
  expect(bar).toHaveTextContent(`This link works until ${localTime(UNTIL)}`);
  expect(document.title).toContain('Preview: Tide Atlas');
});

test('it follows what is saved in another tab, and is gone when its link is', async () => {
  const shown = answerPreview('First');
  await openPreview();
  await screen.findByRole('heading', { name: 'First', level: 1 });
  Object.assign(shown, { title: 'Second', status: 'PUBLISHED' });
  announceSave('another');
  announceSave('tides');
  expect(await screen.findByRole('heading', { name: 'Second', level: 1 })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('Preview – public as it is');
  expect(shown.asked).toBe(2);
  shown.isThere = false;
  announceSave('tides');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  // There are no projects.
  expect(await screen.findByText(/You can go home\.$/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a message of a page that is not around it changes nothing', async () => {
  const shown = answerPreview('First');
  await openPreview();
  await screen.findByRole('heading', { name: 'First', level: 1 });
  postMessage({ type: 'strapiUpdate' }, '*');
  announceSave('tides');
  await expect.poll(() => shown.asked).toBe(2);
  expect(shown.asked).toBe(2);
});

test('what cannot be read can be tried again', async () => {
  network.use(
    graphql.query('PreviewedProject', () => HttpResponse.json({ errors: [{ message: 'Busy' }] }), {
      once: true,
    }),
  );
  await openPreview();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answerPreview('Tide Atlas');
  again.click();
  expect(await screen.findByRole('heading', { name: 'Tide Atlas', level: 1 })).toBeVisible();
});

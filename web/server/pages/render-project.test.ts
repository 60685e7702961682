import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../src/entry-server';
import { NO_LIMIT } from '../../src/lib/limit';
import { picture, projectPage } from '../../src/test/projects';
import { stopServers } from '../test-servers';
import { SITE_URL, startCms } from './test-cms';

afterEach(stopServers);

const TIDES = projectPage('Tide Atlas', {
  description: 'Tides of the delta, drawn by hand.\nAnd by night.',
  images: [{ ...picture('quay'), caption: 'The quay' }],
  keyFigures: [{ value: '61', label: 'harbours' }],
  caseStudyTree: {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'h2',
        properties: { id: 'ebb' },
        children: [{ type: 'text', value: 'Ebb' }],
      },
    ],
  },
});

test('the page of a project is rendered from one answer, with a head of its own', async () => {
  const { asked, read } = await readerOf(TIDES);
  const { app, head, complete, leadsTo } = await read('/portfolio/tide-atlas');
  expect(asked).toEqual(['RenderedProject']);
  expect(complete).toBe(true);
  expect(leadsTo).toBeUndefined();
  expect(app).toMatch(/<h1[^>]*>Tide Atlas<\/h1>/);
  expect(app).toMatch(/<h2[^>]*id="ebb"[^>]*>Ebb<\/h2>/);
  expect(app).toContain('href="/uploads/quay.webp"');
  expect(head).toContain('<title>Tide Atlas · Arif Hasan, Web Developer</title>');
  expect(head).toContain('content="Tides of the delta, drawn by hand. And by night."');
  expect(head).toContain(`<link rel="canonical" href="${SITE_URL}/portfolio/tide-atlas"/>`);
  expect(head).toContain(
    `content="${SITE_URL}/api/projects/Tide Atlas/social.jpg?v=1770091506789-1767323045678"`,
  );
  const [, json = ''] = /ld\+json">([^<]+)</.exec(head) ?? [];
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(graph).toMatchObject([
    { '@type': 'Person' },
    { '@type': 'SoftwareSourceCode', name: 'Tide Atlas', url: `${SITE_URL}/portfolio/tide-atlas` },
    { '@type': 'BreadcrumbList' },
  ]);
  // Of schema.org only what is a language, which nobody has told.
  expect(graph[1]).not.toHaveProperty('programmingLanguage');
});

test.each([
  ['a former slug leads to the one of today', '/portfolio/old-atlas', TIDES, '/portfolio/tide-atlas'],
  ['an unknown slug leads to what is shown for it', '/portfolio/no-atlas', null, '/404'],
  ['a link that shows nothing leads to what is shown for it', `/preview/${'a'.repeat(43)}`, null, '/404'],
  ['a message about an unknown project is one like any other', '/contact?project=no-atlas', null, '/contact'],
])('%s, and nothing is rendered', async (_, location, answer, expected) => {
  const { asked, options } = await startCms(() => ({ projectPage: answer, previewedProject: answer }));
  const neverRender = { run: () => Promise.reject(new Error('It is rendered')) };
  const page = await renderPage(location, { ...options, turns: { ask: NO_LIMIT, render: neverRender } });
  expect(page).toMatchObject({ leadsTo: expected, app: '', head: '' });
  expect(asked).toHaveLength(1);
});

test('a preview is the page of its project, says so, and is for no search engine', async () => {
  const page = { ...TIDES, project: { ...TIDES.project, status: 'DRAFT', title: 'Tides, not yet' } };
  const previewedProject = { __typename: 'PreviewedProject', until: '2031-05-06T07:08:09.000Z', page };
  const { asked, options } = await startCms(() => ({ previewedProject }));
  const { app, head, complete } = await renderPage(`/preview/${'a'.repeat(43)}`, options);
  expect([asked, complete]).toEqual([['RenderedPreview'], true]);
  expect(app).toMatch(/<h1[^>]*>Tides, not yet<\/h1>/);
  expect(app).toContain('Preview – not public');
  expect(app).toMatch(
    /This link works until <time dateTime="2031-05-06T07:08:09.000Z">6 May 2031, 07:08 UTC</,
  );
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('canonical');
  expect(head).not.toContain('og:url');
  expect(head).not.toContain('social.jpg?v=1770091506789');
  expect(head).not.toMatch(/ld\+json">[^<]*not yet/);
});

test('a message about a project begins with its title', async () => {
  const { asked, read } = await readerOf(TIDES);
  const { app, head } = await read('/contact?project=tide-atlas');
  expect(asked).toEqual(['RenderedContact']);
  expect(app).toMatch(/<textarea[^>]*>[^<]*Tide Atlas/);
  expect(head).toContain(`<link rel="canonical" href="${SITE_URL}/contact"/>`);
});

/** Reads pages of a site that answers with this page of a project, or that there is none. */
async function readerOf(projectPage: object | null) {
  const { asked, options } = await startCms(() => ({ projectPage }));
  return { asked, read: (location: string) => renderPage(location, options) };
}

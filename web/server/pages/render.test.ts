import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, renderShell } from '../../src/entry-server';
import { areCurrent } from '../../src/graphql/answers';
import { NAME_ONLY, SAMPLE_SITE, siteAnswer } from '../../src/test/site';
import { createTheme } from '../../src/theme';
import { stopServers } from '../test-servers';
import { SITE_URL, startCms } from './test-cms';

afterEach(() => {
  stopServers();
  vi.restoreAllMocks();
});

const WHOLE = {
  description: 'An atlas',
  platform: 'Web Application',
  technologies: ['React'],
  githubLink: 'https://github.com/x/y',
  livePreview: 'https://x.example',
  images: [],
};

/** What the cms answers whose only project is this one. */
function answerOf(project: object, site = SAMPLE_SITE) {
  const nodes = [{ __typename: 'Project', documentId: 'a', slug: 'atlas', title: 'Atlas', ...project }];
  const pageInfo = { pageCount: 2, total: 7 };
  const facets = [{ __typename: 'Facet', value: 'React', count: 7 }];
  return {
    site: siteAnswer(site),
    projects_connection: { nodes, pageInfo },
    searchProjects: {
      __typename: 'ProjectSearchResult',
      ...{ nodes, pageInfo, technologies: facets, platforms: [] },
    },
  };
}

async function render(location: string, project: object = WHOLE, site = SAMPLE_SITE) {
  const { options } = await startCms(() => answerOf(project, site));
  return renderPage(location, options);
}

test('a page is current while the cms answers the same', async () => {
  let title = 'Atlas';
  let site = SAMPLE_SITE;
  const { options } = await startCms(() => answerOf({ ...WHOLE, title }, site));
  const { answers } = await renderPage('/', options);
  expect(answers.size).toBe(1);
  expect(await areCurrent(answers, options)).toBe(true);
  title = 'Atlas of rivers';
  expect(await areCurrent(answers, options)).toBe(false);
  title = 'Atlas';
  site = NAME_ONLY;
  expect(await areCurrent(answers, options)).toBe(false);
  stopServers();
  expect(await areCurrent(answers, options)).toBe(false);
});

test.each([
  '/',
  '/portfolio',
  '/portfolio?page=2',
  '/portfolio?tech=React&q=maps&platform=Other&page=2',
  '/about',
  '/contact',
  '/chatbot',
  '/404',
])('%s is rendered from one answer of the cms', async (location) => {
  const { asked, options } = await startCms(() => answerOf(WHOLE));
  const { app, complete } = await renderPage(location, options);
  expect(asked).toHaveLength(1);
  expect(complete).toBe(true);
  expect(app).toContain('Arif Hasan');
  expect(app).not.toContain('Loading Projects');
});

test.each([
  [[{ __typename: 'Project', documentId: 'a', slug: 'atlas', title: 'Atlas', ...WHOLE }], true],
  [[], false],
])('what is not there offers a search and the newest of %j, from one answer', async (projects, offers) => {
  const { asked, options } = await startCms(() => ({ projects }));
  const { app, complete } = await renderPage('/404', options);
  expect(asked).toEqual(['RenderedNotFound']);
  expect(complete).toBe(true);
  expect(app.includes('role="search"')).toBe(offers);
  expect(app.includes('/portfolio/atlas')).toBe(offers);
});

test.each(['/', '/portfolio', '/about', '/contact', '/chatbot', '/404'])(
  '%s of an owner who has told his name only holds nothing else',
  async (location) => {
    const { app, head } = await render(location, WHOLE, NAME_ONLY);
    expect(app).toContain('Ada');
    const wrong = /.{0,40}(undefined|null|NaN|Arif|<h\d[^>]*><\/h|<p( [^>]*)?><\/p>).{0,40}/.exec(app + head);
    expect(wrong?.[0]).toBeUndefined();
  },
);

test('search engines keep the gallery, not what is found in it', async () => {
  const canonical = `<link rel="canonical" href="${SITE_URL}/portfolio"/>`;
  const found = await render('/portfolio?tech=React&q=maps');
  expect(found.head).toContain('<meta name="robots" content="noindex"/>');
  expect(found.head).not.toContain('rel="canonical"');
  expect(found.app).toContain('7 projects found');
  expect(found.app).toContain('value="maps"');
  const all = await render('/portfolio');
  expect(all.head).not.toContain('robots');
  expect(all.head).toContain(canonical);
});

test("the owner's colour and language are in the page", async () => {
  const own = await render('/', WHOLE, { ...NAME_ONLY, accentColor: '#FFB454', language: 'pt-BR' });
  expect(own.head).toContain('<style>:root{--chakra-colors-accent-solid:#FFB454;');
  expect(own.language).toBe('pt-BR');
  for (const path of ['/404', '/contact']) {
    const english = await render(path, WHOLE, { ...NAME_ONLY, language: 'pt-BR' });
    expect(english.language, path).toBeNull();
  }
  const sample = await render('/', WHOLE, SAMPLE_SITE);
  expect(sample.head).not.toContain('<style>:root{--chakra-colors-accent');
});

test('general rules, keyframes and variables stand in every head, and browsers work out none of them', async () => {
  const heads = [(await render('/about')).head, await renderShell(SAMPLE_SITE)];
  for (const head of heads) {
    expect(head).toContain('@keyframes scale-in');
    expect(head).toContain('*{margin:0;');
    expect(head).toContain('--chakra-colors-bg:');
  }
  expect(createTheme()._global).toEqual([]);
});

test('while the cms does not answer, a page shows the owner as he was last', async () => {
  await render('/', WHOLE, SAMPLE_SITE);
  const page = await renderPage('/', { graphqlUrl: 'http://127.0.0.1:9/graphql', siteUrl: SITE_URL });
  expect(page.complete).toBe(false);
  expect(page.app).toContain('Hi, I’m Arif Hasan.');
  expect(page.app).toContain('No projects found');
});

test('a page whose parts all render is complete', async () => {
  const { app, complete } = await render('/');
  expect(app).toContain('Atlas');
  expect(complete).toBe(true);
});

test('a page with a part that breaks is not complete, and the log says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { complete } = await render('/', { ...WHOLE, images: [null] });
  expect(complete).toBe(false);
  expect(log).toHaveBeenCalledWith('A part of / broke:', expect.any(TypeError));
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../src/entry-server';
import { areCurrent } from '../../src/graphql/answers';
import { picture, projectPage } from '../../src/test/projects';
import { NAME_ONLY, SAMPLE_SITE, siteAnswer } from '../../src/test/site';

const servers: Server[] = [];

afterEach(() => {
  servers.splice(0).forEach((server) => server.close().closeAllConnections());
  vi.restoreAllMocks();
});

const SITE_URL = 'http://localhost:3000';

/** A cms whose only project is this one. */
async function startCms(project: () => object, site = () => SAMPLE_SITE) {
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    const nodes = [{ __typename: 'Project', documentId: 'a', slug: 'atlas', title: 'Atlas', ...project() }];
    const pageInfo = { pageCount: 2, total: 7 };
    const facets = [{ __typename: 'Facet', value: 'React', count: 7 }];
    const answer = {
      data: {
        site: siteAnswer(site()),
        projects: [],
        projects_connection: { nodes, pageInfo },
        searchProjects: {
          __typename: 'ProjectSearchResult',
          ...{ nodes, pageInfo, technologies: facets, platforms: [] },
        },
      },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.on('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { graphqlUrl: `http://127.0.0.1:${port}/graphql`, asked: () => asked };
}

async function render(location: string, project: object = WHOLE, site = SAMPLE_SITE) {
  const { graphqlUrl } = await startCms(
    () => project,
    () => site,
  );
  return renderPage(location, { graphqlUrl, siteUrl: SITE_URL });
}

/** A cms that answers with the page of a project, or that there is none. */
async function startProjectCms(page: object | null) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push((JSON.parse(body) as { operationName: string }).operationName);
      const data = { site: siteAnswer(SAMPLE_SITE), projectPage: page, projects: [] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.on('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const options = { graphqlUrl: `http://127.0.0.1:${port}/graphql`, siteUrl: SITE_URL };
  return { asked, read: (location: string) => renderPage(location, options) };
}

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
  const { asked, read } = await startProjectCms(TIDES);
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
  expect(head).toContain(`content="${SITE_URL}/api/projects/Tide Atlas/social.jpg?v=1770091506789"`);
  const [, json = ''] = /ld\+json">([^<]+)</.exec(head) ?? [];
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  expect(graph).toMatchObject([
    { '@type': 'Person' },
    { '@type': 'SoftwareSourceCode', name: 'Tide Atlas', url: `${SITE_URL}/portfolio/tide-atlas` },
    { '@type': 'BreadcrumbList' },
  ]);
});

test.each([
  ['a former slug leads to the one of today', '/portfolio/old-atlas', TIDES, '/portfolio/tide-atlas'],
  ['an unknown slug leads to what is shown for it', '/portfolio/no-atlas', null, '/404'],
  ['a message about an unknown project is one like any other', '/contact?project=no-atlas', null, '/contact'],
])('%s, and nothing is rendered', async (_, location, answer, expected) => {
  const { asked, read } = await startProjectCms(answer);
  const page = await read(location);
  expect(page).toMatchObject({ leadsTo: expected, app: '', head: '' });
  expect(asked).toHaveLength(1);
});

test('what is not there offers a search and the newest projects, from one answer', async () => {
  const { asked, read } = await startProjectCms(null);
  const { app, complete } = await read('/404');
  expect(asked).toEqual(['RenderedNotFound']);
  expect(complete).toBe(true);
  expect(app).toContain('role="search"');
});

test('a message about a project begins with its title', async () => {
  const { asked, read } = await startProjectCms(TIDES);
  const { app, head } = await read('/contact?project=tide-atlas');
  expect(asked).toEqual(['RenderedContact']);
  expect(app).toMatch(/<textarea[^>]*>[^<]*Tide Atlas/);
  expect(head).toContain(`<link rel="canonical" href="${SITE_URL}/contact"/>`);
});

const WHOLE = {
  description: 'An atlas',
  platform: 'Web Application',
  technologies: ['React'],
  githubLink: 'https://github.com/x/y',
  livePreview: 'https://x.example',
  images: [],
};

test('a page is current while the cms answers the same', async () => {
  let title = 'Atlas';
  let site = SAMPLE_SITE;
  const { graphqlUrl } = await startCms(
    () => ({ ...WHOLE, title }),
    () => site,
  );
  const { answers } = await renderPage('/', { graphqlUrl, siteUrl: SITE_URL });
  expect(answers.size).toBe(1);
  expect(await areCurrent(answers, { graphqlUrl })).toBe(true);
  title = 'Atlas of rivers';
  expect(await areCurrent(answers, { graphqlUrl })).toBe(false);
  title = 'Atlas';
  site = NAME_ONLY;
  expect(await areCurrent(answers, { graphqlUrl })).toBe(false);
  servers.splice(0).forEach((server) => server.close().closeAllConnections());
  expect(await areCurrent(answers, { graphqlUrl })).toBe(false);
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
  const { graphqlUrl, asked } = await startCms(() => WHOLE);
  const { app, complete } = await renderPage(location, { graphqlUrl, siteUrl: SITE_URL });
  expect(asked()).toBe(1);
  expect(complete).toBe(true);
  expect(app).toContain('Arif Hasan');
  expect(app).not.toContain('Loading Projects');
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
  const sample = await render('/', WHOLE, SAMPLE_SITE);
  expect(sample.head).not.toContain('<style>:root{--chakra-colors-accent');
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

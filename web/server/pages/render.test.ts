import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../src/entry-server';
import { areCurrent } from '../../src/graphql/answers';

const servers: Server[] = [];

afterEach(() => {
  servers.splice(0).forEach((server) => server.close().closeAllConnections());
  vi.restoreAllMocks();
});

const SITE_URL = 'http://localhost:3000';

/** A cms whose only project is this one. */
async function startCms(project: () => object) {
  const server = createServer((_, response) => {
    const nodes = [{ __typename: 'Project', documentId: 'a', title: 'Atlas', ...project() }];
    const answer = { data: { projects_connection: { nodes, pageInfo: { pageCount: 1 } } } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.on('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/graphql`;
}

async function renderHome(project: object) {
  return renderPage('/', { graphqlUrl: await startCms(() => project), siteUrl: SITE_URL });
}

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
  const graphqlUrl = await startCms(() => ({ ...WHOLE, title }));
  const { answers } = await renderPage('/', { graphqlUrl, siteUrl: SITE_URL });
  expect(answers.size).toBe(1);
  expect(await areCurrent(answers, { graphqlUrl })).toBe(true);
  title = 'Atlas of rivers';
  expect(await areCurrent(answers, { graphqlUrl })).toBe(false);
  servers.splice(0).forEach((server) => server.close().closeAllConnections());
  expect(await areCurrent(answers, { graphqlUrl })).toBe(false);
});

test('a page whose parts all render is complete', async () => {
  const { app, complete } = await renderHome(WHOLE);
  expect(app).toContain('Atlas');
  expect(complete).toBe(true);
});

test('a page with a part that breaks is not complete, and the log says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { complete } = await renderHome({ ...WHOLE, images: [null] });
  expect(complete).toBe(false);
  expect(log).toHaveBeenCalledWith('A part of / broke:', expect.any(TypeError));
});

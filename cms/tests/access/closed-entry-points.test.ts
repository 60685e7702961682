import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { SECRETS } from '../harness/environment';
import { drawPicture } from '../harness/pictures';
import { createProject, imageForm, projectFields, toForm } from '../harness/projects';
import { expectNoTraces } from '../harness/traces';
import { measureCpu } from '../harness/measure-cpu';

const SITE_URL = 'https://portfolio.example.com';

const cms = await startCms({
  NODE_ENV: 'production',
  SITE_URL,
  FIREBASE_PROJECT_ID: 'demo-portfolio',
  ...SECRETS,
});
const { editor, visitor } = cms;
const stranger = await cms.signedIn({ sub: 'stranger-uid' });
const picture = await drawPicture();
const project = await createProject(editor);

expectNoTraces(cms);

describe('files reach no disk', () => {
  const form = toForm(projectFields(), [picture, picture]);
  form.append('files', picture);

  test.each([
    ['POST', '/graphql'],
    ['POST', '/graphql?x=1'],
    ['POST', '/api/projects'],
    ['PUT', '/api/projects/1'],
    ['POST', '/api/upload'],
    ['POST', '/api/auth/local/register'],
    ['POST', '/admin/login'],
    ['POST', '/nope'],
    ['POST', '/api/portfolio/1/images/2'],
  ])('at %s %s', async (method, path) => {
    for (const client of [visitor, editor]) {
      const answer = await client.send(method, path, form);
      expect(answer.status).toBe(415);
    }
  });

  test.each(['/api/portfolio', `/api/portfolio/${project._id}`, '/api/portfolio/images', '/api/portfolio/'])(
    'at %s unless an editor sends them',
    async (path) => {
      const methods = path.includes(project._id) ? ['PUT'] : ['POST'];
      for (const method of methods) {
        expect((await visitor.send(method, path, form)).status).toBe(401);
        expect((await stranger.send(method, path, form)).status).toBe(403);
      }
    },
  );

  test('in the media library of the admin panel unless an admin sends them', async () => {
    expect((await editor.send('POST', '/upload', imageForm(picture))).status).toBe(401);
    expect((await visitor.send('POST', '/upload', form)).status).toBe(401);
  });
});

describe('accounts and files of Strapi itself', () => {
  const account = { username: 'mallory', email: 'mallory@example.com', password: 'Mallory#2026' };

  test.each([
    ['POST', '/api/auth/local/register', account],
    ['POST', '/api/auth/local', { identifier: account.email, password: account.password }],
    ['POST', '/api/auth/forgot-password', { email: account.email }],
    ['POST', '/api/auth/reset-password', { code: 'x', password: 'y', passwordConfirmation: 'y' }],
    ['POST', '/api/auth/send-email-confirmation', { email: account.email }],
    ['GET', '/api/auth/google/callback', undefined],
    ['GET', '/api/connect/google', undefined],
    ['GET', '/api/users', undefined],
    ['GET', '/api/users/me', undefined],
    ['POST', '/api/users', account],
    ['GET', '/api/users-permissions/roles', undefined],
    ['GET', '/api/upload/files', undefined],
    ['DELETE', '/api/upload/files/1', undefined],
    ['POST', '/api/projects', { data: projectFields() }],
    ['PUT', `/api/projects/${project._id}`, { data: { title: 'New' } }],
    ['DELETE', `/api/projects/${project._id}`, undefined],
    ['PUT', '/api/site', { data: { name: 'New' } }],
    ['DELETE', '/api/site', undefined],
    ['GET', '/content-manager/collection-types/api::project.project', undefined],
    ['GET', '/upload/files', undefined],
  ])('%s %s is shut, even to an editor', async (method, path, body) => {
    for (const client of [visitor, editor]) {
      const { status } = await client.send(method, path, body);
      expect([401, 403, 404, 405]).toContain(status);
    }
  });

  test('have no place in GraphQL', async () => {
    for (const query of [
      'mutation { register(input: { username: "m", email: "m@example.com", password: "secret" }) { jwt } }',
      'mutation { login(input: { identifier: "m", password: "m" }) { jwt } }',
      '{ usersPermissionsUsers { email } }',
      '{ uploadFiles { url } }',
    ]) {
      expect((await editor.graphql(query)).status).toBe(400);
    }
  });
});

describe('other sites', () => {
  const origins = ['https://evil.example.com', 'null', `${SITE_URL}.evil.example.com`];

  test.each(origins)('%s reads nothing from a browser', async (origin) => {
    for (const path of ['/api/portfolio', '/api/projects', '/graphql?query={projects{title}}']) {
      const { headers } = await visitor.get(path, { origin, 'apollo-require-preflight': '1' });
      expect(headers.get('access-control-allow-origin') ?? '').not.toMatch(/\*|evil|null/);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    const query = JSON.stringify({ query: '{ projects { title } }' });
    const answer = await visitor.send('POST', '/graphql', query, {
      origin,
      'content-type': 'application/json',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const asked = { origin, 'access-control-request-method': 'DELETE' };
    const { headers } = await visitor.send('OPTIONS', `/api/portfolio/${project._id}`, undefined, asked);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('the own site may', async () => {
    const { headers } = await visitor.get('/api/portfolio', { origin: SITE_URL });
    expect(headers.get('access-control-allow-origin')).toBe(SITE_URL);
  });

  describe.each([
    '/api/fit',
    '/api/assistant/v1beta/models/assistant:generateContent',
    '/api/v1.0/email/send',
    '/graphql',
    '/admin/login',
  ])('their forms can send nothing to %s', (path) => {
    test.each([
      ['application/x-www-form-urlencoded', 'advert=React&contents[0][parts][0][text]=Hi&query={__typename}'],
      ['text/plain', '{"query":"{ projects { title } }","advert":"React"}'],
      ['', '{"query":"{ projects { title } }","advert":"React"}'],
    ])('as "%s"', async (type, body) => {
      const { status, body: answer } = await visitor.send('POST', path, body, { 'content-type': type });
      expect(status).toBe(415);
      expect(JSON.stringify(answer)).toContain('Send JSON here');
    });
  });

  test('a request without a body needs no type', async () => {
    expect((await visitor.send('POST', '/api/fit', '', { 'content-type': '' })).status).toBe(400);
  });
});

test('introspection is off', async () => {
  const { status, body } = await editor.graphql('{ __schema { types { name } } }');
  expect(status).toBe(400);
  expect(body.errors[0].message).toMatch(/introspection/i);
});

test.each([
  ['a field', '{ projets { title } }', {}],
  ['a nested field', '{ projects { titel } }', {}],
  ['an argument', '{ projects(filter: {}) { title } }', {}],
  ['a type', 'query ($x: ProjectFilters) { projects { title } }', {}],
  ['a field of an input', 'mutation { createProject(data: { titel: "x" }) { title } }', {}],
  [
    'a field of a variable',
    'mutation ($data: ProjectInput!) { createProject(data: $data) { title } }',
    { data: { titel: 'x' } },
  ],
  ['a fragment', '{ projects { ... on Projct { title } } }', {}],
])('the name of %s is not guessed for anybody', async (_, query, variables) => {
  for (const client of [visitor, editor]) {
    const { status, body } = await client.graphql(query, variables);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toMatch(/did you mean/i);
  }
});

test('to look for a guess in a message of a hundred thousand spaces costs little', async () => {
  const variables = { pagination: { page: ' '.repeat(100_000) } };
  const query = 'query ($pagination: PaginationArg) { projects(pagination: $pagination) { title } }';
  const [{ status }, time] = await measureCpu(() => visitor.graphql(query, variables));
  expect(status).toBe(400);
  expect(time).toBeLessThan(250);
});

test('half a megabyte of names is refused before it is checked', async () => {
  const names = Array.from({ length: 40_000 }, (_, at) => [`name${at}`, at]);
  const body = { template_params: Object.fromEntries(names) };
  expect((await visitor.send('POST', '/api/v1.0/email/send', body)).status).toBe(413);
});

test('/graphql shows no playground to a browser', async () => {
  const { body } = await visitor.get('/graphql', { accept: 'text/html' });
  expect(body).not.toMatch(/script|apollo|sandbox/i);
});

test('errors tell nothing about the inside', async () => {
  const answers = [await visitor.graphql('{ nope }'), await visitor.get('/api/projects?filters[nope]=1')];
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|at .*\.js|stacktrace|select /i);
  }
});

test('the security headers are set on cached answers too', async () => {
  for (const path of ['/api/portfolio', '/api/portfolio', '/uploads/nothing.webp']) {
    const { headers } = await visitor.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  }
});

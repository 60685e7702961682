import { expect, test } from 'vitest';
import { ask, nextVisitor } from '../harness/chat';
import type { Answer, Client } from '../harness/client';
import { startCms } from '../harness/cms';
import { drawPicture } from '../harness/pictures';
import { createProject, MUTATIONS, uploadPicture } from '../harness/projects';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
const { editor, visitor } = cms;
const account = await cms.signedIn({ sub: 'stranger-uid' });

/** In everything that nobody may see. */
const HIDDEN = /zugzwang/i;
const secretPicture = await drawPicture('zugzwang.png');
const secretFields = () => ({
  title: 'Zugzwang trainer',
  platform: 'Chrome Extension',
  description: 'Drills for zugzwang.',
  role: 'Zugzwang master',
  period: 'zugzwang',
  technologies: ['Zugzwang.js'],
  keyFigures: [{ value: '1', label: 'zugzwang' }],
  caseStudy: 'Zugzwang, step by step.',
  githubLink: 'https://github.com/example/zugzwang',
  livePreview: 'https://zugzwang.example.com',
});

async function edit(client: Client, text: string, variables: object) {
  const { status, body } = await client.graphql(text, variables);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const secretImages = async () => [(await uploadPicture(editor, secretPicture)).documentId];
const UNPUBLISH = 'mutation Unpublish($id: ID!) { unpublishProject(documentId: $id) { status } }';
const SAVE = `mutation Save($id: ID!, $data: ProjectInput!) {
  updateProject(documentId: $id, data: $data, status: DRAFT) { slug status } }`;
const SCHEDULE = `mutation Schedule($id: ID!) {
  scheduleProject(documentId: $id, publishAt: "2040-01-01T00:00:00Z") { publishAt } }`;

const shown = await createProject(editor, { title: 'Endgame table' }, [await drawPicture('board.png')]);
const modified = shown._id;
const before = await readAll();
await edit(editor, SAVE, {
  id: modified,
  data: { ...secretFields(), slug: 'zugzwang-table', images: await secretImages() },
});
await edit(editor, SCHEDULE, { id: modified });

const draft = (
  await edit(
    editor,
    'mutation Draft($data: ProjectInput!) { createProject(data: $data, status: DRAFT) { documentId } }',
    { data: { ...secretFields(), images: await secretImages() } },
  )
).createProject.documentId;
await edit(editor, SCHEDULE, { id: draft });

/** Public once, under two addresses. */
async function createGone(slug: string): Promise<string> {
  const { _id } = await createProject(editor, { ...secretFields(), slug: `${slug}-formerly` }, [
    secretPicture,
  ]);
  await edit(editor, MUTATIONS.updateProject, { id: _id, data: { slug } });
  return _id;
}
const unpublished = await createGone('zugzwang-unpublished');
await edit(editor, UNPUBLISH, { id: unpublished });
const deleted = await createGone('zugzwang-deleted');
await edit(editor, MUTATIONS.deleteProject, { id: deleted });

const GONE = [draft, unpublished, deleted];
const IDS = [modified, ...GONE];
const SLUGS = [
  ...['zugzwang-table', 'zugzwang-trainer', ...GONE],
  ...['unpublished', 'deleted'].flatMap((name) => [`zugzwang-${name}`, `zugzwang-${name}-formerly`]),
];

/** What everybody may read of all projects. */
async function readAll() {
  return Promise.all([visitor.get('/api/portfolio'), visitor.get('/api/projects?populate=*')]).then(
    (answers) => answers.map(({ body }) => body),
  );
}

function expectNothingHidden({ status, body }: Pick<Answer, 'status' | 'body'>) {
  expect(status).toBeLessThan(500);
  const text = JSON.stringify(body);
  expect(text).not.toMatch(HIDDEN);
  for (const id of GONE) expect(text).not.toContain(id);
  return text;
}

/** Of parameters by which Strapi itself would show more, or a filter would tell whether there is more. */
const QUERIES = [
  ...['', 'status=draft', 'status=DRAFT', 'status[]=draft', 'status[0]=draft', 'status[$eq]=draft'],
  ...['status=published&status=draft', 'publicationState=preview', 'locale=all', 'locale=*'],
  ...['draft', 'modified', 'never-published', 'never-published-document', 'unpublished', 'published'].map(
    (name) => `publicationFilter=${name}`,
  ),
  ...['true', 'false'].flatMap((is) => [
    `hasPublishedVersion=${is}`,
    `status=draft&hasPublishedVersion=${is}`,
  ]),
  ...['filters[publishedAt][$null]=true', 'filters[publishedAt][$notNull]=true', 'filters[publishedAt]='],
  ...['filters[$or][0][publishedAt][$null]=true', 'filters[$not][publishedAt][$notNull]=true'],
  ...['filters[title][$startsWithi]=z', 'filters[technologies][name][$startsWithi]=z'],
  ...['filters[publishAt][$notNull]=true', 'filters[publishProblem][$null]=true'],
  ...['filters[imageTexts][$notNull]=true', 'filters[images][name][$startsWith]=z'],
  ...['sort=publishAt', 'sort=publishedAt:asc', 'sort=imageTexts', 'sort[publishProblem]=asc'],
  ...['fields=publishAt', 'fields[0]=imageTexts', 'fields=*', 'populate=*', 'populate=localizations'],
  ...['populate[localizations][status]=draft', 'populate[images][status]=draft', 'populate[createdBy]=true'],
  ...[
    'populate[images][filters][name][$startsWith]=z',
    'populate[technologies][filters][name][$startsWithi]=z',
  ],
  ...[
    '_q=z',
    'pagination[pageSize]=100&pagination[withCount]=true',
    'pagination[start]=0&pagination[limit]=100',
  ],
];

test.each(QUERIES)('REST: ?%s shows nothing that is not public', async (query) => {
  for (const client of [visitor, account]) {
    const list = await client.get(`/api/projects?${query}`);
    expectNothingHidden(list);
    expect(list.body.meta?.pagination?.total ?? 0).toBeLessThanOrEqual(1);
    expect(list.body.data?.length ?? 0).toBeLessThanOrEqual(1);
    expectNothingHidden(await client.get(`/api/portfolio?${query}`));
    for (const id of IDS) {
      const { status, body } = await client.get(`/api/projects/${id}?${query}`);
      expect(JSON.stringify(body)).not.toMatch(HIDDEN);
      if (id !== modified) expect(status).not.toBe(200);
    }
  }
});

test('REST: what is public is answered as before', async () => {
  expect(await readAll()).toEqual(before);
});

test.each([
  ...['modified', 'unmodified', 'published-with-draft'].map((name) => `publicationFilter=${name}`),
  'hasPublishedVersion=false',
])('REST: ?%s does not tell which projects have changes that are not public', async (query) => {
  const { status, body } = await visitor.get(`/api/projects?${query}`);
  expect(status).toBe(200);
  expect(body).toEqual((await visitor.get('/api/projects')).body);
});

test('REST: a filter on what is not public finds as much as none', async () => {
  const { body } = await visitor.get('/api/projects?filters[title][$startsWithi]=z');
  expect(body.meta.pagination.total).toBe(0);
});

const ALL = `documentId slug title description platform period role technologies githubLink livePreview status
  publishAt publishProblem updatedAt keyFigures { label } images { name url alternativeText caption }`;

test.each(['visitor', 'account'] as const)('GraphQL: a %s sees nothing that is not public', async (who) => {
  const client = { visitor, account }[who];
  const data = async (text: string, variables: object = {}) => {
    const answer = await client.graphql(text, variables);
    expect(answer.body.errors).toBeUndefined();
    expectNothingHidden(answer);
    return answer.body.data;
  };
  const sorts = ['title', 'platform', 'position', 'createdAt', 'updatedAt', 'documentId'];
  for (const sort of sorts.flatMap((name) => [`${name}:asc`, `${name}:desc`])) {
    const lists = await data(
      `query Lists($sort: [String!]) { projects(sort: $sort) { ${ALL} }
        again: projects_connection(sort: $sort) { nodes { ${ALL} caseStudy } pageInfo { total } } }`,
      { sort: [sort] },
    );
    expect(lists.projects).toMatchObject([
      { title: 'Endgame table', status: 'PUBLISHED', publishAt: null, publishProblem: null },
    ]);
    expect(lists.again.pageInfo.total).toBe(1);
  }
  const filters = ['title: { containsi: "zug" }', 'platform: { eq: "Chrome Extension" }'];
  const technologies = 'technologies: { containsi: "zug" }';
  for (const filter of [...filters, technologies, `or: [{ ${filters[0]} }, { ${technologies} }]`]) {
    const found = await data(
      `{ projects(filters: { ${filter} }) { title } projects_connection(filters: { ${filter} }) { pageInfo { total } } }`,
    );
    expect(found).toEqual({ projects: [], projects_connection: { pageInfo: { total: 0 } } });
  }
  for (const id of GONE) {
    const one = await data(
      `query One($id: ID!) { project(documentId: $id) { ${ALL} } other: project(documentId: $id) { title }
      found: projects(filters: { documentId: { in: [$id] } }) { title } }`,
      { id },
    );
    expect(one).toEqual({ project: null, other: null, found: [] });
  }
  for (const slug of SLUGS) {
    const page = await data(
      `query Page($slug: String!) { projectPage(slug: $slug) { project { ${ALL} } } }`,
      { slug },
    );
    expect(page).toEqual({ projectPage: null });
  }
  const { projectPage } =
    await data(`{ projectPage(slug: "endgame-table") { project { ${ALL} caseStudy caseStudyTree }
    previous { title } next { title } related { title } } }`);
  expect(projectPage).toMatchObject({ previous: null, next: null, related: [] });
});

test.each(['visitor', 'account'] as const)(
  'GraphQL: a search by a %s counts only what is public',
  async (who) => {
    const search = `query Search($q: String, $technologies: [String!], $platform: String) {
    searchProjects(q: $q, technologies: $technologies, platform: $platform) {
      nodes { ${ALL} } pageInfo { total } technologies { value count } platforms { value count } } }`;
    const find = async (variables: object) => {
      const answer = await { visitor, account }[who].graphql(search, variables);
      expectNothingHidden(answer);
      return answer.body.data.searchProjects;
    };
    expect(await find({})).toMatchObject({
      pageInfo: { total: 1 },
      technologies: [
        { value: 'Node.js', count: 1 },
        { value: 'React', count: 1 },
      ],
      platforms: [{ value: 'Web Application', count: 1 }],
    });
    for (const variables of [
      { q: 'zugzwang' },
      { technologies: ['zugzwang.js'] },
      { platform: 'Chrome Extension' },
    ])
      expect((await find(variables)).pageInfo.total).toBe(0);
  },
);

async function refusalOf(client: Client, field: string) {
  const { body } = await client.graphql(`{ ${field} }`);
  expect(Object.values(body.data ?? {}).filter((value) => value !== null)).toEqual([]);
  return body.errors[0].extensions.code;
}

test('GraphQL: what is an editor’s own is nobody else’s', async () => {
  const FIELDS = [
    `myProject(documentId: "${draft}") { title }`,
    `previewAddress(documentId: "${draft}")`,
    `previewLinks(documentId: "${draft}") { until }`,
    'previewCaseStudy(markdown: "![a](1)")',
    'setup { ownProjects sampleProjects }',
  ];
  for (const field of FIELDS) {
    expect(await refusalOf(visitor, field), field).toEqual('UNAUTHENTICATED');
    expect(await refusalOf(account, field), field).toEqual('FORBIDDEN');
  }
  expect((await visitor.graphql('{ myProjects { nodes { title } } }')).status).toBe(401);
  for (const argument of ['', '(q: "zugzwang")', '(pagination: { pageSize: 100 })']) {
    const { body } = await account.graphql(
      `{ myProjects${argument} { nodes { ${ALL} } pageInfo { total } } other: myProjects { nodes { title } } }`,
    );
    expectNothingHidden({ status: 200, body });
    expect(body.data.myProjects.pageInfo.total).toBe(argument.includes('q:') ? 0 : 1);
  }
  for (const link of [...IDS, ...SLUGS, `${draft}.9999999999.${'A'.repeat(43)}`]) {
    const { body } = await visitor.graphql(
      'query Preview($link: String!) { previewedProject(link: $link) { page { project { title } } } }',
      { link },
    );
    expect(body).toEqual({ data: { previewedProject: null } });
  }
});

test('the setup list counts what is public', async () => {
  const { setup } = await edit(editor, '{ setup { ownProjects sampleProjects } }', {});
  expect(setup).toEqual({ ownProjects: 1, sampleProjects: 0 });
});

test('social pictures are of what is public', async () => {
  for (const id of GONE) expect((await visitor.get(`/api/projects/${id}/social.jpg`)).status).toBe(404);
  const etag = async () => (await visitor.get(`/api/projects/${modified}/social.jpg`)).headers.get('etag');
  const first = await etag();
  await edit(editor, SAVE, { id: modified, data: { title: 'Zugzwang, once more' } });
  expect(await etag()).toBe(first);
});

test('the assistant knows what is public', async () => {
  const QUESTIONS = [
    ...['What is the zugzwang trainer?', 'Which projects use Zugzwang.js?', 'List all projects'],
    ...['Is there a Chrome extension?', 'What is the newest project?', 'Tell me about Endgame table'],
    'How was the zugzwang trainer built?',
  ];
  for (const question of QUESTIONS) {
    const { text } = await ask(cms.url, question, { visitor: nextVisitor() });
    // Only the visitor's own word is told, and that nothing is known of it.
    const told = text.replace(/^Nothing published here mentions zugzwang(\.js| trainer)?\. /i, '');
    expect(told).not.toMatch(HIDDEN);
    expect(told).not.toMatch(/step by step|Drills for/i);
    for (const id of GONE) expect(text).not.toContain(id);
  }
  expectNothingHidden(await visitor.get('/api/assistant/suggestions'));
});

test('no list of files tells of pictures', async () => {
  for (const address of [
    '/api/upload/files',
    '/upload/files',
    '/api/upload/files/1',
    '/uploads',
    '/uploads/',
  ])
    expect((await visitor.get(address)).status).not.toBe(200);
});

test('what is published is seen at once', async () => {
  await edit(editor, 'mutation Publish($id: ID!) { publishProject(documentId: $id) { status } }', {
    id: draft,
  });
  const { body } = await visitor.get('/api/portfolio');
  expect(body.map(({ title }: { title: string }) => title)).toContain(secretFields().title);
});

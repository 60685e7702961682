import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { createProject, MUTATIONS } from '../harness/projects';

const cms = await startCms();
const { editor, visitor } = cms;

const PROJECTS = [
  { title: 'Café Zürich', technologies: ['React', 'Node.js'], description: 'Tables for guests.' },
  { title: '100% Cotton', technologies: ['react', 'Firebase'], description: 'A shop_window \\ sale.' },
  {
    title: 'ধানের হিসাব',
    technologies: ['Firebase'],
    platform: 'Mobile Application',
    description: 'Łódź counts rice.',
  },
  {
    title: 'ЁЛКА',
    technologies: ['React', 'Firebase', 'Node.js'],
    platform: 'Mobile Application',
    description: 'Straße 7',
  },
];
// The last one made comes first.
for (const fields of [...PROJECTS].reverse()) await createProject(editor, fields);

const SEARCH = `query Search($q: String, $technologies: [String!], $platform: String, $pagination: PaginationArg) {
  searchProjects(q: $q, technologies: $technologies, platform: $platform, pagination: $pagination) {
    nodes { title }
    pageInfo { page pageCount pageSize total }
    platforms { value count }
    technologies { value count }
  }
}`;

const search = async (variables: object) =>
  (await visitor.graphql(SEARCH, variables)).body.data.searchProjects;

const titles = async (variables: object) =>
  (await search(variables)).nodes.map(({ title }: { title: string }) => title);

const [cafe, cotton, rice, tree] = PROJECTS.map(({ title }) => title);

describe('what is typed finds', () => {
  test.each([
    ['cafe', [cafe]],
    ['CAFÉ', [cafe]],
    ['cafe\u0301', [cafe]],
    ['zurich caf', [cafe]],
    ['guests  react', [cafe]],
    ['ধান', [rice]],
    ['ёлка', [tree]],
    ['елка', [tree]],
    ['lodz', [rice]],
    ['strasse', [tree]],
    ['100%', [cotton]],
    ['%', [cotton]],
    ['_', [cotton]],
    ['\\', [cotton]],
    ['shop%sale', []],
    ["' or 1=1 --", []],
    ['mobile', [rice, tree]],
    ['', [cafe, cotton, rice, tree]],
    ['  \u0000\n ', [cafe, cotton, rice, tree]],
    ['guests firebase', []],
  ])('%j: %j', async (q, expected) => {
    expect(await titles({ q })).toEqual(expected);
  });
});

test('several technologies at once, in any case, and a platform', async () => {
  expect(await titles({ technologies: ['REACT'] })).toEqual([cafe, cotton, tree]);
  expect(await titles({ technologies: ['firebase', 'React'] })).toEqual([cotton, tree]);
  expect(await titles({ technologies: ['react', 'React', ' react '] })).toEqual([cafe, cotton, tree]);
  expect(await titles({ technologies: ['React', 'Cobol'] })).toEqual([]);
  expect(await titles({ technologies: ['React'], platform: 'Mobile Application' })).toEqual([tree]);
  expect(await titles({ platform: 'Toaster' })).toEqual([]);
});

test('the counts are of what would remain', async () => {
  const { technologies, platforms, pageInfo } = await search({
    technologies: ['Firebase'],
    platform: 'Mobile Application',
  });
  expect(pageInfo.total).toBe(2);
  expect(technologies).toEqual([
    { value: 'Firebase', count: 2 },
    { value: 'Node.js', count: 1 },
    { value: 'React', count: 1 },
  ]);
  expect(platforms).toEqual([
    { value: 'Mobile Application', count: 2 },
    { value: 'Web Application', count: 1 },
  ]);
});

test('a project that has a technology in two spellings counts once, in the first of them', async () => {
  const technologies = ['Elixir', 'Ｅｌｉｘｉｒ', 'Élixir'.normalize('NFD'), 'Elixír'];
  const { _id } = await createProject(editor, { title: 'Twice', technologies });
  expect((await search({ q: 'Twice' })).technologies).toEqual([{ value: 'Elixir', count: 1 }]);
  await editor.graphql(MUTATIONS.deleteProject, { id: _id });
});

test('page by page, in the order of the portfolio', async () => {
  const { nodes, pageInfo } = await search({ pagination: { page: 2, pageSize: 3 } });
  expect(nodes).toEqual([{ title: tree }]);
  expect(pageInfo).toEqual({ page: 2, pageCount: 2, pageSize: 3, total: 4 });
  expect((await search({ pagination: { page: 9, pageSize: 3 } })).nodes).toEqual([]);
});

test.each([
  [{ q: 'a'.repeat(61) }, 'q', 'Search for at most 60 characters.'],
  [{ technologies: ['a', 'b', 'c', 'd'] }, 'technologies', 'Choose at most 3 technologies.'],
  [{ technologies: ['a'.repeat(51)] }, 'technologies', /so long a name/],
  [{ platform: 'a'.repeat(51) }, 'platform', /so long a name/],
])('too much is refused: %#', async (variables, field, message) => {
  const { status, body } = await visitor.graphql(SEARCH, variables);
  expect(status).toBe(400);
  expect(body.errors[0].message).toMatch(message);
  expect(body.errors[0].extensions.error.details.errors[0].path).toEqual([field]);
});

test('a request may search twice', async () => {
  const ask = (count: number) =>
    visitor.graphql(
      `{ ${Array.from({ length: count }, (_, index) => `s${index}: searchProjects(q: "q${index}") { nodes { title } }`).join(' ')} }`,
    );
  expect((await ask(2)).body.errors).toBeUndefined();
  expect((await ask(3)).body.errors[0].message).toBe('searchProjects: at most 2 in a request');
});

test('case studies are no conditions of a list', async () => {
  for (const query of ['filters[caseStudy][$containsi]=a', 'sort=caseStudy', 'sort[caseStudy]=asc'])
    expect((await visitor.get(`/api/projects?${query}`)).status, query).toBe(400);
});

test('a change shows at once: title, technologies, place and end', async () => {
  const { _id } = await createProject(editor, { title: 'Before', technologies: ['Fortran'] });
  expect(await titles({ q: 'before' })).toEqual(['Before']);
  await editor.graphql(MUTATIONS.updateProject, { id: _id, data: { title: 'After' } });
  expect(await titles({ q: 'before' })).toEqual([]);
  expect(await titles({ technologies: ['fortran'] })).toEqual(['After']);
  await editor.graphql(MUTATIONS.updateProject, { id: _id, data: { technologies: ['Elm'] } });
  expect(await titles({ technologies: ['fortran'] })).toEqual([]);
  const { data } = (await visitor.graphql('{ projects { documentId title } }')).body;
  const ids = data.projects.map(({ documentId }: { documentId: string }) => documentId).reverse();
  await editor.graphql(MUTATIONS.reorderProjects, { ids });
  expect(await titles({})).toEqual([tree, rice, cotton, cafe, 'After']);
  await editor.graphql(MUTATIONS.deleteProject, { id: _id });
  expect(await titles({ q: 'after' })).toEqual([]);
});

test('role and case study are searched, addresses in it are not', async () => {
  const { _id } = await createProject(editor, { title: 'Deep' });
  const caseStudy = 'How **falconers** [met](https://valley.example/path).';
  await editor.graphql(MUTATIONS.updateProject, { id: _id, data: { role: 'Lead Ornithologist', caseStudy } });
  expect(await titles({ q: 'ornithologist falconers met' })).toEqual(['Deep']);
  expect(await titles({ q: 'valley.example' })).toEqual([]);
  await editor.graphql(MUTATIONS.deleteProject, { id: _id });
});

test('My Projects is searched in the same way, by accounts only', async () => {
  const MY =
    'query My($q: String) { myProjects(q: $q, pagination: { pageSize: 1 }) { nodes { title } pageInfo { total } } }';
  const mine = async (q?: string) => (await editor.graphql(MY, { q })).body.data.myProjects;
  expect(await mine('CAFE')).toEqual({ nodes: [{ title: cafe }], pageInfo: { total: 1 } });
  expect(await mine('firebase')).toMatchObject({ pageInfo: { total: 3 } });
  expect(await mine(' ')).toMatchObject({ pageInfo: { total: 4 } });
  expect(await mine()).toMatchObject({ pageInfo: { total: 4 } });
  const { body } = await visitor.graphql(MY, { q: 'cafe' });
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

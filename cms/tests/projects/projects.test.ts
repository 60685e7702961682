import { beforeEach, describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import {
  createProject,
  MUTATIONS,
  PLAIN_PAGE,
  projectFields,
  toForm,
  uploadPicture,
  type Entry,
  WITH_LINKS,
} from '../harness/projects';
import { statementsOf } from '../harness/statements';

const cms = await startCms();
const { editor, visitor } = cms;

const CHANGED_ELSEWHERE = 'This project was changed elsewhere. Reload to see the latest version.';

async function listed(): Promise<Entry[]> {
  return (await visitor.get('/api/portfolio')).body;
}
const titles = async () => (await listed()).map(({ title }) => title);
const idsOf = (projects: Entry[]) => projects.map(({ _id }) => _id);

beforeEach(async () => {
  for (const { _id } of await listed()) await editor.send('DELETE', `/api/portfolio/${_id}`);
});

test("Strapi's own list has the order of the portfolio", async () => {
  for (const title of ['First', 'Second', 'Third']) await createProject(editor, { title });
  const { body } = await visitor.get('/api/projects');
  expect(body.data.map(({ title }: Entry) => title)).toEqual(['Third', 'Second', 'First']);
});

describe('a project', () => {
  test('is answered as it is listed', async () => {
    const created = await createProject(editor);
    expect(created).toEqual({
      ...projectFields(),
      ...WITH_LINKS,
      ...PLAIN_PAGE,
      slug: 'chamber',
      _id: expect.stringMatching(/^[a-z0-9]{24}$/),
      images: [expect.stringMatching(/^\/uploads\//)],
      updatedAt: expect.any(String),
    });
    // Case studies are read one by one.
    expect(await listed()).toEqual([{ ...created, caseStudy: undefined }]);
  });

  test('is trimmed, its technologies once each and in order', async () => {
    const technologies = [' Redux ', 'React', 'redux', '', 'REACT', 'Zig'];
    const project = await createProject(editor, { title: '  Chamber\n', technologies });
    expect(project).toMatchObject({ title: 'Chamber', technologies: ['Redux', 'React', 'Zig'] });
    const none = await createProject(editor, { technologies: [] });
    expect(none.technologies).toEqual([]);
  });

  test('keeps every field that a change leaves out', async () => {
    const before = await createProject(editor);
    const { body } = await editor.send('PUT', `/api/portfolio/${before._id}`, toForm({ title: 'New' }));
    expect(body).toEqual({ ...before, title: 'New', updatedAt: expect.any(String) });
    const { body: answer } = await editor.graphql(MUTATIONS.updateProject, {
      id: before._id,
      data: { technologies: ['Svelte'] },
    });
    expect(answer.errors).toBeUndefined();
    expect(await listed()).toEqual([
      { ...body, caseStudy: undefined, technologies: ['Svelte'], updatedAt: expect.any(String) },
    ]);
  });

  test('is gone after its deletion, and cannot be deleted twice', async () => {
    const { _id: id } = await createProject(editor);
    const answers = [
      await editor.send('DELETE', `/api/portfolio/${id}`),
      await editor.send('DELETE', `/api/portfolio/${id}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [200, 'Project deleted successfully'],
      [404, 'This project does not exist (any more).'],
    ]);
    expect(
      (await visitor.graphql(`{ project(documentId: "${id}") { title } }`)).body.data.project,
    ).toBeNull();
  });
});

describe('two editors', () => {
  test('by REST: the second one is told, and nothing is written', async () => {
    const { _id: id, updatedAt } = await createProject(editor);
    const change = (title: string) =>
      editor.send('PUT', `/api/portfolio/${id}`, toForm({ title, updatedAt }));
    expect((await change('First')).status).toBe(200);
    expect(await change('Second')).toMatchObject({ status: 409, body: { message: CHANGED_ELSEWHERE } });
    expect(await titles()).toEqual(['First']);
  });

  test('by GraphQL: of parallel changes one wins and the others are told', async () => {
    const { _id: id, updatedAt } = await createProject(editor);
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) =>
        editor.graphql(MUTATIONS.updateProject, { id, data: { title }, updatedAt }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors[0]).toMatchObject({
      message: CHANGED_ELSEWHERE,
      extensions: { code: 'CONFLICT' },
    });
    const won = answers.find(({ status }) => status === 200);
    expect(await titles()).toEqual([won?.body.data.updateProject.title]);
  });

  test('who read the latest version may go on changing it', async () => {
    const { _id: id, ...created } = await createProject(editor);
    let { updatedAt } = created;
    for (const title of ['One', 'Two', 'Three']) {
      const { body } = await editor.graphql(MUTATIONS.updateProject, { id, data: { title }, updatedAt });
      updatedAt = body.data.updateProject.updatedAt;
    }
    expect(await titles()).toEqual(['Three']);
  });
});

describe('the order of projects', () => {
  const graphqlTitles = async () => {
    const { body } = await visitor.graphql('{ projects { title } projects_connection { nodes { title } } }');
    expect(body.data.projects_connection.nodes).toEqual(body.data.projects);
    return body.data.projects.map(({ title }: Entry) => title);
  };
  const move = (id: string, place: number) => editor.graphql(MUTATIONS.moveProject, { id, place });
  const reorder = (ids: string[]) => editor.graphql(MUTATIONS.reorderProjects, { ids });

  test('is newest first until it is set, and the same everywhere', async () => {
    for (const title of ['Old', 'Middle', 'New']) await createProject(editor, { title });
    expect(await titles()).toEqual(['New', 'Middle', 'Old']);
    expect(await graphqlTitles()).toEqual(['New', 'Middle', 'Old']);
  });

  test('is the one that was set, with later projects before it', async () => {
    for (const title of ['A', 'B', 'C']) await createProject(editor, { title });
    const [c = '', b = '', a = ''] = idsOf(await listed());
    const { body } = await reorder([b, a, c]);
    expect(body.data.reorderProjects.map(({ documentId }: { documentId: string }) => documentId)).toEqual([
      b,
      a,
      c,
    ]);
    await createProject(editor, { title: 'D' });
    expect(await titles()).toEqual(['D', 'B', 'A', 'C']);
    expect(await graphqlTitles()).toEqual(['D', 'B', 'A', 'C']);
  });

  test('is no new version of a project, and written at once', async () => {
    await createProject(editor, { title: 'A' });
    await createProject(editor, { title: 'B' });
    const before = await listed();
    const statements = await statementsOf(cms, () => reorder(idsOf(before).reverse()));
    expect(statements.filter((sql) => /^update ["`]?projects/i.test(sql))).toHaveLength(1);
    expect(await listed()).toEqual(before.reverse());
  });

  test('changes among those that are named, in the places that they held', async () => {
    for (const title of ['E', 'D', 'C', 'B', 'A']) await createProject(editor, { title });
    const [a = '', b = '', c = '', d = ''] = idsOf(await listed());
    const { body } = await reorder([d, b, c]);
    expect(body.data.reorderProjects).toEqual([d, b, c].map((documentId) => ({ documentId })));
    expect(await titles()).toEqual(['A', 'D', 'B', 'C', 'E']);
    await reorder([b, a]);
    expect(await graphqlTitles()).toEqual(['B', 'D', 'A', 'C', 'E']);
  });

  test('stays when the new one names a deleted project', async () => {
    for (const title of ['A', 'B']) await createProject(editor, { title });
    const answer = await reorder([...idsOf(await listed()).reverse(), 'deleted']);
    expect(answer).toMatchObject({ status: 409, body: { errors: [{ extensions: { code: 'CONFLICT' } }] } });
    expect(await titles()).toEqual(['B', 'A']);
  });

  test.each([
    ['the first', 0, ['C', 'A', 'B', 'D']],
    ['another', 1, ['A', 'C', 'B', 'D']],
    ['its own', 2, ['A', 'B', 'C', 'D']],
    ['the last', 3, ['A', 'B', 'D', 'C']],
    ['one beyond the end', 99, ['A', 'B', 'D', 'C']],
  ])('gives a project that is moved %s place', async (_, place, expected) => {
    for (const title of ['D', 'C', 'B', 'A']) await createProject(editor, { title });
    const [, , id = ''] = idsOf(await listed());
    const { body } = await move(id, place);
    expect(body.data.moveProject).toEqual({ documentId: id });
    expect(await titles()).toEqual(expected);
    expect(await graphqlTitles()).toEqual(expected);
  });

  test('stays when what is to be moved is gone, or there is no such place', async () => {
    for (const title of ['B', 'A']) await createProject(editor, { title });
    const [id = ''] = idsOf(await listed());
    const gone = await move('deleted', 0);
    expect(gone).toMatchObject({ status: 409, body: { errors: [{ extensions: { code: 'CONFLICT' } }] } });
    expect((await move(id, -1)).status).toBe(400);
    expect(await titles()).toEqual(['A', 'B']);
  });

  test('holds all that was moved at the same time', async () => {
    for (const title of ['D', 'C', 'B', 'A']) await createProject(editor, { title });
    const [a = '', b = '', c = '', d = ''] = idsOf(await listed());
    const answers = await Promise.all([move(d, 0), move(a, 3)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(idsOf(await listed())).toEqual([d, b, c, a]);
  });

  test('is told page by page to whoever is signed in', async () => {
    for (const title of ['C', 'B', 'A']) await createProject(editor, { title });
    const query =
      '{ myProjects(pagination: { page: 2, pageSize: 2 }) { nodes { title } pageInfo { total pageCount } } }';
    const stranger = await cms.signedIn({ sub: 'stranger-uid' });
    for (const client of [editor, stranger]) {
      const { body } = await client.graphql(query);
      expect(body.data.myProjects).toEqual({ nodes: [{ title: 'C' }], pageInfo: { total: 3, pageCount: 2 } });
    }
    expect((await visitor.graphql(query)).status).toBe(401);
  });

  test('is one of those that were asked for at the same time', async () => {
    for (const title of ['A', 'B', 'C']) await createProject(editor, { title });
    const ids = idsOf(await listed());
    const orders = [ids, [...ids].reverse(), [ids[1], ids[0], ids[2]] as string[]];
    const answers = await Promise.all(orders.map(reorder));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(orders).toContainEqual(idsOf(await listed()));
  });
});

test('many writes at once lose nothing', async () => {
  const titlesGiven = Array.from({ length: 12 }, (_, index) => `Project ${index}`);
  const created = await Promise.all(titlesGiven.map((title) => createProject(editor, { title })));
  expect((await titles()).sort()).toEqual([...titlesGiven].sort());
  await Promise.all(
    created.map(async ({ _id: id }, index) =>
      index % 2 === 0
        ? editor.graphql(MUTATIONS.updateProject, {
            id,
            data: { images: [(await uploadPicture(editor)).documentId] },
          })
        : editor.send('DELETE', `/api/portfolio/${id}`),
    ),
  );
  expect((await titles()).sort()).toEqual(titlesGiven.filter((_, index) => index % 2 === 0).sort());
});

test('a project that brings its documentId is added once', async () => {
  const documentId = 'a1b2c3d4e5f6a1b2c3d4e5f6';
  const add = (id: string, title: string) =>
    editor.graphql(
      `mutation ($documentId: ID, $data: ProjectInput!) {
        createProject(documentId: $documentId, data: $data, status: DRAFT) { documentId title }
      }`,
      { documentId: id, data: { title } },
    );
  const answers = await Promise.all([add(documentId, 'Once'), add(documentId, 'Twice')]);
  const [added] = answers.flatMap(({ body }) => body.data?.createProject ?? []);
  expect(added.documentId).toBe(documentId);
  const [refused] = answers.flatMap(({ body }) => body.errors ?? []);
  expect(refused.extensions.code).toBe('CONFLICT');
  const { body } = await editor.graphql('query ($id: ID!) { myProject(documentId: $id) { title } }', {
    id: documentId,
  });
  expect(body.data.myProject.title).toBe(added.title);

  await cms.strapi.db.connection('versions').where({ entry: documentId }).del();
  const beside = await add(documentId, 'Beside');
  expect(beside.body.errors[0].extensions.code).toBe('CONFLICT');

  await editor.graphql(MUTATIONS.deleteProject, { id: documentId });
  const again = await add(documentId, 'Again');
  expect(again.body.errors[0].extensions.code).toBe('CONFLICT');

  const wrong = await add('../x', 'Wrong');
  expect(wrong.body.errors[0].message).toBe('A documentId has 24 lower case letters and digits');
});

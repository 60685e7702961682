import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { createProject } from '../harness/projects';

const cms = await startCms();
const { editor, visitor } = cms;

const MINE = `query Mine($status: ProjectStatus, $q: String) {
  myProjects(status: $status, q: $q) { nodes { title } pageInfo { total } }
}`;
const UPDATE =
  'mutation Change($id: ID!, $data: ProjectInput!) { updateProject(documentId: $id, data: $data, status: DRAFT) { status } }';
const UNPUBLISH = 'mutation Unpublish($id: ID!) { unpublishProject(documentId: $id) { status } }';

await createProject(editor, { title: 'Ferry timetable' });
const unpublished = await createProject(editor, { title: 'Ferry tickets' });
const edited = await createProject(editor, { title: 'Bus map' });
await editor.graphql(UNPUBLISH, { id: unpublished._id });
await editor.graphql(UPDATE, { id: edited._id, data: { title: 'Tram map' } });

async function mine(client: typeof editor, variables: object): Promise<string[]> {
  const { body } = await client.graphql(MINE, variables);
  const { nodes, pageInfo } = body.data.myProjects;
  expect(pageInfo.total).toBe(nodes.length);
  return nodes.map(({ title }: { title: string }) => title);
}

test('My Projects is asked for those of one status, with or without words', async () => {
  expect(await mine(editor, {})).toEqual(['Tram map', 'Ferry tickets', 'Ferry timetable']);
  expect(await mine(editor, { status: 'DRAFT' })).toEqual(['Ferry tickets']);
  expect(await mine(editor, { status: 'MODIFIED' })).toEqual(['Tram map']);
  expect(await mine(editor, { status: 'PUBLISHED' })).toEqual(['Ferry timetable']);
  expect(await mine(editor, { status: 'DRAFT', q: 'ferry' })).toEqual(['Ferry tickets']);
  expect(await mine(editor, { status: 'DRAFT', q: 'map' })).toEqual([]);
});

test('an account that may not edit learns nothing about drafts by it', async () => {
  const stranger = await cms.signedIn({ sub: 'stranger-uid' });
  const published = ['Bus map', 'Ferry timetable'];
  expect(await mine(stranger, {})).toEqual(published);
  expect(await mine(stranger, { status: 'PUBLISHED' })).toEqual(published);
  expect(await mine(stranger, { status: 'PUBLISHED', q: 'map' })).toEqual(['Bus map']);
  expect(await mine(stranger, { status: 'DRAFT' })).toEqual([]);
  expect(await mine(stranger, { status: 'MODIFIED' })).toEqual([]);
  expect((await visitor.graphql(MINE, { status: 'DRAFT' })).status).toBe(401);
});

test('no other status is taken', async () => {
  expect((await editor.graphql(MINE, { status: 'SECRET' })).status).toBe(400);
});

test('a project that is published again is no draft any more', async () => {
  await editor.graphql('mutation P($id: ID!) { publishProject(documentId: $id) { status } }', {
    id: edited._id,
  });
  expect(await mine(editor, { status: 'MODIFIED' })).toEqual([]);
  expect(await mine(editor, { status: 'PUBLISHED' })).toEqual(['Tram map', 'Ferry timetable']);
});

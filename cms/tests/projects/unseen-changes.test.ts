import { expect, test } from 'vitest';
import { signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { ask, change, tryTo } from '../harness/history/versions';
import { createProject, MUTATIONS, toForm } from '../harness/projects';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
const { editor, visitor } = cms;

const DISCARD = `mutation Discard($id: ID!, $updatedAt: DateTime) {
  discardProjectDraft(documentId: $id, updatedAt: $updatedAt) { status }
}`;
const UNPUBLISH = `mutation Unpublish($id: ID!, $updatedAt: DateTime) {
  unpublishProject(documentId: $id, updatedAt: $updatedAt) { status }
}`;

const draftOf = (id: string) => ask(editor, 'myProject', { id });
const saveDraft = (id: string, data: object) =>
  change(editor, 'updateProject', { id, data, status: 'DRAFT' });

async function aModifiedOne(title: string) {
  const { _id: id } = await createProject(editor, { title });
  await saveDraft(id, { title: `${title} begun` });
  return { id, seen: (await draftOf(id)).updatedAt };
}

async function publicTitle(slug: string) {
  const query = 'query Page($slug: String!) { projectPage(slug: $slug) { project { title } } }';
  return (await visitor.graphql(query, { slug })).body.data.projectPage?.project.title ?? null;
}

test('a change of one field by REST or GraphQL does not publish what somebody is still writing', async () => {
  const { id, seen } = await aModifiedOne('Sluice');
  const rest = await editor.send('PUT', `/api/portfolio/${id}`, toForm({ platform: 'Other' }));
  expect([rest.status, JSON.stringify(rest.body)]).toEqual([409, expect.stringContaining('not public yet')]);
  const { status } = await editor.graphql(MUTATIONS.updateProject, { id, data: { platform: 'Other' } });
  expect(status).toBe(409);
  expect(await publicTitle('sluice')).toBe('Sluice');

  const data = { platform: 'Other' };
  const { body } = await editor.graphql(MUTATIONS.updateProject, { id, data, updatedAt: seen });
  expect(body.errors).toBeUndefined();
  expect(await publicTitle('sluice')).toBe('Sluice begun');
});

test.each([
  ['discarding', DISCARD],
  ['unpublishing', UNPUBLISH],
])('%s is refused when somebody has saved since', async (_, mutation) => {
  const { id, seen } = await aModifiedOne('Quay');
  await saveDraft(id, { title: 'Quay of today' });
  expect((await editor.graphql(mutation, { id, updatedAt: seen })).status).toBe(409);
  const { title, status, updatedAt } = await draftOf(id);
  expect([title, status]).toEqual(['Quay of today', 'MODIFIED']);
  expect((await editor.graphql(mutation, { id, updatedAt })).status).toBe(200);
});

test('the address of a project that is taken from the site stays its own, whatever its draft is called', async () => {
  const { _id: id } = await createProject(editor, { title: 'Groyne' });
  await saveDraft(id, { slug: 'breakwater' });
  await editor.graphql(UNPUBLISH, { id });
  expect(await publicTitle('groyne')).toBeNull();
  expect((await createProject(editor, { title: 'Groyne' })).slug).toBe('groyne-2');
  await tryTo(editor, 'publishProject', { id });
  expect([await publicTitle('groyne'), await publicTitle('breakwater')]).toEqual(['Groyne', 'Groyne']);
});

test('one that goes back to the address it had leads nowhere else', async () => {
  const { _id: id } = await createProject(editor, { title: 'Jetty' });
  await editor.graphql(UNPUBLISH, { id });
  await tryTo(editor, 'publishProject', { id });
  expect(await publicTitle('jetty')).toBe('Jetty');
  expect(await cms.strapi.db.connection('former_slugs').where({ project_id: id })).toEqual([]);
});

test('a new order holds for drafts and for what is public, also after the panel has placed a draft', async () => {
  const { _id: above } = await createProject(editor, { title: 'Above' });
  const { _id: below } = await createProject(editor, { title: 'Below' });
  const admin = await signInAdmin(cms.url);
  const path = `/content-manager/collection-types/api::project.project/${above}`;
  const { position } = await draftOf(above);
  await admin.send('PUT', path, { position: position - 100 });
  await editor.graphql('mutation Order($ids: [ID!]!) { reorderProjects(documentIds: $ids) { documentId } }', {
    ids: [above, below],
  });
  const placesOf = (id: string) =>
    cms.strapi.db.connection('projects').where({ document_id: id }).pluck('position');
  expect([await placesOf(above), await placesOf(below)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  await admin.send('PUT', path, { position: 1 });
  await editor.graphql(MUTATIONS.moveProject, { id: above, place: 1 });
  expect(await placesOf(above)).toEqual([1, 1]);
});

test.each([-1_000_000_001, 1e12])('the panel cannot give a project the place %s', async (position) => {
  const { _id: id } = await createProject(editor, { title: 'Placed' });
  const admin = await signInAdmin(cms.url);
  const path = `/content-manager/collection-types/api::project.project/${id}`;
  const { status, body } = await admin.send('PUT', path, { position });
  expect([status, body.error?.details.errors[0].path]).toEqual([400, ['position']]);
  await createProject(editor, { title: 'Before it' });
});

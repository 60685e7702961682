import { expect, test } from 'vitest';
import { fillSlugs } from '../../src/api/project/writing/fill-slugs';
import { startCms } from '../harness/cms';
import { createProject, toForm } from '../harness/projects';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
const { editor, visitor } = cms;
const rows = () => cms.strapi.db.connection('projects');

async function pageOf(slug: string) {
  const { body } = await visitor.graphql(
    'query Page($slug: String!) { projectPage(slug: $slug) { project { documentId slug } } }',
    { slug },
  );
  return body.data.projectPage?.project ?? null;
}

test('projects from before there were addresses get one at the start, in the order of their making', async () => {
  const first = await createProject(editor, { title: 'Atlas' });
  const second = await createProject(editor, { title: 'Atlas' });
  const kept = await createProject(editor, { title: 'Kept', slug: 'atlas-3' });
  await rows().whereIn('document_id', [first._id, second._id]).update({ slug: null });

  expect(await pageOf(first._id)).toEqual({ documentId: first._id, slug: first._id });
  await Promise.all([fillSlugs(), fillSlugs(), fillSlugs()]);
  expect(await pageOf('atlas')).toEqual({ documentId: first._id, slug: 'atlas' });
  expect(await pageOf('atlas-2')).toEqual({ documentId: second._id, slug: 'atlas-2' });
  expect(await pageOf('atlas-3')).toMatchObject({ documentId: kept._id });
});

test('a change of one that has none yet leaves it to the start; one that is asked for is taken', async () => {
  const { _id: id } = await createProject(editor, { title: 'Nameless' });
  await rows().where({ document_id: id }).update({ slug: null });
  const put = async (fields: object) =>
    (await editor.send('PUT', `/api/portfolio/${id}`, toForm({ ...fields }))).body;
  expect(await put({ title: 'Still nameless' })).toMatchObject({ slug: id });
  expect(await put({ slug: 'named' })).toMatchObject({ slug: 'named' });
  expect(await pageOf(id)).toEqual({ documentId: id, slug: 'named' });
});

test('a big table is filled quickly, and nothing is done the second time', async () => {
  const one = { platform: 'Other', description: 'One of many', title: 'Many' };
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...one,
    title: `Many ${index % 500}`,
    document_id: `many-${index}`,
  }));
  for (let start = 0; start < many.length; start += 500) await rows().insert(many.slice(start, start + 500));
  const begun = performance.now();
  await fillSlugs();
  expect(performance.now() - begun).toBeLessThan(5000);
  const slugs = await rows().where('title', 'like', 'Many %').pluck('slug');
  expect(new Set(slugs).size).toBe(5000);
  expect(slugs).toContain('many-499-10');
  await fillSlugs();
  expect((await rows().where('title', 'like', 'Many %').pluck('slug')).sort()).toEqual(slugs.sort());
});

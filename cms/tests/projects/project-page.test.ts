import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { drawPicture } from '../harness/pictures';
import { createProject } from '../harness/projects';
import { cpuOf } from '../harness/measure-cpu';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
const { editor, visitor } = cms;
const picture = await drawPicture();

const PAGE = `query Page($slug: String!) {
  projectPage(slug: $slug) {
    project { title slug period role caseStudy keyFigures { value label } images { caption } }
    previous { title } next { title } related { title }
  }
}`;

async function pageOf(slug: string) {
  const { status, body } = await visitor.graphql(PAGE, { slug });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.projectPage;
}
const titled = (...titles: string[]) => titles.map((title) => ({ title }));

const KNOWN: [title: string, technologies: string[]][] = [
  ['Epsilon', ['COBOL']],
  ['Delta', ['react', 'MongoDB', 'Redux']],
  ['Gamma', ['React', 'Redux']],
  ['Beta', ['React']],
  ['Alpha', ['React', 'MongoDB', 'Redux', 'Zig']],
];
// The last one comes first.
for (const [title, technologies] of KNOWN) await createProject(editor, { title, technologies }, [picture]);

test('a page shows its project, those around it and those with most technologies in common', async () => {
  expect(await pageOf('alpha')).toEqual({
    project: {
      ...{ title: 'Alpha', slug: 'alpha', period: null, role: null, caseStudy: null, keyFigures: [] },
      images: [{ caption: null }],
    },
    previous: null,
    next: { title: 'Beta' },
    related: titled('Delta', 'Gamma', 'Beta'),
  });
  expect(await pageOf('gamma')).toMatchObject({
    previous: { title: 'Beta' },
    next: { title: 'Delta' },
    related: titled('Alpha', 'Delta', 'Beta'),
  });
  expect(await pageOf('epsilon')).toMatchObject({ previous: { title: 'Delta' }, next: null, related: [] });
});

test('what a page tells of a project is what was written', async () => {
  const written = {
    ...{ period: '2023 to 2024', role: 'Everything', caseStudy: '## How\n\n- one' },
    keyFigures: [
      { value: '61', label: 'families' },
      { value: '13 %', label: 'shorter' },
    ],
  };
  await createProject(editor, { title: 'Zeta', technologies: [], ...written }, [picture]);
  expect(await pageOf('zeta')).toMatchObject({ project: written, related: [] });
});

test('the order of the portfolio is that of its pages', async () => {
  const { body } = await visitor.get('/api/portfolio');
  const slugs: string[] = body.map(({ slug }: { slug: string }) => slug);
  const titles: string[] = body.map(({ title }: { title: string }) => title);
  for (const [index, slug] of slugs.entries()) {
    const { previous, next } = await pageOf(slug);
    expect([previous?.title, next?.title]).toEqual([titles[index - 1], titles[index + 1]]);
  }
});

test('the id of a project leads to it, as it did before it had a slug', async () => {
  const { body } = await visitor.graphql('{ projects { documentId title } }');
  const { documentId, title } = body.data.projects[0];
  expect(await pageOf(documentId)).toMatchObject({ project: { title } });
});

test('a request may ask for one page', async () => {
  const ask = (count: number) =>
    visitor.graphql(
      `{ ${Array.from({ length: count }, (_, index) => `p${index}: projectPage(slug: "alpha") { project { title } }`).join(' ')} }`,
    );
  expect((await ask(1)).body.errors).toBeUndefined();
  const { status, body } = await ask(2);
  expect([status, body.errors[0].message]).toEqual([200, 'projectPage: at most 1 in a request']);
});

test('among five thousand projects a page is quick', async () => {
  const knex = cms.strapi.db.connection;
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    ...{ title: `Many ${index}`, slug: `many-${index}`, document_id: `many-${index}` },
    ...{ platform: 'Other', description: 'One of many', position: index + 10 },
    ...{
      case_study: 'A long story. '.repeat(200),
      created_at: new Date(),
      updated_at: new Date(),
      published_at: new Date(),
    },
  }));
  for (let start = 0; start < rows.length; start += 500)
    await knex('projects').insert(rows.slice(start, start + 500));
  const ids: number[] = await knex('projects').where('title', 'like', 'Many %').pluck('id');
  const names = ['React', 'MongoDB', 'Redux', 'Node.js', 'TypeScript'];
  for (const name of names) await knex('components_project_technologies').insert({ name });
  const technologies: number[] = await knex('components_project_technologies')
    .whereIn('name', names)
    .orderBy('id', 'desc')
    .limit(names.length)
    .pluck('id');
  const links = ids.flatMap((id) =>
    technologies.map((technology, order) => ({
      ...{ entity_id: id, cmp_id: technology, component_type: 'project.technology' },
      ...{ field: 'technologies', order },
    })),
  );
  for (let start = 0; start < links.length; start += 500)
    await knex('projects_cmps').insert(links.slice(start, start + 500));

  const { projectPage } = cms.strapi.service('api::project.portfolio');
  await projectPage('many-2500');
  const time = await cpuOf(async () => {
    for (let index = 2400; index < 2420; index++)
      expect((await projectPage(`many-${index}`))?.related).toHaveLength(3);
  });
  expect(time / 20).toBeLessThan(200);
});

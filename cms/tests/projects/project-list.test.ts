import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { fillGallery } from '../harness/gallery';
import { createProject, MUTATIONS } from '../harness/projects';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
const { editor, strapi, visitor } = cms;
const FIGURES = [
  { value: '61', label: 'families' },
  { value: '13 %', label: '"shorter" ধ' },
];
await fillGallery(cms, { projects: 12 });
await createProject(editor, {
  ...{ title: '💥 "quoted" \\ ধ\u2028', technologies: [] },
  ...{ period: '2024', role: 'Everything', keyFigures: FIGURES, caseStudy: '# How\n\n"So" ধ' },
});

type Picture = {
  url: string;
  formats: Record<string, { width: number; url: string; height: number }> | null;
};
type Stored = Record<string, unknown> & {
  images: (Picture & Record<string, unknown>)[];
  technologies: { name: string }[];
  keyFigures: { value: string; label: string }[];
};

const FIELDS =
  'documentId title slug platform description period role caseStudy githubLink livePreview createdAt updatedAt';
const PICTURE = 'documentId url name alternativeText caption width height placeholder';

test('a list is what the Document Service reads, in its order, to the byte', async () => {
  const stored = (await strapi.documents('api::project.project').findMany({
    populate: { images: true, technologies: true, keyFigures: true },
    status: 'published',
    sort: ['position:asc', 'createdAt:desc', 'documentId:asc'],
  } as never)) as unknown as Stored[];
  const { body } = await visitor.graphql(
    `{ projects { ${FIELDS} technologies keyFigures { value label } images { ${PICTURE} formats { name url width height } } } }`,
  );
  const pick = (from: Record<string, unknown>, names: string) =>
    Object.fromEntries(names.split(' ').map((name) => [name, from[name]]));
  const expected = stored.map((project) => ({
    ...pick(project, FIELDS),
    technologies: project.technologies.map(({ name }) => name),
    keyFigures: project.keyFigures.map(({ value, label }) => ({ value, label })),
    images: project.images.map((image) => ({
      ...pick(image, PICTURE),
      formats: Object.entries(image.formats ?? {})
        .map(([name, { url, width, height }]) => ({ name, url, width, height }))
        .sort((a, b) => a.width - b.width),
    })),
  }));
  expect(JSON.stringify(body.data.projects)).toBe(JSON.stringify(expected));
});

test.each(['position:desc', 'title:asc', 'createdAt:desc', 'platform:asc'])(
  'sorted by %s as Strapi sorts',
  async (sort) => {
    const { body: rest } = await visitor.get(
      `/api/projects?sort=${sort}&pagination[start]=3&pagination[limit]=5`,
    );
    const query =
      'query Sorted($sort: [String!]) { projects_connection(sort: $sort, pagination: { start: 3, limit: 5 }) { nodes { documentId } pageInfo { total } } }';
    const { nodes, pageInfo } = (await visitor.graphql(query, { sort: [sort] })).body.data
      .projects_connection;
    expect(nodes).toEqual(rest.data.map(({ documentId }: { documentId: string }) => ({ documentId })));
    expect(pageInfo.total).toBe(rest.meta.pagination.total);
  },
);

test('a project that is being deleted is never seen without its pictures', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 10; index++) ids.push((await createProject(editor))._id);
  const seen = new Set<number>();
  let isDeleting = true;
  const readers = [readPortfolio, readProjects, readGraphql].map(async (read) => {
    while (isDeleting) for (const images of await read()) seen.add(images.length);
  });
  for (const id of ids) await editor.graphql(MUTATIONS.deleteProject, { id });
  isDeleting = false;
  await Promise.all(readers);
  expect([...seen]).not.toContain(0);
});

type WithImages = { images: unknown[] };
const imagesOf = (projects: WithImages[]) => projects.map(({ images }) => images);
const readPortfolio = async () => imagesOf((await visitor.get('/api/portfolio')).body);
const readProjects = async () => imagesOf((await visitor.get('/api/projects?populate=images')).body.data);
const readGraphql = async () =>
  imagesOf((await visitor.graphql('{ projects { images { url } } }')).body.data.projects);

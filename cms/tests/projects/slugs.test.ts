import { describe, expect, test } from 'vitest';
import { RESERVED_SLUGS } from '../../src/shared-with-web/rules/project-rules';
import { toSlug } from '../../src/api/project/writing/make-slug';
import { publishInPanel, signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { drawPicture } from '../harness/pictures';
import { createProject, MUTATIONS, projectFields, toForm, uploadPicture } from '../harness/projects';
import { expectRefusal, posting, putting } from '../harness/refusals';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
const { editor, visitor } = cms;
const picture = await drawPicture();
const make = (title: string, slug?: string) =>
  createProject(editor, { title, ...(slug !== undefined && { slug }) }, [picture]);
const rename = async (id: string, fields: object) =>
  (await editor.send('PUT', `/api/portfolio/${id}`, toForm({ ...fields }))).body;

async function pageOf(slug: string) {
  const query = 'query Page($slug: String!) { projectPage(slug: $slug) { project { documentId slug } } }';
  const { body } = await visitor.graphql(query, { slug });
  expect(body.errors).toBeUndefined();
  return body.data.projectPage?.project ?? null;
}

test.each<[title: string, slug: string]>([
  ['Taant Handloom Store', 'taant-handloom-store'],
  ['  Node.js & C++ — Fast!  ', 'node-js-and-c-fast'],
  ["Arif's Café, №5", 'arifs-cafe-no5'],
  ['Straße Ærø Łódź', 'strasse-aero-lodz'],
  ['İstanbul', 'istanbul'],
  ['Привет, мир', 'privet-mir'],
  ['পথিক ডেলিভারি', 'pthik-delibhari'],
  ['हिन्दी परियोजना', 'hindi-priyojna'],
  ['北京 项目', 'beijing-xiangmu'],
  ['العربية', 'lrbyh'],
  ['🚀🔥', 'rocket-fire'],
  ['𝔘𝔫𝔦', 'uni'],
  ['!!!', 'project'],
  ['—–…', 'project'],
  ['\u200b\u202e', 'project'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['%2e%2e%2f', '2e-2e-2f'],
  ["'; DROP TABLE projects; --", 'drop-table-projects'],
  ['a'.repeat(120), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['ধ'.repeat(120), 'dh'.repeat(40)],
  ['ﷺ'.repeat(120), toSlug('ﷺ'.repeat(10))],
])('the title "%s" makes the address %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
  expect(slug).toMatch(/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/);
});

describe('a project gets its address', () => {
  test('from its title, with the next free number when there are more of it', async () => {
    const slugs = [];
    for (let index = 0; index < 3; index++) slugs.push((await make('পথিক')).slug);
    expect(slugs).toEqual(['pthik', 'pthik-2', 'pthik-3']);
    expect((await make('b'.repeat(120))).slug).toBe('b'.repeat(80));
    expect((await make('b'.repeat(120))).slug).toBe(`${'b'.repeat(78)}-2`);
  });

  test('but none that the site needs for itself', async () => {
    expect((await make('Search')).slug).toBe('search-2');
    expect((await make('New')).slug).toBe('new-2');
  });

  test('from its title when the field is blank, by REST and GraphQL', async () => {
    expect((await make('Blank one', ' ')).slug).toBe('blank-one');
    const { documentId } = await uploadPicture(editor, picture);
    const { body } = await editor.graphql(MUTATIONS.createProject, {
      data: { ...projectFields(), title: 'Blank two', slug: '', images: [documentId] },
    });
    expect(await pageOf('blank-two')).toMatchObject({ documentId: body.data.createProject.documentId });
  });

  test('as its owner types it, which a new title does not change', async () => {
    const { _id: id, slug } = await make('Lantern', 'light');
    expect(slug).toBe('light');
    expect(await rename(id, { title: 'Torch' })).toMatchObject({ title: 'Torch', slug: 'light' });
    expect(await rename(id, { slug: '' })).toMatchObject({ slug: 'torch' });
    expect(await rename(id, { slug: '' })).toMatchObject({ slug: 'torch' });
  });
});

describe('an address that is refused', async () => {
  const own = await make('Own');
  const other = await make('The other', 'other');
  await rename(other._id, { slug: 'another' });

  test.each<[what: string, slug: unknown, message: string]>([
    ['one that another project has', 'another', 'Page address: “The other” has this one. Choose another'],
    ['one that another project had', 'other', 'Page address: “The other” had this one'],
    ['capital letters', 'Own', 'may have a-z, 0-9'],
    ['a path', '../own', 'may have a-z, 0-9'],
    ['Bengali', 'তাঁত', 'may have a-z, 0-9'],
    ['81 characters', 'x'.repeat(81), 'must be at most 80 characters'],
    ['NUL', 'a\0b', 'must be text'],
    ...RESERVED_SLUGS.map((slug): [string, string, string] => [slug, slug, 'the site itself needs this one']),
  ])('%s', async (_, slug, message) => {
    await expectRefusal(editor, posting({ slug }, [picture]), 400, message);
    await expectRefusal(editor, putting(own._id, { slug }), 400, message);
    const { body } = await editor.graphql(MUTATIONS.updateProject, { id: own._id, data: { slug } });
    expect(body.errors[0].extensions.error.details.errors).toMatchObject([
      { path: ['slug'], message: expect.stringContaining(message) },
    ]);
  });
});

describe('an address of before', () => {
  test('leads to the project for ever, through several changes', async () => {
    const { _id: id } = await make('Old name', 'first');
    await rename(id, { slug: 'second' });
    await rename(id, { slug: 'third' });
    for (const slug of ['first', 'second', 'third', 'FIRST']) {
      expect(await pageOf(slug)).toEqual({ documentId: id, slug: 'third' });
    }
  });

  test('is given back to the project that takes it again', async () => {
    const { _id: id } = await make('Back', 'here');
    await rename(id, { slug: 'there' });
    expect(await rename(id, { slug: 'here' })).toMatchObject({ slug: 'here' });
    expect(await pageOf('there')).toEqual({ documentId: id, slug: 'here' });
  });

  test('makes a new project of that title take the next number', async () => {
    const { _id: id } = await make('Moved');
    await rename(id, { slug: 'moved-away' });
    expect((await make('Moved')).slug).toBe('moved-2');
    expect(await pageOf('moved')).toMatchObject({ documentId: id });
  });

  test('ends with the project, and is free then', async () => {
    const { _id: id } = await make('Gone', 'gone-one');
    await rename(id, { slug: 'gone-two' });
    expect((await editor.send('DELETE', `/api/portfolio/${id}`)).status).toBe(200);
    expect([await pageOf('gone-one'), await pageOf('gone-two')]).toEqual([null, null]);
    expect((await make('Other', 'gone-one')).slug).toBe('gone-one');
    expect(await cms.strapi.db.connection('former_slugs').where({ project_id: id })).toEqual([]);
  });

  test('stays its own while it is not public and its draft has another one', async () => {
    const { _id: id } = await make('Resting', 'resting');
    const portfolio = cms.strapi.service('api::project.portfolio');
    await portfolio.update(id, { input: { slug: 'rested' }, status: 'draft' });
    await portfolio.unpublish(id);
    expect((await make('Resting')).slug).toBe('resting-2');
    await portfolio.publish(id);
    expect(await pageOf('resting')).toEqual({ documentId: id, slug: 'rested' });
  });

  test('stays as it was when the change is refused', async () => {
    const { _id: id } = await make('Refused', 'refused');
    await expectRefusal(editor, putting(id, { slug: 'not-this', title: '' }), 400, 'Title is required');
    await expectRefusal(editor, putting(id, { slug: 'not-this', githubLink: '' }), 400, 'GitHub link');
    expect([await pageOf('refused'), await pageOf('not-this')]).toEqual([
      { documentId: id, slug: 'refused' },
      null,
    ]);
  });
});

test('no project is at an address that makes no sense', async () => {
  const odd = ['', ' ', '%', '_', 'a\0', '../own', 'x'.repeat(10_000), "' OR 1=1 --", '{"$ne":1}', 'ধ'];
  for (const slug of odd) expect(await pageOf(slug)).toBeNull();
});

describe('at once', () => {
  test('projects of one title get an address each', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => make('Twins')));
    expect(made.map(({ slug }) => slug).sort()).toEqual([
      'twins',
      ...[2, 3, 4, 5, 6].map((number) => `twins-${number}`),
    ]);
  });

  test('of those who ask for the same address one gets it, and the others hear who', async () => {
    const made = await Promise.all([1, 2, 3].map((number) => make(`Rival ${number}`)));
    const answers = await Promise.all(
      made.map(({ _id: id }) => editor.send('PUT', `/api/portfolio/${id}`, toForm({ slug: 'wanted' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const winner = answers.find(({ status }) => status === 200)?.body.title;
    for (const { body } of answers.filter(({ status }) => status === 400)) {
      expect(body.message).toBe(`Page address: “${winner}” has this one. Choose another`);
    }
  });
});

describe('in the admin panel', async () => {
  const admin = await signInAdmin(cms.url);
  const projects = '/content-manager/collection-types/api::project.project';
  const stored = async (id: string) => (await admin.get(`${projects}/${id}`)).body.data;

  test('the same rules hold', async () => {
    const { _id: id } = await make('In the panel');
    const change = (fields: object) => publishInPanel(admin, fields, id);
    expect((await change({ ...(await stored(id)), slug: 'by-hand' })).status).toBe(200);
    expect(await pageOf('in-the-panel')).toEqual({ documentId: id, slug: 'by-hand' });
    await make('Elsewhere', 'elsewhere');
    const refused = await change({ slug: 'elsewhere' });
    expect([refused.status, refused.body.error.details.errors[0].path]).toEqual([400, ['slug']]);
    expect((await change({ slug: null })).body.data.slug).toBe('in-the-panel');
  });

  test('a copy gets an address of its own', async () => {
    const { _id: id } = await make('Copied', 'copied');
    const { status, body } = await admin.send('POST', `${projects}/clone/${id}`, await stored(id));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.slug).toBe('copied-2');
    expect(await pageOf('copied')).toMatchObject({ documentId: id });
  });

  test('former addresses are no content of it', async () => {
    const { body } = await admin.get('/content-manager/content-types');
    const shown = body.data.filter(({ isDisplayed }: { isDisplayed: boolean }) => isDisplayed);
    expect(shown.map(({ uid }: { uid: string }) => uid)).toContain('api::project.project');
    expect(shown.map(({ uid }: { uid: string }) => uid)).not.toContain('api::former-slug.former-slug');
  });
});

import path from 'node:path';
import { expect, test } from 'vitest';
import { readContentVersion } from '../../src/cache/content-version';
import { siteSchema } from '../../src/shared-with-web/rules/site-schema';
import { addToLibrary, signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { ask, change, pruneInAMonth, tryTo } from '../harness/history/versions';
import { drawPicture } from '../harness/pictures';
import { createProject, picturesOf, uploadPicture } from '../harness/projects';
import { problemsIn, readSite, SAMPLE, SAMPLE_DATA, updateSite } from '../harness/site';
import { tracesIn } from '../harness/traces';
import { statementsOf } from '../harness/statements';

const cms = await startCms({ PUBLIC_CACHE_MS: '60000' });
const { editor, visitor, strapi } = cms;
const admin = await signInAdmin(cms.url);
const PANEL = '/content-manager/single-types/api::site.site';

test('a new database has the sample, but for a stranger’s portrait', async () => {
  const site = await readSite(visitor);
  expect(site).toEqual(SAMPLE);
  expect(new Date(site.updatedAt).getTime()).toBeLessThanOrEqual(Date.now());
});

test('REST answers the same, kept with an ETag', async () => {
  const { status, body, headers } = await visitor.get('/api/site');
  expect([status, body]).toEqual([200, await readSite(visitor)]);
  const etag = headers.get('etag') ?? '';
  expect(
    (await visitor.get('/api/site', { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
  ).toBe(304);
});

test('given fields are replaced as a whole, the others stay', async () => {
  const before = await readSite(visitor);
  const skillCategories = [
    { name: 'One', skills: [{ name: 'Zig', level: 40, icon: 'zig', color: '#F7A41D' }] },
    { name: 'Two', skills: [] },
  ];
  const { body } = await updateSite(editor, { name: '  Nadia  ', skillCategories });
  expect(body.data.updateSite).toEqual({
    ...before,
    name: 'Nadia',
    skillCategories,
    updatedAt: expect.any(String),
  });
  expect(body.data.updateSite.updatedAt > before.updatedAt).toBe(true);
  expect(await readSite(visitor)).toEqual(body.data.updateSite);
});

test('what is left empty comes back as null or an empty list, never blank', async () => {
  const names = Object.keys(siteSchema).filter((name) => name !== 'name');
  const before = await readSite(visitor);
  const blanks = names.map((name) => [name, Array.isArray(before[name]) ? [] : null]);
  await updateSite(editor, Object.fromEntries(blanks));
  const expected = { ...Object.fromEntries(blanks), name: before.name, portrait: null, keepsQuestions: true };
  expect(await readSite(visitor)).toEqual({ ...expected, updatedAt: expect.any(String) });
  const { body } = await updateSite(editor, {
    headline: ' ',
    email: '',
    address: { street: '', town: ' ' },
    awards: [{ title: 'Best', description: '' }],
  });
  expect(body.data.updateSite).toMatchObject({ headline: null, email: null, address: null });
  expect(body.data.updateSite.awards).toEqual([{ title: 'Best', year: null, description: null }]);
});

test('nothing of what was replaced is left in the database', async () => {
  const rows = async () => {
    const tables = ['sites', 'sites_cmps', 'components_site_skills', 'components_site_skill_categories_cmps'];
    const counts = await Promise.all(
      tables.map((table) => cms.strapi.db.connection(table).count('* as count')),
    );
    return counts.map(([row]) => Number(row?.count));
  };
  await updateSite(editor, SAMPLE_DATA);
  const before = await rows();
  for (const name of ['Again', 'And again']) await updateSite(editor, { ...SAMPLE_DATA, name });
  expect(await rows()).toEqual(before);
  expect(before[0]).toBe(1);
});

test('the second of two editors is told of the first, and nothing is written', async () => {
  const { updatedAt } = await readSite(visitor);
  const first = await updateSite(editor, { name: 'First' }, updatedAt);
  const second = await updateSite(editor, { name: 'Second' }, updatedAt);
  expect(first.body.data.updateSite.name).toBe('First');
  expect(second).toMatchObject({
    status: 409,
    body: {
      errors: [
        {
          message: 'The site was changed elsewhere. Reload to see the latest version.',
          extensions: { code: 'CONFLICT' },
        },
      ],
    },
  });
  expect((await readSite(visitor)).name).toBe('First');
  expect((await updateSite(editor, { name: 'Third' }, first.body.data.updateSite.updatedAt)).status).toBe(
    200,
  );
});

test('of many at once with the same version, one is written', async () => {
  const { updatedAt } = await readSite(visitor);
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const answers = await Promise.all(names.map((name) => updateSite(editor, { name }, updatedAt)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a list is changed without a name for its version, too', async () => {
  const { updatedAt } = await readSite(visitor);
  await updateSite(editor, { awards: [{ title: 'Only nested' }] });
  expect((await readSite(visitor)).updatedAt > updatedAt).toBe(true);
});

test('a change ends what is kept, gives its author the cookie, and is another version of the content', async () => {
  await visitor.get('/api/site');
  await readSite(visitor);
  const version = await readContentVersion();
  const { headers } = await updateSite(editor, { name: 'Changed' });
  expect(headers.get('set-cookie')).toMatch(/^fresh=\d/);
  expect((await visitor.get('/api/site')).body.name).toBe('Changed');
  expect((await readSite(visitor)).name).toBe('Changed');
  expect(await readContentVersion()).toBeGreaterThan(version);
});

test('however many read it, the database is asked once', async () => {
  await updateSite(editor, { name: 'Read by many' });
  const read = () =>
    Promise.all(Array.from({ length: 100 }, () => [readSite(visitor), visitor.get('/api/site')]).flat());
  await Promise.all([readSite(visitor), visitor.get('/api/site')]);
  expect(await statementsOf(cms, read)).toEqual([]);
});

test('one query reads the whole site beside a page of projects', async () => {
  await createProject(editor);
  const { body } = await visitor.graphql(
    `{ site { name portrait { formats { url } } skillCategories { skills { name } } }
       projects_connection { nodes { title images { formats { url } } } pageInfo { total } } }`,
  );
  expect(body.errors).toBeUndefined();
});

test('a portrait is an upload of the dashboard; the one before goes with the last version that has it', async () => {
  const untouched = await tracesIn(cms);
  const first = await uploadPicture(editor);
  const { body } = await updateSite(editor, { portrait: first.documentId, portraitAlternativeText: 'Me' });
  expect(body.data.updateSite.portrait).toMatchObject({ documentId: first.documentId, url: first.url });
  const second = await uploadPicture(editor, await drawPicture('second.png'));
  await updateSite(editor, { portrait: second.documentId });
  await updateSite(editor, { name: 'Keeps it', portrait: second.documentId });
  await cms.strapi.service('api::project.pictures').sweep(0);
  await visitor.download(second.url);
  expect((await readSite(visitor)).portrait.url).toBe(second.url);
  await updateSite(editor, { portrait: null });
  expect((await readSite(visitor)).portrait).toBeNull();
  expect((await tracesIn(cms)).files).toContain(path.basename(first.url));
  for (let turn = 0; turn < 20; turn++) await updateSite(editor, { name: `Mira ${turn}` });
  await pruneInAMonth(cms);
  expect((await tracesIn(cms)).files).toEqual(untouched.files);
});

test('every change of it is a version, from the one that the first of them found', async () => {
  await strapi.db.query('api::version.version').deleteMany({ where: { kind: 'SITE' } });
  const before = await readSite(visitor);
  const portrait = await uploadPicture(editor);
  await updateSite(editor, { name: 'Mira Sen', portrait: portrait.documentId });
  await updateSite(editor, { headline: 'Weaver', portrait: null });
  const stored = (await admin.get(PANEL)).body.data;
  await admin.send('PUT', PANEL, { ...stored, headline: 'Potter' });
  const { nodes } = await ask(editor, 'versions', { kind: 'SITE' });
  const [, cleared, named] = nodes;
  expect(nodes.map(({ action, changes }: typeof named) => [action, changes.sort()])).toEqual([
    ['PUBLISH', ['headline']],
    ['PUBLISH', ['headline', 'portrait']],
    ['PUBLISH', ['name', 'portrait']],
    ['BASELINE', []],
  ]);
  expect(named.site).toMatchObject({ name: 'Mira Sen', portrait: { documentId: portrait.documentId } });

  const restored = await change(editor, 'restoreVersion', { id: named.documentId, status: 'PUBLISHED' });
  expect(restored).toMatchObject({ action: 'RESTORE', kind: 'SITE', notices: [] });
  expect(await readSite(visitor)).toMatchObject({ name: 'Mira Sen', portrait: { url: portrait.url } });
  await change(editor, 'restoreVersion', { id: cleared.documentId, status: 'PUBLISHED' });
  await updateSite(editor, { portrait: portrait.documentId });
  await change(editor, 'restoreVersion', { id: nodes[3].documentId, status: 'PUBLISHED' });
  expect(await readSite(visitor)).toEqual({ ...before, updatedAt: expect.any(String) });

  const asDraft = await tryTo(editor, 'restoreVersion', { id: named.documentId, status: 'DRAFT' });
  expect(problemsIn(asDraft)).toEqual({ status: 'The site has no drafts: restore it at once.' });
});

test('a version of it restored over what was saved since it was looked at is refused', async () => {
  await updateSite(editor, { headline: 'Seen' });
  const { updatedAt } = await readSite(visitor);
  await updateSite(editor, { headline: 'Unseen' });
  const [last, earlier] = (await ask(editor, 'versions', { kind: 'SITE' })).nodes;
  const version = { id: earlier.documentId, status: 'PUBLISHED' };
  expect((await tryTo(editor, 'restoreVersion', { ...version, updatedAt })).status).toBe(409);
  const restored = await change(editor, 'restoreVersion', { ...version, updatedAt: last.site.updatedAt });
  expect(await readSite(visitor)).toMatchObject({ headline: 'Seen', updatedAt: restored.site.updatedAt });
});

test('the portrait cannot be the picture of a project, nor one of the library, nor nothing at all', async () => {
  const { _id: id } = await createProject(editor);
  const [taken] = await picturesOf(visitor, id);
  const { documentId } = await addToLibrary(admin);
  const before = await readSite(visitor);
  for (const portrait of [taken?.documentId, documentId, 'nothing']) {
    const answer = await updateSite(editor, { name: 'Not written', portrait });
    expect(answer.status).toBe(400);
    expect(problemsIn(answer)).toEqual({ portrait: expect.stringContaining('no longer waiting') });
  }
  expect(await readSite(visitor)).toEqual(before);
});

test('the panel changes it under the same rules, and visitors see it at the next read', async () => {
  await updateSite(editor, SAMPLE_DATA);
  const stored = (await admin.get(PANEL)).body.data;
  const library = await addToLibrary(admin);
  const skillCategories = [...stored.skillCategories].reverse();
  const { status, body } = await admin.send('PUT', PANEL, {
    ...stored,
    name: ' From the panel ',
    portrait: library,
    skillCategories,
    footerTechnologies: [{ text: 'Zig', __temp_key__: 'a0' }],
    phone: ' ',
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await readSite(visitor)).toMatchObject({
    name: 'From the panel',
    phone: null,
    portrait: { url: library.url },
    footerTechnologies: [{ text: 'Zig' }],
    skillCategories: [...SAMPLE.skillCategories].reverse(),
  });
  const refused = await admin.send('PUT', PANEL, {
    ...stored,
    name: '',
    awards: [{ title: 'T', year: 3000 }],
    resumeUrl: 'javascript:alert(1)',
  });
  expect(refused.status).toBe(400);
  expect(refused.body.error.details.errors.map(({ path }: { path: string[] }) => path.join('.'))).toEqual([
    'name',
    'awards.0.year',
    'resumeUrl',
  ]);
  await updateSite(editor, { portrait: null });
  await cms.strapi.service('api::project.pictures').sweep(0);
  await visitor.download(library.url);
});

test('there is always one: it can be neither deleted nor doubled', async () => {
  expect((await admin.send('DELETE', PANEL)).status).toBe(400);
  const another = cms.strapi.documents('api::site.site').create({ data: { name: 'Another' } });
  await expect(another).rejects.toThrow('There is a site already.');
  expect(await cms.strapi.documents('api::site.site').count({})).toBe(1);
});

import { describe, expect, test } from 'vitest';
import { publishInPanel, signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { ask, change, tryTo, versionsOf, type Version } from '../harness/history/versions';
import { drawPictures } from '../harness/pictures';
import { createProject, picturesOf, projectFields, uploadPicture } from '../harness/projects';

const cms = await startCms();
const { strapi, visitor } = cms;
const mira = await cms.signedIn({ sub: 'editor-uid', name: 'Mira Sen' });
const owner = await cms.signedIn({ sub: 'owner', email: 'Owner@Example.com', email_verified: true });

const save = (id: string, data: object, status = 'DRAFT', editor = mira) =>
  change(editor, 'updateProject', { id, data, status });
const told = (versions: Version[]) =>
  versions.map(({ action, editor, changes }) => [action, editor, changes.join(' ')]);
const shown = (id: string) => ask(mira, 'myProject', { id });

/** As if all versions had begun so much earlier. */
async function letTimePass(minutes: number): Promise<void> {
  const rows = await strapi.db.connection('versions').select('id', 'created_at');
  for (const { id, created_at: at } of rows) {
    const created_at = new Date(new Date(at).getTime() - minutes * 60_000);
    await strapi.db.connection('versions').where({ id }).update({ created_at });
  }
}

/** As older rules might have let it pass. */
async function rewrite(version: Version | undefined, stored: object): Promise<void> {
  const versions = strapi.db.query('api::version.version');
  const where = { documentId: version?.documentId };
  const row = await versions.findOne({ where });
  await versions.update({ where, data: { fields: Object.assign({}, row?.fields, stored) } });
}

describe('what is kept', () => {
  test('says who did what, newest first, and what it changed', async () => {
    const { _id: id } = await createProject(mira, { title: 'Loom' });
    await save(id, { title: 'Loom House', period: '2024' }, 'PUBLISHED', owner);
    await save(id, { role: 'Weaver' });
    await change(owner, 'discardProjectDraft', { id });
    await change(mira, 'unpublishProject', { id });
    await change(mira, 'publishProject', { id });
    const versions = await versionsOf(mira, id);
    expect(told(versions)).toEqual([
      ['PUBLISH', 'Mira Sen', ''],
      ['UNPUBLISH', 'Mira Sen', ''],
      ['DISCARD', 'owner@example.com', 'role'],
      ['SAVE_DRAFT', 'Mira Sen', 'role'],
      ['PUBLISH', 'owner@example.com', 'title period'],
      ['CREATE', 'Mira Sen', ''],
    ]);
    expect(versions.map(({ project }) => [project?.title, project?.status])).toEqual([
      ['Loom House', 'PUBLISHED'],
      ['Loom House', 'DRAFT'],
      ['Loom House', 'PUBLISHED'],
      ['Loom House', 'MODIFIED'],
      ['Loom House', 'PUBLISHED'],
      ['Loom', 'PUBLISHED'],
    ]);
    const page = await ask(mira, 'versions', {
      kind: 'PROJECT',
      entry: id,
      pagination: { start: 3, limit: 2 },
    });
    expect(page).toEqual({ nodes: versions.slice(3, 5), pageInfo: { total: 6 } });
    expect(await ask(mira, 'version', { id: versions[3]?.documentId })).toEqual(versions[3]);
  });

  test('drafts that one editor saves within ten minutes are one version, with all its pictures', async () => {
    const { _id: id } = await createProject(mira, { title: 'Kiln' });
    const waiting = await uploadPicture(mira);
    const [cover] = await picturesOf(visitor, id);
    await save(id, { title: 'Kiln 1' });
    await save(id, { title: 'Kiln 2', images: [waiting.documentId] });
    await save(id, { title: 'Kiln 3', images: [cover?.documentId] });
    await save(id, { title: 'Kiln 3' });
    await save(id, { title: 'Kiln 4' }, 'DRAFT', owner);
    await save(id, { title: 'Kiln 5' });
    await letTimePass(11);
    await save(id, { title: 'Kiln 6' });
    // The clock was put back meanwhile.
    await letTimePass(-60);
    await save(id, { title: 'Kiln 7' });
    expect((await versionsOf(mira, id)).map(({ title }) => title)).toEqual([
      ...['Kiln 7', 'Kiln 6', 'Kiln 5', 'Kiln 4', 'Kiln 3', 'Kiln'],
    ]);
    await save(id, { images: [waiting.documentId] });
    await visitor.download(waiting.url);
  });

  test('who goes back to what was there before keeps what was written since', async () => {
    const { _id: id } = await createProject(mira, { title: 'Spindle' });
    await save(id, { title: 'Spindle 1' });
    await letTimePass(11);
    await save(id, { title: 'Spindle 2' });
    await save(id, { title: 'Spindle 1' });
    expect((await versionsOf(mira, id)).map(({ title }) => title)).toEqual([
      ...['Spindle 1', 'Spindle 2', 'Spindle 1', 'Spindle'],
    ]);
  });

  test('what the first kept write of an old project found is there, too: draft and what was public', async () => {
    const { _id: id } = await createProject(mira, { title: 'Old' });
    await save(id, { title: 'Old draft' });
    await strapi.db.query('api::version.version').deleteMany({ where: { entry: id } });
    await save(id, { title: 'New draft' });
    const versions = await versionsOf(mira, id);
    expect(versions.map(({ action, title, editor }) => [action, title, editor])).toEqual([
      ['SAVE_DRAFT', 'New draft', 'Mira Sen'],
      ['BASELINE', 'Old draft', null],
      ['BASELINE', 'Old', null],
    ]);
  });

  test('what the panel writes is kept under the name of its user', async () => {
    const admin = await signInAdmin(cms.url);
    const { _id: id } = await createProject(mira, { title: 'Panel' });
    expect((await publishInPanel(admin, { title: 'From the panel' }, id)).status).toBe(200);
    const [last] = await versionsOf(mira, id);
    expect(last).toMatchObject({ action: 'PUBLISH', title: 'From the panel' });
    expect(last?.editor).toMatch(/\w/);
  });

  test('a publication by schedule bears its name', async () => {
    const { _id: id } = await createProject(mira, { title: 'Later' });
    await save(id, { title: 'Now' });
    const portfolio = strapi.service('api::project.portfolio');
    await portfolio.schedule(id, new Date(Date.now() - 1000));
    await portfolio.publishDue();
    const [last] = await versionsOf(mira, id);
    expect(last).toMatchObject({ action: 'PUBLISH', title: 'Now', editor: 'Schedule' });
  });

  test('a refused write is not', async () => {
    const { _id: id } = await createProject(mira, { title: 'Firm' });
    const before = await versionsOf(mira, id);
    const data = { githubLink: 'nowhere' };
    expect((await tryTo(mira, 'updateProject', { id, data, status: 'PUBLISHED' })).status).toBe(400);
    expect(await versionsOf(mira, id)).toEqual(before);
  });
});

describe('restoring a version', () => {
  test('as a draft leaves what is public, and publishing makes it public, pictures and their texts included', async () => {
    const { _id: id } = await createProject(mira, { title: 'Before' }, await drawPictures(3));
    const images = (await picturesOf(visitor, id)).map(({ documentId }) => documentId);
    const imageTexts = [{ documentId: images[0], alternativeText: 'A weaver', caption: 'At work' }];
    await save(id, { imageTexts, technologies: ['Rust'] }, 'PUBLISHED');
    const wanted = await shown(id);
    await save(id, { title: 'After', images: [images[2]], technologies: [] }, 'PUBLISHED');
    await strapi.service('api::project.pictures').sweep(0);
    const version = (await versionsOf(mira, id))[1];

    const asDraft = await change(owner, 'restoreVersion', { id: version?.documentId, status: 'DRAFT' });
    expect(asDraft).toMatchObject({
      action: 'RESTORE',
      editor: 'owner@example.com',
      notices: [],
      title: 'Before',
    });
    expect(asDraft.changes).toEqual(['title', 'technologies', 'images']);
    expect(await shown(id)).toEqual({ ...wanted, status: 'MODIFIED', updatedAt: expect.any(String) });
    expect(await picturesOf(visitor, id)).toHaveLength(1);

    await change(owner, 'restoreVersion', { id: version?.documentId, status: 'PUBLISHED' });
    expect(await shown(id)).toEqual({ ...wanted, updatedAt: expect.any(String) });
    const pictures = await picturesOf(visitor, id);
    expect(pictures.map(({ documentId }) => documentId)).toEqual(images);
    for (const { url } of pictures) await visitor.download(url);
  });

  test('with an address that another project has now keeps the one of today, and says so', async () => {
    const { _id: id } = await createProject(mira, { title: 'First' });
    await save(id, { slug: 'renamed' }, 'PUBLISHED');
    await strapi.db.connection('former_slugs').where({ project_id: id }).delete();
    await createProject(mira, { title: 'First' });
    const [, first] = await versionsOf(mira, id);
    const restored = await change(mira, 'restoreVersion', { id: first?.documentId, status: 'PUBLISHED' });
    expect(restored.project.slug).toBe('renamed');
    expect(restored.notices).toEqual(['The page address first was taken meanwhile: it stays renamed.']);
    expect((await ask(mira, 'version', { id: restored.documentId })).notices).toEqual([]);
    await rewrite(first, { slug: 'feed' });
    const { notices } = await change(mira, 'restoreVersion', { id: first?.documentId, status: 'DRAFT' });
    expect(notices).toEqual(['The page address feed was taken meanwhile: it stays renamed.']);
  });

  test('whose picture is gone leaves it out, and says so', async () => {
    const { _id: id } = await createProject(mira, { title: 'Lost' }, await drawPictures(2));
    const [first, second] = await picturesOf(visitor, id);
    await save(id, { images: [second?.documentId] }, 'PUBLISHED');
    const file = await strapi.db
      .query('plugin::upload.file')
      .findOne({ where: { documentId: first?.documentId } });
    const admin = await signInAdmin(cms.url);
    expect((await admin.send('DELETE', `/upload/files/${file?.id}`)).status).toBe(200);
    const [, created] = await versionsOf(mira, id);
    const restored = await change(mira, 'restoreVersion', { id: created?.documentId, status: 'PUBLISHED' });
    expect(restored.notices).toEqual(['A picture is gone, and left out.']);
    expect(await picturesOf(visitor, id)).toEqual([second]);
  });

  test.each<[what: string, stored: object, field: string]>([
    ['a link that is none by the rules of today', { githubLink: 'gopher://old' }, 'githubLink'],
    ['a platform that there is no more', { platform: 'Pager' }, 'platform'],
    ['too long a description', { description: 'a'.repeat(2001) }, 'description'],
    [
      'too many key figures',
      { keyFigures: Array.from({ length: 7 }, () => ({ value: '1', label: 'loom' })) },
      'keyFigures',
    ],
    [
      'too many technologies',
      { technologies: Array.from({ length: 31 }, (_, index) => `T${index}`) },
      'technologies',
    ],
    ['nothing where it must be complete', { description: '' }, 'description'],
  ])('with %s is refused by field, and changes nothing', async (_, stored, field) => {
    const { _id: id } = await createProject(mira, { title: 'Strict' });
    await save(id, { title: 'Stricter' }, 'PUBLISHED');
    const [, created] = await versionsOf(mira, id);
    await rewrite(created, stored);
    const before = [await shown(id), await versionsOf(mira, id)];
    const answer = await tryTo(mira, 'restoreVersion', { id: created?.documentId, status: 'PUBLISHED' });
    expect(answer.status).toBe(400);
    const { details } = answer.body.errors[0].extensions.error;
    expect(details.errors[0].path[0]).toBe(field);
    expect([await shown(id), await versionsOf(mira, id)]).toEqual(before);
  });

  test('over what was saved since it was looked at is refused', async () => {
    const { _id: id } = await createProject(mira, { title: 'Seen' });
    const { updatedAt } = await shown(id);
    await save(id, { title: 'Unseen' }, 'DRAFT', owner);
    const version = { id: (await versionsOf(mira, id))[1]?.documentId, status: 'DRAFT' };
    expect((await tryTo(mira, 'restoreVersion', { ...version, updatedAt })).status).toBe(409);
    expect((await shown(id)).title).toBe('Unseen');
    await change(mira, 'restoreVersion', { ...version, updatedAt: (await shown(id)).updatedAt });
    expect((await shown(id)).title).toBe('Seen');
  });

  test('that there is not, or of a deleted project, is refused', async () => {
    const { _id: id } = await createProject(mira, projectFields());
    const [version] = await versionsOf(mira, id);
    await change(mira, 'deleteProject', { id });
    const restore = (documentId: string | undefined) =>
      tryTo(mira, 'restoreVersion', { id: documentId, status: 'DRAFT' });
    expect((await restore('nowhere')).status).toBe(404);
    expect((await restore(version?.documentId)).status).toBe(404);
  });
});

test('a project takes back the pictures of its own versions, and of no other project', async () => {
  const { _id: id } = await createProject(mira, { title: 'Mine' }, await drawPictures(2));
  const { _id: other } = await createProject(mira, { title: 'Yours' });
  const images = (await picturesOf(visitor, id)).map(({ documentId }) => documentId);
  await save(id, { images: images.slice(0, 1) }, 'PUBLISHED');
  const stolen = await tryTo(mira, 'updateProject', { id: other, data: { images }, status: 'DRAFT' });
  expect(stolen.status).toBe(400);
  await save(id, { images }, 'PUBLISHED');
  expect((await picturesOf(visitor, id)).map(({ documentId }) => documentId)).toEqual(images);
});

test('twenty versions of a project stay, and the one that is public', async () => {
  const { _id: id } = await createProject(mira, { title: 'Public' }, await drawPictures(1));
  const dropped = await uploadPicture(mira);
  const [cover] = await picturesOf(visitor, id);
  await save(id, { images: [dropped.documentId] });
  await save(id, { images: [cover?.documentId] }, 'DRAFT', owner);
  for (let turn = 0; turn < 21; turn++) {
    await save(id, { title: `Draft ${turn}` }, 'DRAFT', turn % 2 ? owner : mira);
  }
  await strapi.service('api::version.history').prune();
  const titles = (await versionsOf(mira, id)).map(({ title }) => title);
  expect(titles).toHaveLength(21);
  expect([titles[0], titles[19], titles[20]]).toEqual(['Draft 20', 'Draft 1', 'Public']);
  await expect(visitor.download(dropped.url)).rejects.toThrow('404');
});

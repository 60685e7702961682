import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { drawPictures } from '../harness/pictures';
import {
  createProject,
  MUTATIONS,
  picturesOf,
  projectFields,
  toForm,
  uploadPicture,
} from '../harness/projects';

const cms = await startCms({ PUBLIC_CACHE_MS: '60000' });
const { editor, visitor } = cms;

const update = async (id: string, imageTexts: unknown, version: { updatedAt?: string } = {}) =>
  (await editor.graphql(MUTATIONS.updateProject, { id, data: { imageTexts }, ...version })).body;

async function textsOf(id: string) {
  const { body } = await visitor.graphql(
    'query Texts($id: ID!) { project(documentId: $id) { updatedAt images { alternativeText caption } } }',
    { id },
  );
  return body.data.project;
}

test('pictures are told with a new project, by GraphQL', async () => {
  const images = [(await uploadPicture(editor)).documentId, (await uploadPicture(editor)).documentId];
  const imageTexts = [{ documentId: images[1], alternativeText: ' A quay ', caption: 'Chattogram' }];
  const { body } = await editor.graphql(MUTATIONS.createProject, {
    data: { ...projectFields(), images, imageTexts },
  });
  expect(body.errors).toBeUndefined();
  expect((await textsOf(body.data.createProject.documentId)).images).toEqual([
    { alternativeText: null, caption: null },
    { alternativeText: 'A quay', caption: 'Chattogram' },
  ]);
});

describe('by REST', async () => {
  const project = await createProject(editor, {}, await drawPictures(2));
  const path = `/api/portfolio/${project._id}`;
  const [one = '', two = ''] = project.images;

  test('pictures are told with a new project', async () => {
    const imageTexts = [{ image: 'new:1', alternativeText: ' A quay ', caption: 'Chattogram' }];
    const form = toForm({ ...projectFields(), imageTexts }, await drawPictures(2));
    const { status, body } = await editor.send('POST', '/api/portfolio', form);
    expect(status).toBe(201);
    expect((await textsOf(body._id)).images).toEqual([
      { alternativeText: null, caption: null },
      { alternativeText: 'A quay', caption: 'Chattogram' },
    ]);
  });

  test.each([
    ['a form', (fields: Record<string, unknown>) => toForm(fields)],
    ['JSON', (fields: Record<string, unknown>) => fields],
  ])('they change with %s, and what is not named stays', async (_, toBody) => {
    await editor.send('PUT', path, toBody({ imageTexts: [{ image: one, alternativeText: 'A boat' }] }));
    await editor.send('PUT', path, toBody({ imageTexts: [{ image: two, caption: 'High tide' }] }));
    await editor.send('PUT', path, toBody({ title: 'Another' }));
    expect((await textsOf(project._id)).images).toEqual([
      { alternativeText: 'A boat', caption: null },
      { alternativeText: null, caption: 'High tide' },
    ]);
    await editor.send('PUT', path, toBody({ imageTexts: [one, two].map(toBlank) }));
  });

  const toBlank = (image: string) => ({ image, alternativeText: '', caption: null });

  test.each<[what: string, imageTexts: unknown, path: string[]]>([
    ['of no list', 'A boat', ['imageTexts']],
    ['of a picture without a name', [{ caption: 'A boat' }], ['imageTexts']],
    ['with a field that is none', [{ image: one, alt: 'A boat' }], ['imageTexts']],
    ['of another picture', [{ image: 'https://example.com/a.webp', caption: 'A boat' }], ['imageTexts']],
    ['of a new picture that is not sent', [{ image: 'new:0', caption: 'A boat' }], ['imageTexts']],
    ['that is too long', [{ image: one, caption: 'x'.repeat(201) }], ['imageTexts', '0', 'caption']],
  ])('a text %s is refused, and all else with it', async (_, imageTexts, place) => {
    const before = await textsOf(project._id);
    const { status, body } = await editor.send('PUT', path, toForm({ title: 'Not this', imageTexts }));
    expect([status, body.details[0].path]).toEqual([400, place]);
    expect(await textsOf(project._id)).toEqual(before);
  });
});

describe('of a project that is there', async () => {
  const { _id: id } = await createProject(editor, {}, await drawPictures(2));
  const [one, two] = await picturesOf(editor, id);
  const stranger = await createProject(editor);
  const [foreign] = await picturesOf(editor, stranger._id);
  const waiting = await uploadPicture(editor);

  test('they change at the next read; what is not named stays, and blank is nothing', async () => {
    await textsOf(id);
    expect(
      await update(id, [
        { documentId: one?.documentId, alternativeText: 'A boat', caption: 'Low tide' },
        { documentId: two?.documentId, caption: 'High tide' },
      ]),
    ).not.toHaveProperty('errors');
    expect((await textsOf(id)).images).toEqual([
      { alternativeText: 'A boat', caption: 'Low tide' },
      { alternativeText: null, caption: 'High tide' },
    ]);
    await update(id, [{ documentId: one?.documentId, alternativeText: ' ' }]);
    expect((await textsOf(id)).images[0]).toEqual({ alternativeText: null, caption: 'Low tide' });
    await update(id, [{ documentId: one?.documentId }]);
    expect((await textsOf(id)).images[0]).toEqual({ alternativeText: null, caption: 'Low tide' });
  });

  test('a change of a text alone is a new version of the project', async () => {
    const { updatedAt } = await textsOf(id);
    const text = { documentId: one?.documentId, caption: 'Of the first editor' };
    expect(await update(id, [text], { updatedAt })).not.toHaveProperty('errors');
    expect((await textsOf(id)).updatedAt).not.toBe(updatedAt);
    const late = await update(id, [{ ...text, caption: 'Of the second' }], { updatedAt });
    expect(late.errors[0].extensions.code).toBe('CONFLICT');
    expect((await textsOf(id)).images[0].caption).toBe('Of the first editor');
  });

  test.each<[what: string, text: object, path: string[], message: string]>([
    ['of another project', { documentId: foreign?.documentId }, ['imageTexts'], 'does not belong'],
    ['that waits for a project', { documentId: waiting.documentId }, ['imageTexts'], 'does not belong'],
    ['that is not there', { documentId: 'nobody' }, ['imageTexts'], 'does not belong'],
    [
      'with a caption of 201 characters',
      { documentId: one?.documentId, caption: 'x'.repeat(201) },
      ['imageTexts', '0', 'caption'],
      'Caption must be at most 200 characters',
    ],
    [
      'with an alternative text of 201',
      { documentId: one?.documentId, alternativeText: 'x'.repeat(201) },
      ['imageTexts', '0', 'alternativeText'],
      'Alternative text must be at most 200 characters',
    ],
    [
      'with a NUL',
      { documentId: one?.documentId, caption: 'a\0b' },
      ['imageTexts', '0', 'caption'],
      'Caption must be text',
    ],
  ])('a text of a picture %s is refused, and all else with it', async (_, text, path, message) => {
    const before = await textsOf(id);
    const data = { title: 'Not this', imageTexts: [{ caption: 'Not this', ...text }] };
    const { body } = await editor.graphql(MUTATIONS.updateProject, { id, data });
    expect(body.errors[0].extensions.error.details.errors).toMatchObject([
      { path, message: expect.stringContaining(message) },
    ]);
    expect(await textsOf(id)).toEqual(before);
    expect((await textsOf(stranger._id)).images).toEqual([{ alternativeText: null, caption: null }]);
  });

  test('of six pictures are refused', async () => {
    const texts = Array.from({ length: 6 }, () => ({ documentId: one?.documentId, caption: 'Again' }));
    expect((await update(id, texts)).errors[0].message).toBe('Texts of at most 5 pictures');
  });
});

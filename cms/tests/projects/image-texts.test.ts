import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { drawPictures } from '../harness/pictures';
import { createProject, MUTATIONS, picturesOf, projectFields, uploadPicture } from '../harness/projects';

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

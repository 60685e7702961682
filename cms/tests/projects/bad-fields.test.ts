import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { drawPicture, drawPictures } from '../harness/pictures';
import { createProject, projectFields, toForm } from '../harness/projects';
import { expectRefusal, posting, putting } from '../harness/refusals';
import { expectNoTraces } from '../harness/traces';

const cms = await startCms();
const { editor } = cms;

const own = await createProject(editor, { title: 'Own' }, await drawPictures(2));
const foreign = await createProject(editor, { title: 'Foreign' });
const [ownImage = ''] = own.images;
const [foreignImage = ''] = foreign.images;

expectNoTraces(cms);

describe('refused in a new or changed project', async () => {
  const good = [await drawPicture()];

  test.each<[what: string, fields: Record<string, unknown>, message: string]>([
    ['a blank title', { title: ' \n\t ' }, 'Title is required'],
    ['no platform', { platform: '' }, 'Platform is required'],
    ['no description', { description: ' ' }, 'Description is required'],
    ['no GitHub link', { githubLink: '' }, 'GitHub link is required'],
    ['no live preview link', { livePreview: '' }, 'Live preview link is required'],
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'Title must be at most 120 characters'],
    [
      'a description of 2,001',
      { description: 'x'.repeat(2001) },
      'Description must be at most 2000 characters',
    ],
    [
      'a link of 256',
      { githubLink: `https://x.y/${'x'.repeat(244)}` },
      'GitHub link must be at most 255 characters',
    ],
    ['a script as a link', { githubLink: 'javascript:alert(1)' }, 'GitHub link must be a web address'],
    [
      'a hidden script as a link',
      { livePreview: ' java\nscript:alert(1)' },
      'Live preview link must be a web address',
    ],
    ['a data link', { livePreview: 'data:text/html,x' }, 'Live preview link must be a web address'],
    ['a link with one slash', { githubLink: 'https:/github.com/me' }, 'GitHub link must be a web address'],
    ['a link without a scheme', { livePreview: 'example.com' }, 'Live preview link must be a web address'],
    ['an unknown platform', { platform: 'Toaster' }, 'Platform must be one of: Web Application'],
    [
      'technologies that are not JSON',
      { technologies: '[React' },
      'technologies must be a JSON list of text',
    ],
    ['technologies that are no list', { technologies: { a: 1 } }, 'technologies must be a JSON list of text'],
    ['technologies that are no text', { technologies: [1] }, 'technologies must be a JSON list of text'],
    [
      '31 technologies',
      { technologies: Array.from({ length: 31 }, (_, i) => `T${i}`) },
      'At most 30 technologies',
    ],
    [
      'a technology of 51 characters',
      { technologies: ['x'.repeat(51)] },
      'Each technology must be at most 50',
    ],
  ])('%s', async (_, fields, message) => {
    await expectRefusal(editor, posting(fields, good), 400, message);
    await expectRefusal(editor, putting(own._id, fields, good), 400, message);
    await expectRefusal(editor, ['PUT', `/api/portfolio/${own._id}`, fields], 400, message);
  });

  test('a field sent twice', async () => {
    const form = toForm(projectFields(), good);
    form.append('title', 'Another');
    await expectRefusal(editor, ['POST', '/api/portfolio', form], 400, 'Title must be text');
  });

  test('a NUL character, which PostgreSQL cannot store', async () => {
    await expectRefusal(editor, posting({ title: 'a\0b' }, good), 400, 'Title');
    await expectRefusal(editor, posting({ technologies: ['a\0b'] }, good), 400, 'echnologies');
  });

  test('half of a surrogate pair, which no database gives back', async () => {
    await expectRefusal(editor, ['PUT', `/api/portfolio/${own._id}`, { title: 'a\ud83d' }], 400, 'Title');
    await expectRefusal(
      editor,
      ['PUT', `/api/portfolio/${own._id}`, { technologies: ['a\ud83d'] }],
      400,
      'echnologies',
    );
  });

  test('a title of which nothing can be seen', async () => {
    await expectRefusal(editor, posting({ title: '\u200b\u3164\u2060' }, good), 400, 'Title is required');
  });

  test('every wrong field is named', async () => {
    const { body } = await editor.send(...posting({ title: '', githubLink: 'x' }, good));
    expect(body.message).toBe('Title is required');
    expect(body.details.map(({ path }: { path: string[] }) => path)).toEqual([['title'], ['githubLink']]);
  });
});

describe('refused in a change', async () => {
  const good = [await drawPicture()];
  const stranger = '/uploads/nobody.webp';

  test.each<[what: string, fields: Record<string, unknown>, message: string]>([
    [
      'existingImages that are not JSON',
      { existingImages: 'x' },
      'existingImages must be a JSON list of text',
    ],
    ['imageOrder that is not JSON', { imageOrder: '{}' }, 'imageOrder must be a JSON list of text'],
    ['an unknown picture', { existingImages: [stranger] }, `${stranger} is not a picture of this project`],
    ['a path', { existingImages: ['../../data.db'] }, '../../data.db is not a picture of this project'],
    ['a picture of another project', { existingImages: [foreignImage] }, 'is not a picture of this project'],
    [
      'another picture in the order',
      { imageOrder: [foreignImage, 'new:0'] },
      'is not a picture of this project',
    ],
    [
      'an order that forgets pictures',
      { imageOrder: ['new:0'] },
      'imageOrder must name every kept and every new picture',
    ],
    ['an order with a picture that was not sent', { imageOrder: ['new:1'] }, 'new:1 is neither kept nor new'],
    [
      'an order with a dropped picture',
      { existingImages: [], imageOrder: [ownImage, 'new:0'] },
      'is neither kept nor new',
    ],
    ['a version that is no date', { updatedAt: 'yesterday' }, 'updatedAt must be a date'],
  ])('%s', async (_, fields, message) => {
    await expectRefusal(editor, putting(own._id, fields, good), 400, message);
  });

  test.each(['unknown', own._id.toUpperCase(), '1', "'--", '..%2f..'])('of the project %s', async (id) => {
    const message = 'This project does not exist (any more).';
    await expectRefusal(editor, ['PUT', `/api/portfolio/${id}`, { title: 'New' }], 404, message);
    await expectRefusal(editor, ['DELETE', `/api/portfolio/${id}`, undefined], 404, message);
    await expectRefusal(
      editor,
      ['DELETE', `/api/portfolio/${id}/images`, { imageUrl: ownImage }],
      404,
      message,
    );
  });

  test('of a project with a NUL character in its id', async () => {
    const requests: [method: string, path: string][] = [
      ['PUT', '/api/portfolio/a%00'],
      ['DELETE', '/api/portfolio/a%00'],
      ['GET', '/api/projects/a%00'],
    ];
    for (const [method, path] of requests) {
      const { status } = await editor.send(method, path, method === 'PUT' ? { title: 'New' } : undefined);
      expect([400, 404]).toContain(status);
    }
    // Strapi looks for a file of that name too, and logs that it did not.
    cms.loggedErrors.length = 0;
  });

  test.each([foreignImage, stranger, '../../data.db', ''])('deleting the picture "%s"', async (imageUrl) => {
    await expectRefusal(
      editor,
      ['DELETE', `/api/portfolio/${own._id}/images`, { imageUrl }],
      404,
      'does not belong',
    );
  });

  test.each([{}, { imageUrl: 1 }, { imageUrl: [ownImage] }])('deleting a picture by %j', async (body) => {
    await expectRefusal(
      editor,
      ['DELETE', `/api/portfolio/${own._id}/images`, body],
      400,
      'imageUrl must be',
    );
  });
});

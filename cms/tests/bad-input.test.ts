import { beforeEach, afterEach, describe, expect, test } from 'vitest';
import { createBadPictures, createHugeFile, createPixelBomb } from './harness/bad-pictures';
import { startCms } from './harness/cms';
import { drawPicture, drawPictures } from './harness/pictures';
import { createProject, imageForm, projectFields, toForm } from './harness/projects';
import { tracesIn } from './harness/traces';

const cms = await startCms();
const { editor } = cms;

const own = await createProject(editor, { title: 'Own' }, await drawPictures(2));
const foreign = await createProject(editor, { title: 'Foreign' });
const [ownImage = ''] = own.images;
const [foreignImage = ''] = foreign.images;

let before: Awaited<ReturnType<typeof tracesIn>>;
beforeEach(async () => {
  before = await tracesIn(cms);
});
afterEach(async () => {
  expect(await tracesIn(cms)).toEqual(before);
});

type Request = [method: string, path: string, body: Parameters<typeof editor.send>[2], headers?: Record<string, string>];

async function expectRefusal(request: Request, status: number, message: string): Promise<void> {
  const answer = await editor.send(...request);
  expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(message), details: expect.any(Array) } });
}

const post = (fields: object, images: File[] = []): Request => [
  'POST',
  '/api/portfolio',
  toForm({ ...projectFields(), ...fields }, images),
];
const put = (fields: Record<string, unknown>, images: File[] = [], id = own._id): Request => [
  'PUT',
  `/api/portfolio/${id}`,
  toForm(fields, images),
];

describe('pictures', async () => {
  const good = await drawPicture();
  const invalidType = (file: File) => `${file.name} is not a valid image type`;

  test.each(await createBadPictures())('%s is refused alone, after a good one and as a change', async (_, file) => {
    await expectRefusal(post({}, [file]), 400, invalidType(file));
    await expectRefusal(post({}, [good, file]), 400, invalidType(file));
    await expectRefusal(put({}, [good, file]), 400, invalidType(file));
    await expectRefusal(['POST', '/api/portfolio/images', imageForm(file)], 400, invalidType(file));
  });

  test('more than 2 MB', async () => {
    const file = await createHugeFile();
    await expectRefusal(post({}, [good, file]), 413, 'huge.jpg is too large (max 2MB)');
    await expectRefusal(put({}, [file]), 413, 'huge.jpg is too large (max 2MB)');
  });

  test('more pixels than memory can take', async () => {
    await expectRefusal(post({}, [good, createPixelBomb()]), 400, 'bomb.png has too many pixels (max 40 megapixels)');
  });

  test('none, and more than five', async () => {
    await expectRefusal(post({}), 400, 'Please upload at least one image');
    await expectRefusal(post({}, await drawPictures(6)), 400, 'Maximum 5 images allowed');
    await expectRefusal(put({}, await drawPictures(4)), 400, 'Maximum 5 images allowed in total');
    await expectRefusal(put({}, await drawPictures(6)), 400, 'Maximum 5 images allowed in total');
  });

  test('in a field of another name', async () => {
    const form = toForm(projectFields(), [good]);
    form.append('files', good);
    await expectRefusal(['POST', '/api/portfolio', form], 400, 'Send pictures in the field "images", not "files"');
  });

  test('not exactly one for a single upload', async () => {
    await expectRefusal(['POST', '/api/portfolio/images', imageForm()], 400, 'Please upload at least one image');
    await expectRefusal(['POST', '/api/portfolio/images', imageForm(good, good)], 400, 'Send one picture a request');
  });
});

describe('fields', async () => {
  const good = [await drawPicture()];

  test.each<[what: string, fields: Record<string, unknown>, message: string]>([
    ['a blank title', { title: ' \n\t ' }, 'Title is required'],
    ['no platform', { platform: '' }, 'Platform is required'],
    ['no description', { description: ' ' }, 'Description is required'],
    ['no GitHub link', { githubLink: '' }, 'GitHub link is required'],
    ['no live preview link', { livePreview: '' }, 'Live preview link is required'],
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'Title must be at most 120 characters'],
    ['a description of 2,001', { description: 'x'.repeat(2001) }, 'Description must be at most 2000 characters'],
    ['a link of 256', { githubLink: `https://x.y/${'x'.repeat(244)}` }, 'GitHub link must be at most 255 characters'],
    ['a script as a link', { githubLink: 'javascript:alert(1)' }, 'GitHub link must be a web address'],
    ['a hidden script as a link', { livePreview: ' java\nscript:alert(1)' }, 'Live preview link must be a web address'],
    ['a data link', { livePreview: 'data:text/html,x' }, 'Live preview link must be a web address'],
    ['a link without a scheme', { livePreview: 'example.com' }, 'Live preview link must be a web address'],
    ['an unknown platform', { platform: 'Toaster' }, 'Platform must be one of: Web Application'],
    ['technologies that are not JSON', { technologies: '[React' }, 'technologies must be a JSON list of text'],
    ['technologies that are no list', { technologies: { a: 1 } }, 'technologies must be a JSON list of text'],
    ['technologies that are no text', { technologies: [1] }, 'technologies must be a JSON list of text'],
    ['31 technologies', { technologies: Array.from({ length: 31 }, (_, i) => `T${i}`) }, 'At most 30 technologies'],
    ['a technology of 51 characters', { technologies: ['x'.repeat(51)] }, 'Each technology must be at most 50'],
  ])('%s', async (_, fields, message) => {
    await expectRefusal(post(fields, good), 400, message);
    await expectRefusal(put(fields, good), 400, message);
    await expectRefusal(['PUT', `/api/portfolio/${own._id}`, fields], 400, message);
  });

  test('a field sent twice', async () => {
    const form = toForm(projectFields(), good);
    form.append('title', 'Another');
    await expectRefusal(['POST', '/api/portfolio', form], 400, 'Title must be text');
  });

  test('a NUL character, which PostgreSQL cannot store', async () => {
    await expectRefusal(post({ title: 'a\0b' }, good), 400, 'Title');
    await expectRefusal(post({ technologies: ['a\0b'] }, good), 400, 'echnologies');
  });

  test('every wrong field is named', async () => {
    const { body } = await editor.send(...post({ title: '', githubLink: 'x' }, good));
    expect(body.message).toBe('Title is required');
    expect(body.details.map(({ path }: { path: string[] }) => path)).toEqual([['title'], ['githubLink']]);
  });
});

describe('changes', async () => {
  const good = [await drawPicture()];
  const stranger = '/uploads/nobody.webp';

  test.each<[what: string, fields: Record<string, unknown>, message: string]>([
    ['existingImages that are not JSON', { existingImages: 'x' }, 'existingImages must be a JSON list of text'],
    ['imageOrder that is not JSON', { imageOrder: '{}' }, 'imageOrder must be a JSON list of text'],
    ['an unknown picture', { existingImages: [stranger] }, `${stranger} is not a picture of this project`],
    ['a path', { existingImages: ['../../data.db'] }, '../../data.db is not a picture of this project'],
    ['a picture of another project', { existingImages: [foreignImage] }, 'is not a picture of this project'],
    ['another picture in the order', { imageOrder: [foreignImage, 'new:0'] }, 'is not a picture of this project'],
    ['an order that forgets pictures', { imageOrder: ['new:0'] }, 'imageOrder must name every kept and every new picture'],
    ['an order with a picture that was not sent', { imageOrder: ['new:1'] }, 'new:1 is neither kept nor new'],
    ['an order with a dropped picture', { existingImages: [], imageOrder: [ownImage, 'new:0'] }, 'is neither kept nor new'],
    ['a version that is no date', { updatedAt: 'yesterday' }, 'updatedAt must be a date'],
  ])('%s', async (_, fields, message) => {
    await expectRefusal(put(fields, good), 400, message);
  });

  test.each(['unknown', own._id.toUpperCase(), '1', "'--", '..%2f..'])('of the project %s', async (id) => {
    const message = 'This project does not exist (any more).';
    await expectRefusal(['PUT', `/api/portfolio/${id}`, { title: 'New' }], 404, message);
    await expectRefusal(['DELETE', `/api/portfolio/${id}`, undefined], 404, message);
    await expectRefusal(['DELETE', `/api/portfolio/${id}/images`, { imageUrl: ownImage }], 404, message);
  });

  test('of a project with a NUL character in its id', async () => {
    for (const path of ['/api/portfolio/a%00', '/api/projects/a%00']) {
      const { status } = await editor.send(path.includes('projects') ? 'GET' : 'DELETE', path);
      expect([400, 404]).toContain(status);
    }
  });

  test.each([foreignImage, stranger, '../../data.db', ''])('deleting the picture "%s"', async (imageUrl) => {
    await expectRefusal(['DELETE', `/api/portfolio/${own._id}/images`, { imageUrl }], 404, 'does not belong');
  });

  test.each([{}, { imageUrl: 1 }, { imageUrl: [ownImage] }])('deleting a picture by %j', async (body) => {
    await expectRefusal(['DELETE', `/api/portfolio/${own._id}/images`, body], 400, 'imageUrl must be');
  });
});

import { expect, test } from 'vitest';
import { LIMITS } from '../../../content/project-rules';
import { adviceOn, checkImages } from './check-images';

const image = (name: string, type = 'image/jpeg', size = 10) =>
  new File([new Uint8Array(size)], name, { type });

test('accepts jpeg, png and webp up to exactly 2 MB', () => {
  const files = [
    image('a.jpg', 'image/jpeg', LIMITS.imageSize),
    image('b.png', 'image/png'),
    image('c.webp', 'image/webp'),
  ];
  expect(checkImages(files, 0, { isNew: true })).toEqual({
    accepted: files,
    rejections: [],
    tooLarge: [],
  });
});

test('names each wrong file and keeps the good ones', () => {
  const good = image('good.jpg');
  const files = [
    image('notes.pdf', 'application/pdf'),
    good,
    image('phone.jpg', 'image/jpeg', LIMITS.imageSize + 1),
  ];
  expect(checkImages(files, 0, { isNew: true })).toEqual({
    accepted: [good],
    rejections: ['notes.pdf is not a valid image type', 'phone.jpg is too large (max 2MB)'],
    tooLarge: [files[2]],
  });
});

test('fills the free places and says once that there are no more', () => {
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => image(name));
  const { accepted, rejections } = checkImages(files, 4, { isNew: true });
  expect(accepted).toEqual([files[0]]);
  expect(rejections).toEqual(['Maximum 5 images allowed']);
});

test('says what to do about the photo of an iPhone only', () => {
  const files = [image('IMG_7.HEIC', ''), image('notes.pdf', 'application/pdf')];
  const { rejections } = checkImages(files, 0, { isNew: true });
  expect(rejections[0]).toBe('IMG_7.HEIC is not a valid image type');
  expect(rejections.map(adviceOn)).toEqual([expect.stringContaining('Export it as JPEG'), undefined]);
});

import { expect, test } from 'vitest';
import {
  changeImages,
  describeImage,
  fromFile,
  fromStored,
  isChanged,
  isChosenHere,
  onServer,
  textsOf,
  thumbnailOf,
  withOwn,
  withStored,
  type FormImage,
} from './form-image';
import { readKeptImages, toKeptImages } from './kept-images';

const stored = (documentId: string) => ({
  documentId,
  name: `${documentId}.jpg`,
  url: `/uploads/${documentId}.webp`,
  width: 1600,
  height: 1000,
  alternativeText: null,
  caption: null,
  placeholder: null,
  formats: [{ url: `/uploads/small_${documentId}.webp`, width: 480 }],
});

const chosen = (name: string, size = 1) =>
  fromFile(new File([new Uint8Array(size)], name, { type: 'image/jpeg' }));
const arrived = onServer({ documentId: 'n1', name: 'new.jpg', thumbnail: '/uploads/n1.webp', size: 1024 });
const keys = (images: FormImage[]) => images.map(({ key }) => key);

test('a picture says its place, name and size, when it is known', () => {
  const beach = chosen('beach.jpg', 1.5 * 1024 * 1024);
  expect(describeImage(beach, 0)).toBe('Main: beach.jpg, 1.50 MB');
  expect(describeImage(beach, 2)).toBe('#3: beach.jpg, 1.50 MB');
  expect(describeImage(chosen('dot.png', 1), 0)).toBe('Main: dot.png, 0.01 MB');
  expect(describeImage(fromStored(stored('old')), 1)).toBe('#2: old.jpg');
});

test('a chosen file stays the same picture until it is on the server', () => {
  const before = chosen('beach.jpg');
  const images = [fromStored(stored('a')), before];
  const upload = { status: 'stored', documentId: 'n1', thumbnail: '/uploads/n1.webp' } as const;
  const after = changeImages(images, { type: 'sent', key: before.key, upload });
  expect(after[1]).toMatchObject({ key: before.key, src: before.src, documentId: 'n1' });
  const moved = changeImages(after, { type: 'moved', key: before.key, to: 0 });
  expect(keys(moved)).toEqual([before.key, 'a']);
  expect(keys(changeImages(moved, { type: 'removed', images: [before] }))).toEqual(['a']);
});

test('a change elsewhere drops what was deleted, adds what is new, keeps files and order', () => {
  const file = chosen('new.jpg');
  const images = [fromStored(stored('b')), file, fromStored(stored('a')), arrived];
  expect(keys(withStored(images, [stored('a'), stored('c')]))).toEqual([file.key, 'a', 'n1', 'c']);
});

test('a new picture that has been saved with the project meanwhile is its own, by the name it was chosen by', () => {
  const own = { ...fromStored(stored('n1')), name: 'new.jpg' };
  expect(withStored([arrived], [stored('n1')])).toEqual([own]);
});

test('what was chosen in this form is told from what was stored before, also after it was saved', () => {
  const upload = { status: 'stored', documentId: 'n1', thumbnail: '/uploads/n1.webp' } as const;
  const file = chosen('new.jpg');
  const images = changeImages([fromStored(stored('a')), file], { type: 'sent', key: file.key, upload });
  expect(withOwn(images, [stored('a'), stored('n1')]).map(isChosenHere)).toEqual([false, true]);
});

test('new pictures and another order are changes, a deleted picture is none', () => {
  const [a, b] = [stored('a'), stored('b')];
  const images = [fromStored(a), fromStored(b)];
  expect(isChanged(images, [a, b])).toBe(false);
  expect(isChanged(images, [a, stored('gone'), b])).toBe(false);
  expect(isChanged(images, [b, a])).toBe(true);
  expect(isChanged([...images, arrived], [a, b])).toBe(true);
});

test('a thumbnail is the smallest version that is sharp enough', () => {
  const formats = [245, 480, 720, 1080].map((width) => ({ url: `${width}`, width }));
  expect(thumbnailOf({ url: 'original', formats })).toBe('720');
  expect(thumbnailOf({ url: 'original', formats: formats.slice(0, 2) })).toBe('original');
});

test('what is said about a picture is a change until it is stored, and stays when others change theirs', () => {
  const own = { ...stored('a'), alternativeText: 'A pier', caption: 'Old' };
  const images = [fromStored(own), chosen('b.jpg')];
  expect(isChanged([fromStored(own)], [own])).toBe(false);

  const described = changeImages(images, { type: 'described', key: 'a', texts: { caption: 'Mine' } });
  expect(described.map(textsOf)).toEqual([
    { alternativeText: 'A pier', caption: 'Mine' },
    { alternativeText: '', caption: '' },
  ]);
  expect(isChanged(described.slice(0, 1), [own])).toBe(true);
  const [merged] = withStored(described, [{ ...own, alternativeText: 'Theirs', caption: 'Theirs' }]);
  expect(merged && textsOf(merged)).toEqual({ alternativeText: 'Theirs', caption: 'Mine' });

  const back = changeImages(described, { type: 'described', key: 'a', texts: { caption: 'Old' } });
  expect(isChanged(back.slice(0, 1), [own])).toBe(false);
});

test('a text that was emptied stays empty in a draft', () => {
  const own = { ...stored('a'), caption: 'Old' };
  const emptied = changeImages([fromStored(own)], { type: 'described', key: 'a', texts: { caption: '' } });
  const { images } = readKeptImages(JSON.parse(JSON.stringify(toKeptImages(emptied, []))));
  expect(withStored(images, [own]).map(textsOf)).toEqual([{ alternativeText: '', caption: '' }]);
});

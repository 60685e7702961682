import { describe, expect, it } from 'vitest';
import {
  describeImage,
  fromDraft,
  fromFile,
  fromStored,
  isChanged,
  thumbnailOf,
  toDraft,
  withStored,
} from './strip-image';

const stored = (documentId: string) => ({
  documentId,
  name: `${documentId}.jpg`,
  url: `/uploads/${documentId}.webp`,
  width: 1600,
  height: 1000,
  alternativeText: null,
  placeholder: null,
  formats: [{ url: `/uploads/small_${documentId}.webp`, width: 480 }],
});

describe('describeImage', () => {
  const file = new File([new Uint8Array(1.5 * 1024 * 1024)], 'beach.jpg', { type: 'image/jpeg' });

  it('says place, name and size', () => {
    expect(describeImage(fromFile(file), 0)).toBe('Main: beach.jpg, 1.50 MB');
    expect(describeImage(fromFile(file), 2)).toBe('#3: beach.jpg, 1.50 MB');
  });

  it('leaves out a size it does not know', () => {
    expect(describeImage(fromStored(stored('old')), 1)).toBe('#2: old.jpg');
  });
});

describe('withStored', () => {
  it('drops what was deleted elsewhere, adds what is new, keeps files and order', () => {
    const chosen = fromFile(new File(['x'], 'new.jpg', { type: 'image/jpeg' }));
    const strip = [fromStored(stored('b')), chosen, fromStored(stored('a'))];
    const names = withStored(strip, [stored('a'), stored('c')]).map(({ name }) => name);
    expect(names).toEqual(['new.jpg', 'a.jpg', 'c.jpg']);
  });
});

describe('fromDraft', () => {
  const arrived = { documentId: 'n1', name: 'new.jpg', src: '/uploads/n1.webp', size: 1024 };
  const lost = { documentId: null, name: 'lost.jpg', src: '', size: 1024 };
  const ofProject = (documentId: string) => toDraft(fromStored(stored(documentId)));
  const ids = (strip: { id: string }[]) => strip.map(({ id }) => id);

  it('brings back new pictures and the chosen order, without what did not arrive', () => {
    const strip = fromDraft([ofProject('b'), arrived, lost, ofProject('a')], [stored('a'), stored('b')]);
    expect(ids(strip)).toEqual(['b', 'n1', 'a']);
    expect(strip.map(toDraft)).toEqual([ofProject('b'), arrived, ofProject('a')]);
    expect(isChanged(strip, [stored('a'), stored('b')])).toBe(true);
  });

  it('has the pictures of the project as it is now', () => {
    const strip = fromDraft([ofProject('deleted'), arrived, ofProject('a')], [stored('a'), stored('added')]);
    expect(ids(strip)).toEqual(['n1', 'a', 'added']);
  });

  it('of nothing is the project', () => {
    const strip = fromDraft(null, [stored('a'), stored('b')]);
    expect(ids(strip)).toEqual(['a', 'b']);
    expect(isChanged(strip, [stored('a'), stored('b')])).toBe(false);
  });
});

it('shows the smallest version that is sharp enough', () => {
  const formats = [245, 480, 720, 1080].map((width) => ({ url: `${width}`, width }));
  expect(thumbnailOf({ url: 'original', formats })).toBe('720');
  expect(thumbnailOf({ url: 'original', formats: formats.slice(0, 2) })).toBe('original');
});

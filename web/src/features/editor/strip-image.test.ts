import { describe, expect, it } from 'vitest';
import { describeImage, fromFile, fromStored, withStored } from './strip-image';

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

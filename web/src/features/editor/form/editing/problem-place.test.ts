import { expect, test } from 'vitest';
import { onServer } from '../../images/form-image';
import { placeOf } from './problem-place';

const image = (documentId: string, caption?: string) =>
  onServer({
    documentId,
    name: `${documentId}.jpg`,
    thumbnail: `/uploads/${documentId}.webp`,
    size: 1,
    newTexts: caption === undefined ? {} : { caption },
  });

test.each([
  [['title'], 'title'],
  [['images'], 'images'],
  [['images', '0'], 'images'],
  [['keyFigures'], 'keyFigures'],
  [['keyFigures', '1', 'label'], 'keyFigures.1.label'],
  [['keyFigures', '0'], 'keyFigures.0.value'],
  [['imageTexts', '1', 'caption'], 'images.2.newTexts.caption'],
  [['position'], undefined],
  [[], undefined],
])('%j stands at %s of the form', (path, place) => {
  expect(placeOf(path, [image('a', 'First'), image('b'), image('c', 'Third')])).toBe(place);
});

import { onServer } from '../features/editor/images/form-image';
import { beginEditing } from '../features/editor/form/editing/edit';
import type { Base } from '../features/editor/form/editing/editing';
import { ownProject, picture } from './projects';

export const image = (documentId: string, caption: string | null = null) => ({
  ...picture(documentId),
  documentId,
  name: `${documentId}.jpg`,
  caption,
});
export const arrived = onServer({
  documentId: 'n1',
  name: 'new.jpg',
  thumbnail: '/uploads/n1.webp',
  size: 1024,
});

export const base: Base = {
  ...ownProject('Atlas'),
  images: [image('a'), image('b')],
  updatedAt: '2026-01-31T12:00:00.000Z',
};
export const later = { ...base, updatedAt: '2026-02-01T12:00:00.000Z' };
export const begun = beginEditing(base, null);

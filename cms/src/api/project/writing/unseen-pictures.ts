import { errors } from '@strapi/utils';
import { mayReadFiles } from '../../../auth/panel-readers';

type Picture = { documentId: string };

/**
 * A project shows its pictures to who has made it and, when it is public, to all. Their ids are numbers, easily guessed.
 * @param before those that it had, and the copies of them
 */
export async function refuseUnseenPictures(
  pictures: readonly Picture[],
  before: readonly Picture[],
): Promise<void> {
  const had = new Set(before.map(({ documentId }) => documentId));
  const added = pictures.map(({ documentId }) => documentId).filter((documentId) => !had.has(documentId));
  if (added.length === 0) return;
  if (await mayReadFiles({ documentId: { $in: added } })) return;
  throw new errors.ForbiddenError('Choose pictures that you see in the media library.');
}

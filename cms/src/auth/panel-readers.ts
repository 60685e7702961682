import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayDo } from './panel-account';

const READ = 'plugin::content-manager.explorer.read';
const READ_FILES = 'plugin::upload.read';

type Picture = { documentId: string };

/** Strapi lets an author copy whatever there is, and answers the copy: what others have not published, too. */
export function registerPanelReaders(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (action === 'clone' && !(await mayRead(uid, params.documentId)))
      throw new errors.ForbiddenError('Only who may read it may copy it.');
    return next();
  });
}

/** An author reads his own. */
export function mayRead(uid: UID.ContentType, documentId: string): Promise<boolean> {
  return mayDo(READ, uid, { documentId });
}

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
  if (await mayDo(READ_FILES, 'plugin::upload.file', { documentId: { $in: added } })) return;
  throw new errors.ForbiddenError('Choose pictures that you see in the media library.');
}

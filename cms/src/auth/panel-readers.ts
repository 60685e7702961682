import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { mayDo } from './panel-account';

const READ = 'plugin::content-manager.explorer.read';

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

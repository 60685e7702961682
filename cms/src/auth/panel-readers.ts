import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isOfPanel, mayDo } from './panel-account';

const READ = 'plugin::content-manager.explorer.read';
const READ_FILES = 'plugin::upload.read';

type Asked = { filters?: unknown; sort?: unknown };

/** Strapi lets an author copy whatever there is, and answers the copy: what others have not published, too. */
export function registerPanelReaders(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (!isOfPanel()) return next();
    if (action === 'clone' && !(await mayRead(uid, params.documentId)))
      throw new errors.ForbiddenError('Only who may read it may copy it.');
    if (asksByFolder(params as Asked) && !(await mayReadFiles()))
      throw new errors.ForbiddenError('Only who may see all files may ask by their folders.');
    return next();
  });
}

/** An author reads his own. */
export function mayRead(uid: UID.ContentType, documentId: string): Promise<boolean> {
  return mayDo(READ, uid, { documentId });
}

/** Those that the filters find, or whatever there are; an author reads those that he has sent. */
export function mayReadFiles(filters?: object): Promise<boolean> {
  return mayDo(READ_FILES, 'plugin::upload.file', filters);
}

/** A picture leads to its folder, and that to all files in it: by their names, own entries would be found. */
function asksByFolder({ filters = {}, sort = '' }: Asked): boolean {
  return (
    JSON.stringify(filters).includes('"folder":') ||
    /folder|[^\w.:, ]/.test(JSON.stringify(sort).replace(/[[\]{}"]/g, ''))
  );
}

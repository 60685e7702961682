import { errors } from '@strapi/utils';
import { mayDo } from '../../auth/panel-account';
import { namedIds, type Change } from './named-ids';

const UPDATE = 'plugin::upload.assets.update';

/** Strapi asks an author whether a file is his own where he changes that one, but not where he changes many. */
export function onlyOwn(change: Change): Change {
  return async (ctx) => {
    const { fileIds, folderIds } = namedIds(ctx);
    const isAllowed =
      (await mayDo(UPDATE, 'plugin::upload.file', { id: { $in: fileIds } })) &&
      (folderIds.length === 0 || (await mayChangeFolders()));
    if (!isAllowed) refuseForeign();
    return change(ctx);
  };
}

/** What is in a folder may be anybody's, and each of its names leads others to their pictures. */
export function onlyWhoChangesFolders(change: Change): Change {
  return async (ctx) => {
    if (!(await mayChangeFolders())) refuseForeign();
    return change(ctx);
  };
}

const mayChangeFolders = () => mayDo(UPDATE, 'plugin::upload.folder');

function refuseForeign(): never {
  throw new errors.ForbiddenError('Only who made it may change it, or who may change what others have made.');
}

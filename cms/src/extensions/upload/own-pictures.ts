import { errors } from '@strapi/utils';
import { mayDo } from '../../auth/panel-account';
import { namedIds, type Change } from './named-ids';

const UPDATE = 'plugin::upload.assets.update';

export type Reading = (ctx: { body: unknown }) => Promise<unknown>;

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

/** Strapi answers every file of a folder to whoever asks for them with it, with all that it knows of each. */
export function hidingFiles(reading: Reading): Reading {
  return async (ctx) => {
    await reading(ctx);
    if (!(await mayDo('plugin::upload.read', 'plugin::upload.file')))
      ctx.body = JSON.parse(JSON.stringify(ctx.body), (key, value: unknown) =>
        key === 'files' && Array.isArray(value) ? undefined : value,
      );
  };
}

const mayChangeFolders = () => mayDo(UPDATE, 'plugin::upload.folder');

function refuseForeign(): never {
  throw new errors.ForbiddenError('Only who made it may change it, or who may change what others have made.');
}

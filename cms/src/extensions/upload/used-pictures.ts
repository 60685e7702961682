import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { namedIds, type Change } from './named-ids';

const PROJECT = 'api::project.project';
const SITE = 'api::site.site';

type Use = { name: string; related_type: string; title: string | null };

/** A deletion in the panel's library, which cannot be undone, but not of what the site or a project shows. */
export function onlyUnused(deletion: Change): Change {
  return async (ctx) => {
    const { fileIds, folderIds } = namedIds(ctx);
    const use = await findUse(fileIds, folderIds);
    if (use) throw new errors.ValidationError(tell(use));
    return deletion(ctx);
  };
}

async function findUse(fileIds: number[], folderIds: number[]): Promise<Use | undefined> {
  const folders = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ where: { id: { $in: folderIds } } });
  return strapi.db
    .connection<Use>('files')
    .join('files_related_mph AS uses', 'uses.file_id', 'files.id')
    .leftJoin('projects', 'projects.id', 'uses.related_id')
    .whereIn('uses.related_type', [PROJECT, SITE])
    .where((any: Knex.QueryBuilder) => {
      void any.whereIn('files.id', fileIds);
      for (const { path } of folders) {
        void any.orWhere('files.folder_path', path).orWhereLike('files.folder_path', `${path}/%`);
      }
    })
    .first('files.name', 'uses.related_type', 'projects.title');
}

function tell({ name, related_type, title }: Use): string {
  const user = related_type === SITE ? 'the portrait of the site' : `a picture of “${title}”`;
  return `${name} is ${user}. Take it out there first.`;
}

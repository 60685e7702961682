import { errors } from '@strapi/utils';
import type { Knex } from 'knex';

const PROJECT = 'api::project.project';
const SITE = 'api::site.site';

export type Deletion = (ctx: DeletionContext) => Promise<unknown>;
type DeletionContext = {
  params: { id?: string };
  request: { body?: { fileIds?: unknown; folderIds?: unknown } };
};

type Use = { name: string; related_type: string; title: string | null };

/** A deletion in the panel's library, which cannot be undone, but not of what the site or a project shows. */
export function sparingUsed(deletion: Deletion): Deletion {
  return async (ctx) => {
    const { id } = ctx.params;
    const { fileIds, folderIds } = id ? { fileIds: [id] } : (ctx.request.body ?? {});
    const use = await findUse(toIds(fileIds), toIds(folderIds));
    if (use) throw new errors.ValidationError(tell(use));
    return deletion(ctx);
  };
}

/** What PostgreSQL reads as a number and JavaScript does not, as `0x_1`, would be deleted without a look at its use. */
function toIds(values: unknown): number[] {
  if (!Array.isArray(values)) return [];
  if (!values.every(isId)) throw new errors.ValidationError('Each id must be a whole number.');
  return values.map(Number);
}

const isId = (value: unknown): boolean => /^\d+$/.test(String(value)) && Number.isSafeInteger(Number(value));

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

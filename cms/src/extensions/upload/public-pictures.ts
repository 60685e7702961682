import type { Knex } from 'knex';
import { mayPublish, refuseToPublish } from '../../auth/panel-account';

const PROJECT = 'api::project.project';
const SITE = 'api::site.site';

export type FileChange = (id: string | number, ...rest: unknown[]) => Promise<unknown>;

/**
 * A file or its texts are changed where they are, so what shows them needs no publication to change with them. What
 * somebody publishes in the second in which a new picture is encoded still gets it.
 */
export function onlyUnpublished(change: FileChange): FileChange {
  return async (id, ...rest) => {
    if (!mayPublish(PROJECT) && (await isOrBecomesPublic(id))) refuseToPublish();
    return change(id, ...rest);
  };
}

async function isOrBecomesPublic(id: string | number): Promise<boolean> {
  const use: unknown = await strapi.db
    .connection('files_related_mph AS uses')
    .leftJoin('projects', 'projects.id', 'uses.related_id')
    .where('uses.file_id', id)
    .where((any: Knex.QueryBuilder) => {
      void any.where('uses.related_type', SITE).orWhere((project) => {
        void project
          .where('uses.related_type', PROJECT)
          .where(
            (row) => void row.whereNotNull('projects.published_at').orWhereNotNull('projects.publish_at'),
          );
      });
    })
    .first('uses.file_id');
  return Boolean(use);
}

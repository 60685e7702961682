import type { Knex } from 'knex';
import { keepFoundProject } from '../../version/keep-project';
import type { Image } from '../reading/project';
import { findProject, readProject } from '../reading/project-list';
import { whereStatus } from '../reading/project-rows';

/**
 * Takes a picture from what visitors see while other changes wait in the draft, which stays as it is. To be called
 * before the draft is written: a draft has changes as long as its time is not that of what is public.
 * @returns whether it was public
 */
export async function takeFromPublic(
  documentId: string,
  isTheOne: (image: Image) => boolean,
  trx: Knex.Transaction,
): Promise<boolean> {
  const draft = await findProject(documentId, 'draft', trx);
  const published = draft.status === 'MODIFIED' && (await readProject(documentId, 'published', trx));
  if (!published || !published.images.some(isTheOne)) return false;
  await keepFoundProject(draft, trx);
  const kept = published.images.filter((image) => !isTheOne(image)).map((image) => image.documentId);
  const files = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { documentId: { $in: kept } }, select: ['id', 'documentId'] });
  const ids = kept.map((id) => files.find((file) => file.documentId === id)?.id);
  await strapi.db
    .query('api::project.project')
    .update({ where: { documentId, ...whereStatus('published') }, data: { images: ids } });
  return true;
}

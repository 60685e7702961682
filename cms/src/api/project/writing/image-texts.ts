import type { Knex } from 'knex';
import { invalidField } from '../../../shared/errors';
import { checkImageTexts, type ImageText } from '../../../shared-with-web/image-texts';
import { findProject } from '../reading/project-list';
import { refuse } from './check-fields';

/** @throws ValidationError that names every wrong text */
export function readImageTexts(input: unknown): ImageText[] {
  const { texts, problems } = checkImageTexts(input);
  refuse(problems);
  return texts;
}

/**
 * Alternative texts and captions of pictures that the project has now.
 * @throws ValidationError for any other picture
 */
export async function writeImageTexts(
  projectId: string,
  imageTexts: readonly ImageText[],
  trx: Knex.Transaction,
  find: (name: string) => string | undefined,
): Promise<void> {
  if (imageTexts.length === 0) return;
  const { images } = await findProject(projectId, trx);
  for (const { documentId: name, ...texts } of imageTexts) {
    const documentId = find(name);
    if (!images.some((image) => image.documentId === documentId)) {
      throw invalidField(
        'imageTexts',
        'A picture does not belong to the project (any more). Reload the page.',
      );
    }
    await strapi.db.query('plugin::upload.file').update({ where: { documentId }, data: texts });
  }
}

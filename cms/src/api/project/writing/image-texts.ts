import type { Knex } from 'knex';
import { invalidField } from '../../../errors/errors';
import { checkImageTexts, type ImageText } from '../../../shared-with-web/rules/image-texts';
import { findProject } from '../reading/project-list';
import { projectRows } from '../reading/project-rows';
import { readJson, type Json } from '../reading/values';
import { refuse } from './check-fields';

/** @throws ValidationError that names every wrong text */
export function readImageTexts(input: unknown): ImageText[] {
  const { texts, problems } = checkImageTexts(input);
  refuse(problems);
  return texts;
}

/**
 * Alternative texts and captions of pictures that the draft has now. It keeps them until it is published: the rows
 * of the pictures are those of the published version as well.
 * @throws ValidationError for any other picture
 */
export async function writeImageTexts(
  projectId: string,
  imageTexts: readonly ImageText[],
  trx: Knex.Transaction,
  find: (name: string) => string | undefined,
): Promise<void> {
  if (imageTexts.length === 0) return;
  const { images } = await findProject(projectId, 'draft', trx);
  const wanted = new Map(imageTexts.map(({ documentId, ...text }) => [find(documentId), text]));
  if ([...wanted.keys()].some((documentId) => !images.some((image) => image.documentId === documentId))) {
    throw invalidField('imageTexts', 'A picture does not belong to the project (any more). Reload the page.');
  }
  const kept = await readKept(projectId, trx);
  // Not of all: what the editors' library says of the others is theirs to change.
  const texts = images
    .filter(({ documentId }) => wanted.has(documentId) || kept.has(documentId))
    .map(({ documentId, alternativeText, caption }) => ({
      ...{ documentId, alternativeText, caption },
      ...wanted.get(documentId),
    }));
  await projectRows('draft', trx)
    .where({ document_id: projectId })
    .update({ image_texts: JSON.stringify(texts) });
}

/** The documentIds of the pictures whose texts the draft keeps already. */
async function readKept(documentId: string, trx: Knex.Transaction): Promise<Set<string>> {
  const row: { image_texts: Json<ImageText[]> } | undefined = await projectRows('draft', trx)
    .where({ document_id: documentId })
    .first('image_texts');
  return new Set(readJson(row?.image_texts ?? null).map((text) => text.documentId));
}

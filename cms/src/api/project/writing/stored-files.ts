import type { FormFile } from '../../../middlewares/form-parsing';
import { invalidField } from '../../../errors/errors';
import { LIMITS } from '../../../shared-with-web/rules/project-rules';
import { findImageProblem } from '../../../shared-with-web/rules/project-schema';
import type { PictureText } from '../services/pictures';

export function refuseImageCount(count: number, isNew: boolean): void {
  const problem = findImageProblem(count, { isNew });
  if (problem) throw invalidField('images', problem);
}

/** Stores pictures for a write of their project; when that is refused, they leave no trace. */
export async function withStored<Result>(
  files: readonly FormFile[],
  { fileTexts, isNew }: { fileTexts?: readonly PictureText[]; isNew: boolean },
  write: (added: string[]) => Promise<Result>,
): Promise<Result> {
  if (files.length === 0) return write([]);
  // However many the project has: so many are not worth storing.
  if (files.length > LIMITS.images) refuseImageCount(files.length, isNew);
  const pictures = strapi.service('api::project.pictures');
  const added = (await pictures.store(files, fileTexts)).map(({ documentId }) => documentId);
  try {
    return await write(added);
  } catch (error) {
    await pictures.discard(added);
    throw error;
  }
}

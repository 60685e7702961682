import { errors } from '@strapi/utils';
import { invalidField, messageOf } from '../errors/errors';

/** Of Strapi 5.54, which says neither which field nor what to do. */
const MISSING_PICTURE =
  /relation\(s\) of type plugin::upload\.file|^Document with id ".+", locale ".*" not found$/;

/**
 * The `updatedAt` of what the panel's form was filled with; `src/admin/vite.config.ts` makes the panel send it. Nobody
 * else says it here.
 */
export function versionInForm(): string | undefined {
  const body: unknown = strapi.requestContext.get()?.request.body;
  const isNamed = typeof body === 'object' && body !== null && 'updatedAt' in body;
  return isNamed && typeof body.updatedAt === 'string' ? body.updatedAt : undefined;
}

/** @throws ValidationError that names the field, when the form still shows a picture that was deleted meanwhile */
export async function savePictures<Result>(field: string, save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const isMissing = error instanceof errors.ValidationError && MISSING_PICTURE.test(messageOf(error));
    if (!isMissing) throw error;
    throw invalidField(field, 'A picture was deleted from the media library. Take it out of this form, too.');
  }
}

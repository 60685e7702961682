import { errors } from '@strapi/utils';
import { z } from 'zod';
import { FIT_LIMITS, FIT_MESSAGES } from '../../../shared-with-web/fit-rules';

const request = z.object({ advert: z.string() });

/**
 * @param length of the body, in bytes
 * @throws ValidationError, PayloadTooLargeError
 */
export function readAdvert(body: unknown, length = 0): string {
  if (length > FIT_LIMITS.bodySize) throw new errors.PayloadTooLargeError(FIT_MESSAGES.tooLong);
  const { data } = request.safeParse(body);
  if (!data) throw new errors.ValidationError(FIT_MESSAGES.malformed);
  if (data.advert.length > FIT_LIMITS.advertLength) throw new errors.ValidationError(FIT_MESSAGES.tooLong);
  // eslint-disable-next-line no-control-regex -- they show nothing, and break what is copied
  const advert = data.advert.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');
  if (advert.trim() === '') throw new errors.ValidationError(FIT_MESSAGES.blank);
  return advert;
}

import { errors } from '@strapi/utils';
import { z } from 'zod';
import { FIT_LIMITS, FIT_MESSAGES } from '../../../shared-with-web/rules/fit-rules';

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** They show nothing, and break what is copied; what joins letters or pictures stays. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
const BLANK = /(?:(?![\n\t])[\s\p{Cc}])+/gu;

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
  const advert = data.advert.replace(LINE_END, '\n').replace(INVISIBLE, '').replace(BLANK, ' ');
  if (advert.trim() === '') throw new errors.ValidationError(FIT_MESSAGES.blank);
  return advert;
}

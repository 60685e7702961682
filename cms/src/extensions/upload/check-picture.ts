import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { IMAGE_TYPES, LIMITS, MESSAGES } from '../../shared-with-web/rules/project-rules';
import { hasChainedSteps, hasManyFrames, hasManyScans } from './costly-parts';
import { hasNestedExif, inJpeg, inPng, inWebp } from './exif';
import { PNG } from './png-chunks';
import { readPicture } from './read-picture';
import type { UploadedFile } from './uploaded-file';

type Kind = {
  begins: RegExp;
  exifOf: (file: Buffer) => Iterable<Buffer>;
  isCostly?: (file: Buffer) => boolean;
};

const KINDS: Kind[] = [
  { begins: /^\xff\xd8\xff/, exifOf: inJpeg, isCostly: hasManyScans },
  { begins: PNG, exifOf: inPng },
  { begins: /^RIFF.{4}WEBP/s, exifOf: inWebp, isCostly: hasManyFrames },
];
const LENGTH = 12;
/** Pixels, as long as a jpeg can be. Each row costs by itself: a png of 1 × 39 million took 9 s. */
const LONGEST_SIDE = 65_535;

/** Decodes only the header, so a small file that would decode to gigabytes, or for a minute, costs nothing. */
export async function refuseUnlessPicture(file: UploadedFile): Promise<void> {
  if (file.sizeInBytes > LIMITS.imageSize) {
    throw new errors.PayloadTooLargeError(MESSAGES.imageTooLarge(file.name));
  }
  const content = await readPicture(file.filepath);
  const kind = kindOf(content);
  if (!kind || hasNestedExif(kind.exifOf(content)) || kind.isCostly?.(content)) refuseType(file);
  const { format, width, height, icc } = await sharp(content)
    .metadata()
    .catch(() => refuseType(file));
  if (!IMAGE_TYPES.some((type) => type === `image/${format}`) || hasChainedSteps(icc)) refuseType(file);
  if (width * height > LIMITS.imagePixels) {
    const limit = LIMITS.imagePixels / 1_000_000;
    throw new errors.ValidationError(`${file.name} has too many pixels (max ${limit} megapixels)`);
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new errors.ValidationError(`${file.name} is too long (max ${LONGEST_SIDE} pixels a side)`);
  }
}

/** sharp opens a dozen more formats to say what they are, and the styles of an SVG of 600 kB keep it for 8 s. */
function kindOf(content: Buffer) {
  const beginning = content.toString('latin1', 0, LENGTH);
  return KINDS.find(({ begins }) => begins.test(beginning));
}

export function refuseType(file: UploadedFile): never {
  throw new errors.ValidationError(MESSAGES.invalidImageType(file.name));
}

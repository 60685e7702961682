import { createReadStream, type ReadStream } from 'node:fs';
import path from 'node:path';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import { IMAGE_TYPES, LIMITS, MESSAGES } from '../../shared/project-rules';

/** The part of @strapi/upload's file entity that matters here. */
export type UploadedFile = {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  /** kB, as Strapi stores it. */
  size: number;
  sizeInBytes: number;
  filepath: string;
  tmpWorkingDirectory: string;
  getStream: () => ReadStream;
  width?: number;
  height?: number;
  placeholder?: string;
};

const MAX_SIDE = 2000;
const READING = { limitInputPixels: LIMITS.imagePixels } as const;

/** Reads only the header, so a small file that would decode to gigabytes costs nothing. */
export async function refuseUnlessPicture(file: UploadedFile): Promise<void> {
  if (file.sizeInBytes > LIMITS.imageSize) {
    throw new errors.PayloadTooLargeError(MESSAGES.imageTooLarge(file.name));
  }
  const { format, width, height } = await sharp(file.filepath)
    .metadata()
    .catch(() => refuseType(file));
  if (!(IMAGE_TYPES as readonly string[]).includes(`image/${format}`)) refuseType(file);
  if (width * height > LIMITS.imagePixels) {
    const limit = LIMITS.imagePixels / 1_000_000;
    throw new errors.ValidationError(`${file.name} has too many pixels (max ${limit} megapixels)`);
  }
}

/** A WebP of at most 2,000 px a side, upright, without metadata, and with a tiny placeholder. */
export async function encodePicture(file: UploadedFile): Promise<UploadedFile> {
  const filepath = path.join(file.tmpWorkingDirectory, `${file.hash}.webp`);
  const { width, height, size } = await sharp(file.filepath, READING)
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(filepath)
    .catch(() => refuseType(file));
  return {
    ...file,
    name: `${path.parse(file.name).name}.webp`,
    ext: '.webp',
    mime: 'image/webp',
    filepath,
    getStream: () => createReadStream(filepath),
    width,
    height,
    size: Math.round(size / 10) / 100,
    sizeInBytes: size,
    placeholder: await drawPlaceholder(filepath),
  };
}

async function drawPlaceholder(filepath: string): Promise<string> {
  const pixels = await sharp(filepath).resize(16, 16, { fit: 'inside' }).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${pixels.toString('base64')}`;
}

function refuseType(file: UploadedFile): never {
  throw new errors.ValidationError(MESSAGES.invalidImageType(file.name));
}

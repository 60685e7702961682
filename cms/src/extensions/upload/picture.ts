import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { LIMITS } from '../../shared-with-web/rules/project-rules';
import { createLimit } from '../../shared-with-web/limit';
import { refuseType } from './check-picture';
import { readPicture } from './read-picture';
import type { UploadedFile } from './uploaded-file';

const MAX_SIDE = 2000;
/** Of the name of a file, which has at most 255 with those of its sizes; its end makes it unique. */
const MAX_HASH = 100;
const READING = { limitInputPixels: LIMITS.imagePixels } as const;
/**
 * One takes up to 500 MB; ten at once were more than a container has. Of the four threads that read files, two are left
 * for what is stored. Those that wait are on the disk.
 */
const decoding = createLimit({ running: 2, waiting: Infinity });

/** A WebP of at most 2,000 px a side, upright, without metadata, and with a tiny placeholder unless it is transparent. */
export async function encodePicture(file: UploadedFile): Promise<UploadedFile> {
  const hash = file.hash.slice(-MAX_HASH);
  const filepath = path.join(file.tmpWorkingDirectory, `${hash}.webp`);
  // Not to a file at once: what fails here is the picture, what fails then is the disk.
  const { data, info } = await decoding.run(() => encode(file.filepath)).catch(() => refuseType(file));
  await writeFile(filepath, data);
  return {
    ...file,
    ...contentOf(filepath, info.size),
    hash,
    name: `${path.parse(file.name).name}.webp`,
    ext: '.webp',
    mime: 'image/webp',
    width: info.width,
    height: info.height,
    placeholder: await decoding.run(() => drawPlaceholder(filepath)),
  };
}

async function encode(filepath: string) {
  return sharp(await readPicture(filepath), READING)
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
}

/**
 * The smaller sizes of an encoded picture, by the names of `breakpoints`. A screen that takes one of them draws it
 * smaller than it is, which hides what this quality loses; it spares a third of the bytes.
 */
export async function encodeSizes(file: UploadedFile, breakpoints: Record<string, number>) {
  const largest = Math.max(file.width ?? 0, file.height ?? 0);
  const sizes = Object.entries(breakpoints).filter(([, side]) => side < largest);
  // Not from `filepath`, which Strapi forgets once the picture itself is stored: these do not wait for that.
  const picture = await buffer(file.getStream());
  return Promise.all(
    sizes.map(async ([key, side]) => ({ key, file: await encodeSize(file, picture, key, side) })),
  );
}

async function encodeSize(file: UploadedFile, picture: Buffer, key: string, side: number) {
  const { ext, mime, tmpWorkingDirectory } = file;
  const hash = `${key}_${file.hash}`;
  const filepath = path.join(tmpWorkingDirectory, hash);
  const { data, info } = await decoding.run(() =>
    sharp(picture)
      .resize({ width: side, height: side, fit: 'inside' })
      // At 100, libwebp tries transparency in all ways at this effort: 20 s of CPU for a logo, 0.3 s at 99.
      .webp({ quality: 58, effort: 6, alphaQuality: 99 })
      .toBuffer({ resolveWithObject: true }),
  );
  await writeFile(filepath, data);
  return {
    ...contentOf(filepath, info.size),
    name: `${key}_${file.name}`,
    hash,
    ext,
    mime,
    path: null,
    width: info.width,
    height: info.height,
  };
}

/** What Strapi is told of a file to store: its size is in kB, as it stores it. */
function contentOf(filepath: string, bytes: number) {
  return {
    filepath,
    getStream: () => createReadStream(filepath),
    size: Math.round(bytes / 10) / 100,
    sizeInBytes: bytes,
  };
}

/**
 * Pages carry it for each of their pictures, so its bytes count many times. It stays behind the picture: what can be
 * seen through has none.
 */
async function drawPlaceholder(filepath: string): Promise<string | undefined> {
  const pixels = await sharp(filepath).resize(8, 8, { fit: 'inside' }).webp({ quality: 30 }).toBuffer();
  const { isOpaque } = await sharp(pixels).stats();
  return isOpaque ? `data:image/webp;base64,${pixels.toString('base64')}` : undefined;
}

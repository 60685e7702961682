import { randomBytes } from 'node:crypto';
import path from 'node:path';
import sharp, { type FormatEnum } from 'sharp';

type Size = { width?: number; height?: number };

/** A plain picture; its format is the one its name says. */
export async function drawPicture(
  name = 'picture.png',
  { width = 60, height = 40, transparent = false }: Size & { transparent?: boolean } = {},
): Promise<File> {
  const background = transparent ? 'transparent' : 'seagreen';
  const image = sharp({ create: { width, height, channels: transparent ? 4 : 3, background } });
  return toFile(await image.toFormat(formatOf(name)).toBuffer(), name);
}

export function drawPictures(count: number): Promise<File[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => drawPicture(`${index + 1}.png`)));
}

/** A picture that does not compress: 1200 × 900 px make a jpeg of about 1.5 MB. */
export async function takePhoto(
  name = 'photo.jpg',
  { width = 1200, height = 900 }: Size = {},
): Promise<File> {
  const raw = { width, height, channels: 3 } as const;
  const image = sharp(randomBytes(width * height * 3), { raw });
  return toFile(await image.toFormat(formatOf(name), { quality: 90 }).toBuffer(), name);
}

/** A phone's photo: held upright, so stored on its side, with the place it was taken at. */
export async function takePhonePhoto(name = 'phone.jpg'): Promise<File> {
  const { width, height } = { width: 60, height: 40 };
  const image = sharp({ create: { width, height, channels: 3, background: 'seagreen' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Model: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '24/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '88/1 36/1 0/1',
      },
    });
  return toFile(await image.jpeg().toBuffer(), name);
}

export function toFile(content: Uint8Array | string, name: string): File {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return new File([new Uint8Array(bytes)], name, { type: `image/${formatOf(name)}` });
}

function formatOf(name: string): keyof FormatEnum {
  const extension = path.extname(name).slice(1);
  return extension === 'jpg' ? 'jpeg' : (extension as keyof FormatEnum);
}

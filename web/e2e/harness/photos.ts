import { createRequire } from 'node:module';
import type Sharp from '../../../cms/node_modules/sharp';

// sharp belongs to the cms, which re-encodes what these tests upload.
const sharp = createRequire(new URL('../../../cms/package.json', import.meta.url))('sharp') as typeof Sharp;

export type Photo = { name: string; mimeType: string; buffer: Buffer };

/** Grain as in a photograph taken at night, so that it does not compress to nothing: between 1 and 2 MB each. */
function grain(width: number, height: number, background: string) {
  const noise = sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
  return noise.tint(background);
}

/** With the place where it was taken, which must not reach the site. */
export async function jpegWithGps(name: string, background: string): Promise<Photo> {
  const buffer = await grain(1600, 1200, background)
    .withExif({
      IFD0: { Make: 'Camera', Model: 'One' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '24/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '88/1 36/1 0/1',
      },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function png(name: string, background: string): Promise<Photo> {
  return { name, mimeType: 'image/png', buffer: await grain(1000, 760, background).png().toBuffer() };
}

/** Where nobody looks: to store a photo takes the server two seconds, to store one of these a tenth of one. */
const tiny = () => sharp({ create: { width: 16, height: 12, channels: 3, background: '#4f7f8f' } });

export async function tinyPng(name: string): Promise<Photo> {
  return { name, mimeType: 'image/png', buffer: await tiny().png().toBuffer() };
}

export async function tinyJpeg(name: string): Promise<Photo> {
  return { name, mimeType: 'image/jpeg', buffer: await tiny().jpeg().toBuffer() };
}

async function webp(name: string, background: string): Promise<Photo> {
  return {
    name,
    mimeType: 'image/webp',
    buffer: await grain(1600, 1200, background).webp({ quality: 92 }).toBuffer(),
  };
}

export async function fivePhotos(): Promise<Photo[]> {
  return Promise.all([
    jpegWithGps('harbour.jpg', '#b0413e'),
    png('market.png', '#2f7f5f'),
    webp('tower.webp', '#3f5fa8'),
    jpegWithGps('river.jpg', '#c9a227'),
    png('station.png', '#7a4fa3'),
  ]);
}

/** As large as photos, but of one colour: to store one takes the server a third of the time. */
export async function fivePlainPhotos(): Promise<Photo[]> {
  const colors = {
    harbour: '#b0413e',
    market: '#2f7f5f',
    tower: '#3f5fa8',
    river: '#c9a227',
    station: '#7a4fa3',
  };
  return Promise.all(
    Object.entries(colors).map(async ([name, background]) => {
      const plain = sharp({ create: { width: 1600, height: 1200, channels: 3, background } });
      return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
    }),
  );
}

/** As phones write them: the sensor's picture, 4 : 3, and a note that it is to be turned to 3 : 4. */
export async function largeJpegOnItsSide(name: string): Promise<Photo> {
  const buffer = await grain(3000, 2250, '#4f7f8f')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

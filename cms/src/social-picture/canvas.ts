import sharp, { type OverlayOptions } from 'sharp';
import { LIMITS } from '../shared-with-web/rules/project-rules';
import { drawBackground, type Point, type Size } from './background';
import { drawText, type DrawnText, type Line } from './text';

export const SIZE: Size = { width: 1200, height: 630 };
const MARGIN = 88;
const BAR: Size = { width: 64, height: 10 };

/** For pictures that come from elsewhere. */
const READING = { limitInputPixels: LIMITS.imagePixels };

/** Without a text it is left out. */
export type Lines = readonly (Omit<Line, 'text'> & { text: string | undefined })[];

type Content = {
  lines: Lines;
  /** Where the column of the lines ends. */
  right?: number;
  /** `#rrggbb` */
  accent: string;
  glow?: Point;
  /** SVG around the picture. */
  frame?: string;
  picture?: OverlayOptions;
};

/** What a link looks like in a chat: a JPEG of 1200 x 630, lines on the left and perhaps a picture on the right. */
export async function drawCanvas({ lines, accent, frame, picture, ...place }: Content): Promise<Buffer> {
  const { right = SIZE.width - MARGIN, glow = { x: SIZE.width, y: 0 } } = place;
  const texts = await Promise.all(
    lines.flatMap(({ text, ...line }) => (text ? drawText({ ...line, text }, right - MARGIN) : [])),
  );
  const layers = stack([...texts, { ...(await drawBar(accent)), gap: 38 }]);
  return sharp(drawBackground(SIZE, accent, glow, frame))
    .composite(picture ? [...layers, picture] : layers)
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/**
 * @param shape what stays of the picture, in SVG
 * @throws for what is no picture
 */
export function cut(picture: Buffer, { width, height }: Size, shape: string): Promise<Buffer> {
  const mask = `<svg width="${width}" height="${height}">${shape}</svg>`;
  return sharp(picture, READING)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** One below the other, together in the middle. */
function stack(blocks: readonly DrawnText[]) {
  const gapAbove = (index: number) => (index > 0 ? (blocks[index]?.gap ?? 0) : 0);
  const total = blocks.reduce((sum, { height }, index) => sum + height + gapAbove(index), 0);
  let y = Math.round((SIZE.height - total) / 2);
  return blocks.map(({ picture, height }, index) => {
    const top = y + gapAbove(index);
    y = top + height;
    return { input: picture, left: MARGIN, top };
  });
}

async function drawBar(color: string) {
  const { width, height } = BAR;
  const bar = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="3" fill="${color}"/></svg>`;
  return { picture: await sharp(Buffer.from(bar)).png().toBuffer(), ...BAR };
}

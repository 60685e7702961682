import sharp, { type OverlayOptions } from 'sharp';
import { drawBackground, type Point, type Size } from './background';
import { drawText, type DrawnText, type Line } from './text';

export const SIZE: Size = { width: 1200, height: 630 };
export const MARGIN = 88;
const BAR: Size = { width: 64, height: 10 };

export const ACCENT = '#34e88a';
export const TEXT = '#eef3ff';
export const MUTED = '#a9b6d3';

/** For pictures that come from elsewhere. */
export const READING = { limitInputPixels: 40_000_000 };

type Content = {
  lines: readonly Line[];
  /** Where the column of the lines ends. */
  right: number;
  /** `#rrggbb` */
  accent: string;
  glow: Point;
  /** SVG around the picture. */
  frame?: string;
  picture?: OverlayOptions;
};

/** What a link looks like in a chat: a JPEG of 1200 x 630, lines on the left and perhaps a picture on the right. */
export async function drawCanvas({ lines, right, accent, glow, frame, picture }: Content): Promise<Buffer> {
  const texts = await Promise.all(lines.map((line) => drawText(line, right - MARGIN)));
  const layers = stack([...texts, { ...(await drawBar(accent)), gap: 38 }]);
  return sharp(drawBackground(SIZE, accent, glow, frame))
    .composite(picture ? [...layers, picture] : layers)
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
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

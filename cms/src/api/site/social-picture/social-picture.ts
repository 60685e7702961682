import sharp from 'sharp';
import { drawBackground, type Circle, type Size } from './background';
import { drawText, toDrawable, type DrawnText, type Line } from './text';

export type Subject = {
  name: string;
  headline: string | null;
  tagline: string | null;
  /** `#rrggbb` */
  accentColor: string | null;
  /** As `cutPortrait` gives it. */
  portrait: Buffer | undefined;
  /** Instead of a name that cannot be drawn. */
  host: string;
};

const SIZE: Size = { width: 1200, height: 630 };
const MARGIN = 88;
const PORTRAIT: Circle = { x: 918, y: 315, radius: 194 };
/** In pixels. */
export const PORTRAIT_WIDTH = 2 * PORTRAIT.radius;
const GAP = 64;
const BAR: Size = { width: 64, height: 10 };

const ACCENT = '#34e88a';
const TEXT = '#eef3ff';
const MUTED = '#a9b6d3';

const READING = { limitInputPixels: 40_000_000 };

/** What a link to the site looks like in a chat: 1200 x 630, a JPEG. */
export async function drawSocialPicture(subject: Subject): Promise<Buffer> {
  const { portrait } = subject;
  const accent = subject.accentColor ?? ACCENT;
  const right = portrait ? PORTRAIT.x - PORTRAIT.radius - GAP : SIZE.width - MARGIN;
  const lines = toLines(subject, accent, !portrait);
  const texts = await Promise.all(lines.map((line) => drawText(line, right - MARGIN)));
  const layers = stack([...texts, { ...(await drawBar(accent)), gap: 38 }]);
  const corner = { left: PORTRAIT.x - PORTRAIT.radius, top: PORTRAIT.y - PORTRAIT.radius };
  return sharp(drawBackground(SIZE, accent, portrait && PORTRAIT))
    .composite(portrait ? [...layers, { input: portrait, ...corner }] : layers)
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function toLines({ name, headline, tagline, host }: Subject, accent: string, isWide: boolean): Line[] {
  const small = { weight: 'Regular', maxHeight: 120 } as const;
  const sizes = isWide ? [128, 104, 84, 64, 52] : [96, 80, 64, 52, 42];
  const lines = [
    { ...small, text: toDrawable(headline), color: accent, sizes: [36, 30], gap: 0 },
    { text: toDrawable(name) ?? host, color: TEXT, weight: 'Bold', sizes, maxHeight: 250, gap: 26 },
    { ...small, text: toDrawable(tagline), color: MUTED, sizes: [32, 26], gap: 32 },
  ] as const;
  return lines.flatMap(({ text, ...line }) => (text ? [{ ...line, text }] : []));
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

/** @throws for what is no picture */
export function cutPortrait(picture: Buffer): Promise<Buffer> {
  const size = PORTRAIT_WIDTH;
  const circle = `<svg width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  return sharp(picture, READING)
    .resize(size, size, { fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function drawBar(color: string) {
  const { width, height } = BAR;
  const bar = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="3" fill="${color}"/></svg>`;
  return { picture: await sharp(Buffer.from(bar)).png().toBuffer(), ...BAR };
}

import sharp from 'sharp';
import { ACCENT, drawCanvas, MARGIN, MUTED, READING, SIZE, TEXT } from './canvas';
import { toDrawable, toDrawableName, type Line } from './text';

type Subject = {
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

const PORTRAIT = { x: 918, y: 315, radius: 194 };
/** In pixels. */
export const PORTRAIT_WIDTH = 2 * PORTRAIT.radius;
const GAP = 64;

/** For a link to the site. */
export function drawOwnerPicture(subject: Subject): Promise<Buffer> {
  const { portrait, accentColor } = subject;
  const accent = accentColor ?? ACCENT;
  const lines = toLines(subject, accent, !portrait);
  if (!portrait)
    return drawCanvas({ lines, accent, right: SIZE.width - MARGIN, glow: { x: SIZE.width, y: 0 } });
  const { x, y, radius } = PORTRAIT;
  const corner = { left: x - radius, top: y - radius };
  const frame = `<circle cx="${x}" cy="${y}" r="${radius + 14}" fill="none" stroke="${accent}" stroke-opacity=".45" stroke-width="2"/>
    <circle cx="${x}" cy="${y}" r="${radius + 3}" fill="${accent}"/>`;
  const picture = { input: portrait, ...corner };
  return drawCanvas({ lines, accent, right: corner.left - GAP, glow: PORTRAIT, frame, picture });
}

function toLines({ name, headline, tagline, host }: Subject, accent: string, isWide: boolean): Line[] {
  const small = { weight: 'Regular', maxHeight: 120 } as const;
  const sizes = isWide ? [128, 104, 84, 64, 52] : [96, 80, 64, 52, 42];
  const lines = [
    { ...small, text: toDrawable(headline), color: accent, sizes: [36, 30], gap: 0 },
    { text: toDrawableName(name) ?? host, color: TEXT, weight: 'Bold', sizes, maxHeight: 250, gap: 26 },
    { ...small, text: toDrawable(tagline), color: MUTED, sizes: [32, 26], gap: 32 },
  ] as const;
  return lines.flatMap(({ text, ...line }) => (text ? [{ ...line, text }] : []));
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

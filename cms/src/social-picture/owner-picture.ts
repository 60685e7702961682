import { COLORS } from '../shared-with-web/colors';
import { cut, drawCanvas, type Lines } from './canvas';
import { toDrawable, toDrawableName } from './text';

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
  const accent = accentColor ?? COLORS.accent;
  const lines = toLines(subject, accent, !portrait);
  if (!portrait) return drawCanvas({ lines, accent });
  const { x, y, radius } = PORTRAIT;
  const corner = { left: x - radius, top: y - radius };
  const frame = `<circle cx="${x}" cy="${y}" r="${radius + 14}" fill="none" stroke="${accent}" stroke-opacity=".45" stroke-width="2"/>
    <circle cx="${x}" cy="${y}" r="${radius + 3}" fill="${accent}"/>`;
  const picture = { input: portrait, ...corner };
  return drawCanvas({ lines, accent, right: corner.left - GAP, glow: PORTRAIT, frame, picture });
}

function toLines({ name, headline, tagline, host }: Subject, accent: string, isWide: boolean): Lines {
  const small = { weight: 'Regular', maxHeight: 120 } as const;
  const sizes = isWide ? [128, 104, 84, 64, 52] : [96, 80, 64, 52, 42];
  return [
    { ...small, text: toDrawable(headline), color: accent, sizes: [36, 30], gap: 0 },
    {
      text: toDrawableName(name) ?? host,
      color: COLORS.text,
      weight: 'Bold',
      sizes,
      maxHeight: 250,
      gap: 26,
    },
    { ...small, text: toDrawable(tagline), color: COLORS.mutedText, sizes: [32, 26], gap: 32 },
  ];
}

/** @throws for what is no picture */
export function cutPortrait(picture: Buffer): Promise<Buffer> {
  const size = { width: PORTRAIT_WIDTH, height: PORTRAIT_WIDTH };
  return cut(picture, size, '<circle cx="50%" cy="50%" r="50%"/>');
}

import { COLORS } from '../shared-with-web/colors';
import type { Size } from './background';
import { cut, drawCanvas, SIZE, type Lines } from './canvas';
import { toDrawable, toDrawableName } from './text';

type Subject = {
  title: string;
  technologies: readonly string[];
  /** The owner's name. */
  owner: string;
  /** `#rrggbb` */
  accentColor: string | null;
  /** As `cutPicture` gives it. */
  picture: (Size & { bytes: Buffer }) | undefined;
  /** Instead of a title and a name that cannot be drawn. */
  host: string;
};

/** In pixels. */
const BOX: Size = { width: 540, height: 478 };
const RIGHT = SIZE.width - 64;
const GAP = 56;
const RADIUS = 16;
/** What is higher or wider is cut. */
const SHAPES = { narrowest: 0.56, widest: 2.2 };
const MAX_TECHNOLOGIES = 5;

/** For a link to a project. */
export function drawProjectPicture(subject: Subject): Promise<Buffer> {
  const { picture, accentColor } = subject;
  const accent = accentColor ?? COLORS.accent;
  const lines = toLines(subject, accent);
  if (!picture) return drawCanvas({ lines, accent });
  const { width, height, bytes } = picture;
  const left = RIGHT - width;
  const top = Math.round((SIZE.height - height) / 2);
  return drawCanvas({
    lines,
    accent,
    right: left - GAP,
    glow: { x: left + width / 2, y: SIZE.height / 2 },
    frame: drawFrame({ left, top, width, height }, accent),
    picture: { input: bytes, left, top },
  });
}

function toLines({ title, technologies, owner, host, picture }: Subject, accent: string): Lines {
  const small = { weight: 'Regular', maxHeight: 90 } as const;
  const sizes = picture ? [76, 64, 54, 46, 40, 34] : [104, 84, 68, 56, 46];
  const name = toDrawableName(owner);
  const drawnTitle = toDrawable(title);
  return [
    { ...small, text: drawnTitle && name, color: accent, sizes: [32, 27], gap: 0 },
    { text: drawnTitle ?? name ?? host, color: COLORS.text, weight: 'Bold', sizes, maxHeight: 310, gap: 32 },
    { ...small, text: listSome(technologies), color: COLORS.mutedText, sizes: [28, 25], gap: 34 },
  ];
}

/** `React · Node.js · +4` */
function listSome(technologies: readonly string[]): string | undefined {
  const names = technologies.flatMap((name) => toDrawable(name) ?? []);
  const more = names.length - MAX_TECHNOLOGIES;
  const shown = names.slice(0, MAX_TECHNOLOGIES);
  return (more > 0 ? [...shown, `+${more}`] : shown).join(' · ') || undefined;
}

type Place = Size & { left: number; top: number };

function drawFrame({ left, top, width, height }: Place, accent: string): string {
  const around = (distance: number) =>
    `x="${left - distance}" y="${top - distance}" width="${width + 2 * distance}" height="${height + 2 * distance}" rx="${RADIUS + distance}"`;
  return `<rect ${around(13)} fill="none" stroke="${accent}" stroke-opacity=".4" stroke-width="2"/>
    <rect ${around(2)} fill="${accent}" fill-opacity=".7"/>`;
}

/** How wide a picture of this shape is drawn, in pixels. */
export function sizeOf({ width, height }: Size): Size {
  const shape = Math.min(Math.max(width / height, SHAPES.narrowest), SHAPES.widest);
  const drawn = Math.min(BOX.width, BOX.height * shape);
  return { width: Math.round(drawn), height: Math.round(drawn / shape) };
}

/** @throws for what is no picture */
export function cutPicture(picture: Buffer, size: Size): Promise<Buffer> {
  return cut(picture, size, `<rect width="100%" height="100%" rx="${RADIUS}"/>`);
}

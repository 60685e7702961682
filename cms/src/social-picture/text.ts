import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { charactersOf } from './font-characters';

export type Line = {
  text: string;
  /** `#rrggbb` */
  color: string;
  weight: 'Regular' | 'Bold';
  /** In pixels, the one to prefer first. */
  sizes: readonly number[];
  maxHeight: number;
  /** To what stands above. */
  gap: number;
};

export type DrawnText = { picture: Buffer; width: number; height: number; gap: number };

const FAMILIES =
  'Geist, Noto Sans, Noto Sans Bengali, Noto Sans Arabic, Noto Sans Devanagari, Noto Sans Hebrew';

const AROUND_WORDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}.]+$/gu;
/** Letters that look like apostrophes, which the fonts have: `Oʻzbek`, `ʿAlī`. */
const APOSTROPHES: Record<string, string> = { ʻ: '‘', ʽ: '‘', ʿ: '‘', ʾ: '’' };
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** As letters of private use are. Of these alone Pango draws nothing at all. */
const INVISIBLE = /^(?!\s)\p{C}+$/u;

let fonts: Promise<void> | undefined;
/** What the fonts draw; the rest of Unicode's would come out as boxes. */
const known = new Set<string>();

/** Makes the bundled fonts known to Pango, which forgets none. What the machine has of its own makes no difference. */
export function loadFonts(): Promise<void> {
  fonts ??= readFonts(path.join(strapi.dirs.app.root, 'fonts')).catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

async function readFonts(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((file) => file.endsWith('.ttf'))) {
    const file = path.join(folder, name);
    for (const character of charactersOf(await readFile(file))) known.add(String.fromCharCode(character));
    await sharp({ text: { text: '.', font: 'Geist', fontfile: file } }).toBuffer();
  }
}

/** As it can be drawn once the fonts are loaded, or nothing when a letter cannot. */
export function toDrawable(text: string | null): string | undefined {
  const letters = lettersOf(text ?? '').map(asDrawn);
  if (letters.includes(undefined)) return undefined;
  return letters.join('').replace(/\s+/g, ' ').trim() || undefined;
}

/** A name as it can be drawn: of `Seo-yeon Kim (김서연)` the script that the fonts know; or nothing. No word is maimed. */
export function toDrawableName(name: string): string | undefined {
  return toDrawable(name) ?? (drawableWords(name).replace(AROUND_WORDS, '') || undefined);
}

const drawableWords = (name: string): string =>
  name
    .split(/(?<=[\s/])/)
    .flatMap((word) => toDrawable(word) ?? [])
    .join(' ');

/** A letter or digit that the fonts lack cannot be drawn; signs are left out, and marks, as of `ἀρχή`. */
function asDrawn(letter: string): string | undefined {
  if (EMOJI.test(letter) || INVISIBLE.test(letter)) return '';
  const withoutMarks = letter.normalize('NFKD').replace(/\p{M}/gu, (mark) => (known.has(mark) ? mark : ''));
  const drawn = [letter, letter.normalize('NFKC'), APOSTROPHES[letter] ?? withoutMarks].find((one) =>
    Array.from(one).every(isDrawn),
  );
  return drawn ?? (/[\p{L}\p{N}]/u.test(letter) ? undefined : ' ');
}

const isDrawn = (character: string): boolean => known.has(character) || /[\s\p{C}]/u.test(character);

/**
 * In the largest size that fits, wrapped between words. In the smallest words may break, and what is too long even
 * then ends with an ellipsis.
 */
export async function drawText(line: Line, width: number): Promise<DrawnText> {
  for (const size of line.sizes) {
    const drawn = await draw(line, line.text, size, width, 'word');
    if (fits(drawn)) return drawn;
  }
  const smallest = line.sizes.at(-1) ?? 0;
  let drawn = await draw(line, line.text, smallest, width, 'word-char');
  let letters = lettersOf(line.text);
  while (!fits(drawn) && letters.length > 1) {
    letters = letters.slice(0, Math.floor(letters.length * 0.85));
    drawn = await draw(line, `${letters.join('').trimEnd()}…`, smallest, width, 'word-char');
  }
  return drawn;

  function fits({ width: drawnWidth, height }: DrawnText): boolean {
    return height <= line.maxHeight && drawnWidth <= width;
  }
}

async function draw(
  { color, weight, gap }: Line,
  text: string,
  size: number,
  width: number,
  wrap: 'word' | 'word-char',
): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
      font: `${FAMILIES} ${weight} ${size}`,
      // So that points are pixels.
      dpi: 72,
      rgba: true,
      width,
      wrap,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height, gap };
}

/** As readers count them: with their marks, and a family of emoji as one. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** https://docs.gtk.org/Pango/pango_markup.html */
function escapeMarkup(text: string): string {
  // Pango refuses what XML cannot hold. The two joiners shape letters.
  const allowed = text.replace(/[^\P{C}\u200c\u200d]/gu, '');
  return allowed.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

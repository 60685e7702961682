import cyrillic from '@fontsource-variable/geist/files/geist-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import latinExtended from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url';
import vietnamese from '@fontsource-variable/geist/files/geist-vietnamese-wght-normal.woff2?url';
import cyrillicMono from '@fontsource-variable/geist-mono/files/geist-mono-cyrillic-wght-normal.woff2?url';
import latinExtendedMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-ext-wght-normal.woff2?url';
import latinMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';
import vietnameseMono from '@fontsource-variable/geist-mono/files/geist-mono-vietnamese-wght-normal.woff2?url';
import sans from '../fonts/geist.woff2?url';
import mono from '../fonts/geist-mono.woff2?url';

/** What the cut files in ../fonts hold. */
const COMMON =
  'U+0020-007E,U+00A0,U+00A9,U+00B0,U+00B7,U+00D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2190-2193';
const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
const LATIN_EXTENDED = 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';
/** With the marks that Yoruba and Igbo set on its letters, too. */
const VIETNAMESE = 'U+0300-0304,U+0308-0309,U+0323,U+1EA0-1EF1';
const CYRILLIC = 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

/**
 * Where ranges overlap the later face wins, so the whole files are loaded only for what the cut ones lack.
 * Until Geist has arrived, a system font of the same measures stands in, so that nothing moves.
 */
const fontFaces = [
  variableFont('Geist Variable', '400 700', cyrillic, CYRILLIC),
  variableFont('Geist Variable', '400 700', vietnamese, VIETNAMESE),
  variableFont('Geist Variable', '400 700', latinExtended, LATIN_EXTENDED),
  variableFont('Geist Variable', '400 700', latin, LATIN),
  variableFont('Geist Variable', '400 700', sans, COMMON),
  variableFont('Geist Mono Variable', '400 500', cyrillicMono, CYRILLIC),
  variableFont('Geist Mono Variable', '400 500', vietnameseMono, VIETNAMESE),
  variableFont('Geist Mono Variable', '400 500', latinExtendedMono, LATIN_EXTENDED),
  variableFont('Geist Mono Variable', '400 500', latinMono, LATIN),
  variableFont('Geist Mono Variable', '400 500', mono, COMMON),
  standIn('Geist Fallback', ['Arial', 'Liberation Sans'], '100 400', 1.026),
  standIn('Geist Fallback', ['Arial', 'Liberation Sans'], '401 500', 1.05),
  standIn('Geist Fallback', ['Arial Bold', 'Liberation Sans Bold'], '501 900', 1),
  standIn('Geist Fallback 2', ['Roboto'], '100 900', 1.025),
  standIn('Geist Mono Fallback', ['Courier New', 'Liberation Mono'], '100 900', 1),
].join('');

/** Not preloaded: on a slow line the page's first picture would share it with them. */
export function Fonts() {
  return (
    <style href="fonts" precedence="first">
      {fontFaces}
    </style>
  );
}

function variableFont(family: string, weights: string, url: string, range: string) {
  return `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`;
}

/** Geist's own ascent and descent, as shares of its size. */
function standIn(family: string, locals: string[], weights: string, sizeAdjust: number) {
  const share = (value: number) => `${((100 * value) / sizeAdjust).toFixed(1)}%`;
  return `@font-face{font-family:'${family}';font-weight:${weights};src:${locals.map((name) => `local('${name}')`).join()};size-adjust:${sizeAdjust * 100}%;ascent-override:${share(1.005)};descent-override:${share(0.295)};line-gap-override:0%}`;
}

import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import sansExtended from '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';

const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
const LATIN_EXTENDED = 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';

/** Until Geist has arrived, a system font of the same measures stands in, so that nothing moves. */
const fontFaces = [
  variableFont('Geist Variable', sans, LATIN),
  variableFont('Geist Variable', sansExtended, LATIN_EXTENDED),
  variableFont('Geist Mono Variable', mono, LATIN),
  standIn('Geist Fallback', 'Arial', '100 500', 1.033),
  standIn('Geist Fallback', 'Arial Bold', '501 900', 1),
  standIn('Geist Mono Fallback', 'Courier New', '100 900', 1),
].join('');

export function Fonts() {
  preload(sans, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <style href="fonts" precedence="first">
      {fontFaces}
    </style>
  );
}

function variableFont(family: string, url: string, range: string) {
  return `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`;
}

/** Geist's own ascent and descent, as shares of its size. */
function standIn(family: string, local: string, weights: string, sizeAdjust: number) {
  const share = (value: number) => `${((100 * value) / sizeAdjust).toFixed(1)}%`;
  return `@font-face{font-family:'${family}';font-weight:${weights};src:local('${local}');size-adjust:${sizeAdjust * 100}%;ascent-override:${share(1.005)};descent-override:${share(0.295)};line-gap-override:0%}`;
}

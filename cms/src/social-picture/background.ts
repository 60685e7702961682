import { COLORS } from '../shared-with-web/colors';

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

const GLOW = '#2447a8';

/**
 * The page's night sky: two glows, faint dots, and the frame of a picture.
 * @param accent `#rrggbb`
 * @param glow the middle of the picture
 * @param frame SVG
 */
export function drawBackground({ width, height }: Size, accent: string, { x, y }: Point, frame = ''): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <radialGradient id="blue"><stop stop-color="${GLOW}" stop-opacity=".5"/><stop offset="1" stop-color="${GLOW}" stop-opacity="0"/></radialGradient>
      <radialGradient id="accent"><stop stop-color="${accent}" stop-opacity=".22"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
      <pattern id="dots" width="28" height="28" patternUnits="userSpaceOnUse"><circle cx="14" cy="14" r="1" fill="#a0baff" fill-opacity=".16"/></pattern>
      <linearGradient id="fade" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".75" stop-color="#000"/></linearGradient>
      <mask id="top"><rect width="100%" height="100%" fill="url(#fade)"/></mask>
    </defs>
    <rect width="100%" height="100%" fill="${COLORS.background}"/>
    <ellipse cx="${width * 0.33}" cy="0" rx="${width * 0.5}" ry="${height * 0.55}" fill="url(#blue)"/>
    <ellipse cx="${x}" cy="${y}" rx="${width * 0.4}" ry="${height * 0.75}" fill="url(#accent)"/>
    <rect width="100%" height="100%" fill="url(#dots)" mask="url(#top)"/>
    ${frame}
  </svg>`);
}

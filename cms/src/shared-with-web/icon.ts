import { COLORS } from './colors';

/**
 * The icon of the site, as SVG.
 * @param accent `#rrggbb`
 */
export function drawIcon(accent: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${COLORS.background}"/><path d="M8 9.5 14.5 16 8 22.5" fill="none" stroke="${COLORS.text}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="16" y="21" width="9" height="3" rx="1" fill="${accent}"/></svg>`;
}

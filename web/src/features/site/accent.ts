import { colors } from '../../theme/colors';

const { fg, solid, contrast } = colors.accent;

type Look = { solid: string; fg: string; contrast: string };

/** The accent's colours in a document: what is a link or a mark, text in it, and text on it. */
export function accentVariables(color: string | null): Record<string, string> {
  const look = color && color.toLowerCase() !== solid.value ? lookOf(color) : DEFAULT;
  return Object.fromEntries(
    Object.entries(look).map(([name, value]) => [`--chakra-colors-accent-${name}`, value]),
  );
}

/** As a rule that stands in a page from the first moment; none for the colour of the theme itself. */
export function accentRule(color: string | null): string {
  if (!color || color.toLowerCase() === solid.value) return '';
  const variables = Object.entries(accentVariables(color)).map(([name, value]) => `${name}:${value}`);
  return `:root{${variables.join(';')}}`;
}

/** Property by property, which policies on style elements do not govern. */
export function showAccent(element: HTMLElement, color: string | null): void {
  const shown = getComputedStyle(element);
  for (const [name, value] of Object.entries(accentVariables(color))) {
    // Setting it again would have the browser style the whole page anew, while it comes alive.
    if (shown.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}

const DEFAULT: Look = { solid: solid.value, fg: fg.value, contrast: contrast.value };

/** Every accent is light enough to be read on the background, so the background's colour can be read on it. */
function lookOf(color: string): Look {
  return { solid: color, fg: lighter(color), contrast: colors.navy[950].value };
}

/** A third of the way to white, as the theme's own. */
function lighter(color: string): string {
  const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  const hex = (channel: number) =>
    Math.round(channel + (255 - channel) / 3)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(hex).join('')}`;
}

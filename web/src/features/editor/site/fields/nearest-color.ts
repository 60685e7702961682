import { COLORS } from '../../../../content/colors';
import { contrast } from '../../../../content/site-rules';

const STEPS = 1000;

/** The nearest lighter colour of the same hue that can be seen on every background; itself when it can. */
export function nearestReadable(color: string, minContrast: number): string {
  const isReadable = (candidate: string) => contrast(candidate, COLORS.lightestBackground) >= minContrast;
  if (isReadable(color)) return color.toLowerCase();
  const { hue, saturation, lightness } = toHsl(color);
  let [dark, light] = [Math.round(lightness * STEPS), STEPS];
  while (light - dark > 1) {
    const middle = Math.floor((dark + light) / 2);
    if (isReadable(toHex({ hue, saturation, lightness: middle / STEPS }))) light = middle;
    else dark = middle;
  }
  return toHex({ hue, saturation, lightness: light / STEPS });
}

type Hsl = { hue: number; saturation: number; lightness: number };

function toHsl(color: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => parseInt(color.slice(start, start + 2), 16) / 255,
  );
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (max + min) / 2;
  const range = max - min;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    max === red
      ? (green - blue) / range
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  const pair = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${[0, 8, 4].map((offset) => pair(channel(offset))).join('')}`;
}

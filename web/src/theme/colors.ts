import { COLORS } from '../content/colors';

/** The colours themselves; everything else names them by role. */
export const colors = {
  white: { value: '#ffffff' },
  black: { value: '#000000' },
  navy: {
    950: { value: COLORS.background },
    900: { value: '#0c152b' },
    850: { value: '#121c37' },
    800: { value: '#182544' },
    700: { value: COLORS.lightestBackground },
    600: { value: '#3a4b7a' },
  },
  mist: {
    50: { value: COLORS.text },
    300: { value: COLORS.mutedText },
    400: { value: '#8493b4' },
  },
  green: { 300: { value: '#7df5b4' } },
  /** See features/site/accent.ts. */
  accent: { fg: { value: '#7df5b4' }, solid: { value: COLORS.accent }, contrast: { value: '#03170c' } },
  red: { 300: { value: '#ff9a9f' }, 600: { value: '#cf3742' } },
  amber: { 300: { value: '#ffd07a' } },
};

export const roles = {
  bg: {
    DEFAULT: { value: '{colors.navy.950}' },
    subtle: { value: '{colors.navy.900}' },
    panel: { value: '{colors.navy.850}' },
    muted: { value: '{colors.navy.800}' },
    emphasized: { value: '{colors.navy.700}' },
    warning: { value: 'rgb(255 208 122 / 0.1)' },
  },
  fg: {
    DEFAULT: { value: '{colors.mist.50}' },
    muted: { value: '{colors.mist.300}' },
    subtle: { value: '{colors.mist.400}' },
    error: { value: '{colors.red.300}' },
    success: { value: '{colors.green.300}' },
    warning: { value: '{colors.amber.300}' },
  },
  border: {
    DEFAULT: { value: 'rgb(160 186 255 / 0.14)' },
    muted: { value: 'rgb(160 186 255 / 0.08)' },
    emphasized: { value: 'rgb(160 186 255 / 0.26)' },
    control: { value: 'rgb(160 186 255 / 0.42)' },
    error: { value: '{colors.red.300}' },
  },
  gray: palette({
    solid: 'navy.700',
    contrast: 'mist.50',
    fg: 'mist.50',
    border: 'navy.600',
    focusRing: 'accent.solid',
  }),
  brand: palette({
    solid: 'accent.solid',
    contrast: 'accent.contrast',
    fg: 'accent.fg',
    border: 'accent.solid',
    focusRing: 'accent.solid',
  }),
  red: palette({
    solid: 'red.600',
    contrast: 'white',
    fg: 'red.300',
    border: 'red.600',
    focusRing: 'red.300',
  }),
};

type Palette = Record<'solid' | 'contrast' | 'fg' | 'border' | 'focusRing', string>;

/** What Chakra's `colorPalette` chooses between. */
function palette(own: Palette) {
  const roles = { subtle: 'navy.800', muted: 'navy.700', emphasized: 'navy.700', ...own };
  return Object.fromEntries(
    Object.entries(roles).map(([role, color]) => [role, { value: `{colors.${color}}` }]),
  );
}

import { createSystem, defaultBaseConfig, defineConfig, mergeConfigs } from '@chakra-ui/react';
import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  linkRecipe,
  spinnerRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { colors, roles } from './theme/colors';
import { layerStyles } from './theme/layer-styles';
import { textStyles } from './theme/text-styles';

/** One step is 4 px, as in the names of Chakra's own scale. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64,
];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

const config = defineConfig({
  preflight: true,
  cssVarsRoot: ':where(:root, :host)',
  globalCss: {
    html: {
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
      '--global-color-border': 'colors.border',
      bg: 'bg',
      color: 'fg',
      colorPalette: 'gray',
      colorScheme: 'dark',
      fontFamily: 'body',
      textStyle: 'md',
      scrollPaddingTop: '16',
      scrollBehavior: 'smooth',
      overflowX: 'clip',
      _motionReduce: { scrollBehavior: 'auto' },
    },
    body: { minH: '100dvh', overflowX: 'clip' },
    ':where(.lucide)': { boxSize: '1em' },
    '*::placeholder': { color: 'fg.subtle', opacity: 1 },
    '*::selection': { bg: 'brand.solid', color: 'brand.contrast' },
    '*, *::before, *::after': {
      _motionReduce: { animation: 'none !important', transition: 'none !important' },
    },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens: {
      colors,
      fonts: {
        body: { value: "'Geist Variable', 'Geist Fallback', 'Geist Fallback 2', system-ui, sans-serif" },
        heading: { value: '{fonts.body}' },
        mono: { value: "'Geist Mono Variable', 'Geist Mono Fallback', ui-monospace, monospace" },
      },
      fontWeights: {
        normal: { value: '400' },
        medium: { value: '500' },
        semibold: { value: '600' },
        bold: { value: '700' },
      },
      spacing,
      sizes: {
        ...spacing,
        full: { value: '100%' },
        dvh: { value: '100dvh' },
        xs: { value: '20rem' },
        sm: { value: '24rem' },
        md: { value: '28rem' },
        lg: { value: '32rem' },
        xl: { value: '36rem' },
        '2xl': { value: '42rem' },
        '4xl': { value: '56rem' },
        '6xl': { value: '76rem' },
        prose: { value: '38rem' },
      },
      radii: {
        xs: { value: '0.25rem' },
        sm: { value: '0.5rem' },
        md: { value: '0.75rem' },
        lg: { value: '1rem' },
        xl: { value: '1.5rem' },
        full: { value: '9999px' },
      },
      durations: {
        fast: { value: '150ms' },
        moderate: { value: '200ms' },
        slow: { value: '300ms' },
      },
      easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
      animations: {
        spin: { value: 'spin 1s linear infinite' },
        pulse: { value: 'pulse 2s ease-in-out infinite' },
      },
      cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
      zIndex: {
        docked: { value: 10 },
        dropdown: { value: 1000 },
        sticky: { value: 1100 },
        overlay: { value: 1300 },
        modal: { value: 1400 },
        popover: { value: 1500 },
        skipNav: { value: 1600 },
        toast: { value: 1700 },
        max: { value: 2147483647 },
      },
    },
    semanticTokens: {
      colors: roles,
      radii: {
        l1: { value: '{radii.xs}' },
        l2: { value: '{radii.sm}' },
        l3: { value: '{radii.md}' },
      },
      shadows: Object.fromEntries(
        ['xs', 'sm', 'md', 'lg'].map((size, index) => [
          size,
          { value: `0 ${4 * 2 ** index}px ${12 * 2 ** index}px rgb(2 5 14 / 0.5)` },
        ]),
      ),
    },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: 0.5 } },
      'fade-in': { from: { opacity: 0 } },
      'fade-out': { to: { opacity: 0 } },
      'scale-in': { from: { scale: '0.96' } },
      'scale-out': { to: { scale: '0.96' } },
      appear: { from: { opacity: 0, scale: '0.6' } },
      drift: {
        from: { transform: 'translate(0, 0)' },
        to: { transform: 'translate(var(--drift-x), var(--drift-y)) rotate(var(--drift-turn))' },
      },
      rise: { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
    },
    textStyles,
    layerStyles,
    recipes: {
      badge: badgeRecipe,
      button: { ...buttonRecipe, base: { ...buttonRecipe.base, borderRadius: 'full' } },
      container: { ...containerRecipe, base: { ...containerRecipe.base, maxWidth: '6xl' } },
      heading: headingRecipe,
      icon: iconRecipe,
      input: inputRecipe,
      link: linkRecipe,
      spinner: spinnerRecipe,
      textarea: textareaRecipe,
    },
  },
});

/** Where something can be typed has an edge of 3:1. */
const control = { variants: { variant: { outline: { bg: 'bg.subtle', borderColor: 'border.control' } } } };

/** Only these recipes have styles; a lazy part that needs more nests a provider with `createSystem(theme, …)`. */
export const theme = mergeConfigs(defaultBaseConfig, config, {
  theme: { recipes: { input: control, textarea: control } },
});

export const createTheme = () => createSystem(theme);

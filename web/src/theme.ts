import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  linkRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';

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
    '*::placeholder': { color: 'fg.subtle', opacity: 1 },
    '*::selection': { bg: 'brand.solid', color: 'brand.contrast' },
    '*, *::before, *::after': {
      _motionReduce: { animation: 'none !important', transition: 'none !important' },
    },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens: {
      colors: {
        white: { value: '#ffffff' },
        black: { value: '#000000' },
        navy: {
          950: { value: '#070d1e' },
          900: { value: '#0c152b' },
          850: { value: '#121c37' },
          800: { value: '#182544' },
          700: { value: '#233257' },
          600: { value: '#3a4b7a' },
        },
        mist: {
          50: { value: '#eef3ff' },
          300: { value: '#a9b6d3' },
          400: { value: '#8493b4' },
        },
        green: { 300: { value: '#7df5b4' }, 400: { value: '#34e88a' }, 950: { value: '#03170c' } },
        red: { 300: { value: '#ff9a9f' }, 600: { value: '#cf3742' } },
        amber: { 300: { value: '#ffd07a' } },
      },
      fonts: {
        body: { value: "'Geist Variable', 'Geist Fallback', system-ui, sans-serif" },
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
      colors: {
        bg: {
          DEFAULT: { value: '{colors.navy.950}' },
          subtle: { value: '{colors.navy.900}' },
          panel: { value: '{colors.navy.850}' },
          muted: { value: '{colors.navy.800}' },
          emphasized: { value: '{colors.navy.700}' },
          inverted: { value: '{colors.mist.50}' },
          error: { value: 'rgb(207 55 66 / 0.14)' },
          success: { value: 'rgb(52 232 138 / 0.1)' },
          warning: { value: 'rgb(255 208 122 / 0.1)' },
        },
        fg: {
          DEFAULT: { value: '{colors.mist.50}' },
          muted: { value: '{colors.mist.300}' },
          subtle: { value: '{colors.mist.400}' },
          inverted: { value: '{colors.navy.950}' },
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
        gray: palette('navy.700', 'mist.50', 'mist.50', 'navy.800', 'navy.700', 'navy.600', 'green.400'),
        brand: palette(
          'green.400',
          'green.950',
          'green.300',
          'navy.800',
          'navy.700',
          'green.400',
          'green.400',
        ),
        red: palette('red.600', 'white', 'red.300', 'navy.800', 'navy.700', 'red.600', 'red.300'),
      },
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
    textStyles: {
      display: style('clamp(2.5rem, 1.25rem + 5.2vw, 5rem)', 1.02, 600, '-0.04em'),
      title: style('clamp(1.875rem, 1.4rem + 2vw, 3rem)', 1.1, 600, '-0.03em'),
      heading: style('1.25rem', 1.3, 600, '-0.015em'),
      lead: style('clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', 1.6),
      label: { value: { ...style('0.8125rem', 1.5, 500, '0.04em').value, fontFamily: 'mono' } },
      '2xs': style('0.6875rem', 1.4),
      xs: style('0.75rem', 1.5),
      sm: style('0.875rem', 1.55),
      md: style('1rem', 1.6),
      lg: style('1.125rem', 1.6),
      xl: style('1.25rem', 1.4),
      '2xl': style('1.5rem', 1.3),
    },
    layerStyles: {
      /** Light that grows from the top of a page. */
      skylight: {
        value: {
          backgroundImage:
            'radial-gradient(80rem 44rem at 40% -16rem, rgb(74 120 255 / 0.34), transparent 70%), radial-gradient(44rem 36rem at 82% 2rem, rgb(52 232 138 / 0.11), transparent 70%)',
          backgroundRepeat: 'no-repeat',
        },
      },
      /** A fine grid of points that fades downwards. */
      points: {
        value: {
          backgroundImage: 'radial-gradient(rgb(160 186 255 / 0.2) 1px, transparent 1px)',
          backgroundSize: '1.75rem 1.75rem',
          maskImage: 'radial-gradient(60rem 34rem at 60% 0, black, transparent)',
        },
      },
      disabled: { value: { opacity: 0.5, cursor: 'not-allowed' } },
      panel: {
        value: { bg: 'bg.subtle', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg' },
      },
    },
    recipes: {
      badge: badgeRecipe,
      button: { ...buttonRecipe, base: { ...buttonRecipe.base, borderRadius: 'full' } },
      container: { ...containerRecipe, base: { ...containerRecipe.base, maxWidth: '6xl' } },
      heading: headingRecipe,
      icon: iconRecipe,
      input: inputRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
      skipNavLink: skipNavLinkRecipe,
      spinner: spinnerRecipe,
      textarea: textareaRecipe,
    },
  },
});

/** Where something can be typed has an edge of 3:1. */
const control = { variants: { variant: { outline: { bg: 'bg.subtle', borderColor: 'border.control' } } } };

export const system = createSystem(defaultBaseConfig, config, {
  theme: { recipes: { input: control, textarea: control } },
});

/** Only the recipes above have styles; a lazy part that needs more nests a provider with `createSystem(system._config, …)`. */

function style(fontSize: string, lineHeight: number, fontWeight = 400, letterSpacing = '0') {
  return { value: { fontSize, lineHeight, fontWeight, letterSpacing } };
}

function palette(
  solid: string,
  contrast: string,
  fg: string,
  subtle: string,
  muted: string,
  border: string,
  focusRing: string,
) {
  const roles = { solid, contrast, fg, subtle, muted, emphasized: muted, border, focusRing };
  return Object.fromEntries(
    Object.entries(roles).map(([role, color]) => [role, { value: `{colors.${color}}` }]),
  );
}

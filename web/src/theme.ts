import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type SystemContext,
  type ThemingConfig,
} from '@chakra-ui/react';
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
import { TOUCH } from './theme/touch';

const FINGER = { minW: '11', minH: '11', h: 'auto', py: '1' };

/** Letters that a visitor has made larger take another line where there is no room beside them. */
const WRAPPED = { maxW: 'full', whiteSpace: 'normal' };

/**
 * Steps of 4 px, as in the names of Chakra's own scale. Every page carries them, so they are only those that we and
 * Chakra's recipes use.
 */
const scale = (...steps: number[]) =>
  Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

const config = defineConfig({
  preflight: false,
  cssVarsRoot: ':where(:root, :host)',
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
      },
      spacing: scale(0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40),
      sizes: {
        ...scale(1, 1.5, 2, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 16, 20, 48, 64, 96),
        full: { value: '100%' },
        sm: { value: '24rem' },
        md: { value: '28rem' },
        lg: { value: '32rem' },
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
        faster: { value: '100ms' },
        fast: { value: '150ms' },
        moderate: { value: '200ms' },
        slow: { value: '300ms' },
        slowest: { value: '1s' },
      },
      easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
      animations: {
        spin: { value: 'spin 1s linear infinite' },
        pulse: { value: 'pulse 2s ease-in-out infinite' },
      },
      cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
      zIndex: {
        dropdown: { value: 1000 },
        sticky: { value: 1100 },
        popover: { value: 1500 },
        skipNav: { value: 1600 },
      },
    },
    semanticTokens: {
      colors: roles,
      radii: {
        l1: { value: '{radii.xs}' },
        l2: { value: '{radii.sm}' },
        l3: { value: '{radii.md}' },
      },
      shadows: {
        md: { value: '0 16px 48px rgb(2 5 14 / 0.5)' },
        lg: { value: '0 32px 96px rgb(2 5 14 / 0.5)' },
      },
    },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: 0.5 } },
      'fade-in': { from: { opacity: 0 } },
      appear: { from: { opacity: 0, scale: '0.6' } },
      drift: {
        from: { transform: 'translate(0, 0)' },
        to: { transform: 'translate(var(--drift-x), var(--drift-y)) rotate(var(--drift-turn))' },
      },
      'be-bare': { from: { background: 'transparent', borderColor: 'transparent', backdropFilter: 'none' } },
      advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
      rise: { from: { opacity: 0, transform: 'translateY(0.75rem)' } },
      'scale-in': { from: { scale: '0.96' } },
    },
    textStyles,
    layerStyles,
    recipes: {
      badge: { ...badgeRecipe, base: { ...badgeRecipe.base, ...WRAPPED } },
      button: {
        ...buttonRecipe,
        base: { ...buttonRecipe.base, ...WRAPPED, borderRadius: 'full', [TOUCH]: FINGER },
      },
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

/**
 * Where something can be typed has an edge of 3:1, and 16 px: phones zoom into what is smaller. What the browser scrolls
 * to, as to a field that is wrong, shows with its label.
 */
const control = {
  base: { scrollMarginTop: '8' },
  variants: { variant: { outline: { bg: 'bg.subtle', borderColor: 'border.control' } } },
  defaultVariants: { size: 'lg' },
};

/** Over Chakra's recipes. */
const recipes = defineConfig({
  theme: {
    recipes: {
      button: {
        variants: {
          variant: { solid: { fontWeight: 'semibold' } },
          size: { xl: { [TOUCH]: { minH: '12' } } },
        },
      },
      input: control,
      // It stands in a sentence: it breaks where that does, and keeps the full stop behind it.
      link: { variants: { variant: { underline: { display: 'inline' } } } },
      textarea: control,
    },
  },
});

type Recipes = { theme: Pick<ThemingConfig, 'recipes' | 'slotRecipes'> };

export const siteConfigs = [defaultBaseConfig, config, recipes];

/**
 * The site's look, but for what stands in the head of every page (document-theme.ts). Only the recipes above have
 * styles: a lazy part that needs others gives them in `more`.
 */
export function createTheme(...more: Recipes[]): SystemContext {
  return { ...createSystem(...siteConfigs, ...more), _global: [] };
}

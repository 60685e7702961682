import { defineGlobalStyles } from '@chakra-ui/react';
import { paper } from './paper';
import { TALLER_SCREEN } from './short-screen';

/** Text neither grows on a phone held sideways nor, light on dark, gets bolder on macOS. */
const PREFIXED = {
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
};

/**
 * What only its ground tells to be chosen, or to be under way: Windows' own colours leave grounds away. Entries of lists
 * that are chosen have a tick, and where the keyboard is among them must differ from it; the last crumb is no choice.
 */
const chosen = ':is(a, button)[aria-current], [role=tab][aria-selected=true], [data-highlighted]';
const forcedColors = {
  [`:is(${chosen}), :is(${chosen}) *`]: {
    forcedColorAdjust: 'none',
    color: 'HighlightText !important',
    backgroundColor: 'Highlight !important',
  },
  '[role=progressbar]': { outline: '1px solid' },
  '[role=progressbar]:empty, [role=progressbar] > *, html[data-waiting]::before': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight !important',
  },
};

/** Languages whose letters are taller than Latin ones, or join: set as tight as those, lines and letters run into each other. */
const TALL = 'ar bn fa gu hi ja km kn ko lo ml mr my ne pa si ta te th ur zh'.split(' ');
const tall = `:is(${TALL.map((code) => `:lang(${code})`).join()})`;
const headings = ':is(h1, h2, h3)';
const scripts = {
  [tall]: { letterSpacing: 'normal !important' },
  [`${headings}${tall}`]: { lineHeight: '1.3 !important' },
  // Korean has spaces between its words. Japanese has none: where phrases end, some browsers know.
  ':lang(ko)': { wordBreak: 'keep-all' },
  ':lang(ja)': { wordBreak: 'auto-phrase' },
};

/** What browsers do differently from one another, or from what the components expect. Stands in for Chakra's own. */
const reset = defineGlobalStyles({
  '*': {
    margin: 0,
    padding: 0,
    font: 'inherit',
    WebkitTapHighlightColor: 'transparent',
  },
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    borderWidth: 0,
    borderStyle: 'solid',
    borderColor: 'border',
    _motionReduce: { animation: 'none !important', transition: 'none !important' },
  },
  '[hidden]:where(:not([hidden="until-found"]))': { display: 'none !important' },
  'img, svg': { display: 'block' },
  img: { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  'b, strong': { fontWeight: 'bolder' },
  'i, em': { fontStyle: 'italic' },
  'code, pre, kbd': { fontFamily: 'mono' },
  'button, input, select, textarea': { color: 'inherit', backgroundColor: 'transparent' },
  textarea: { resize: 'vertical' },
  ':-moz-ui-invalid': { boxShadow: 'none' },
});

export const globalCss = defineGlobalStyles({
  ...reset,
  html: {
    bg: 'bg',
    color: 'fg',
    colorPalette: 'gray',
    colorScheme: 'dark',
    fontFamily: 'body',
    textStyle: 'md',
    overflowWrap: 'break-word',
    textAlign: 'left',
    touchAction: 'manipulation',
    ...PREFIXED,
    scrollPaddingTop: '16',
    // The bar at the foot of a form must not cover what the keyboard comes to; on short screens it is not fixed.
    '&:has([data-save-bar])': { [TALLER_SCREEN]: { scrollPaddingBottom: '24' } },
    overflowX: 'clip',
  },
  // Arabic and Hebrew run from right to left in a page that does not; prose of theirs begins at the right, too.
  ':where(h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, blockquote, address, summary, legend, label, a, input, textarea)':
    {
      unicodeBidi: 'plaintext',
    },
  // In a row beside others, too, where 'break-word' takes a long word for what cannot shrink.
  ':where(h1, h2, h3, p, dt, dd, legend, figcaption)': { overflowWrap: 'anywhere' },
  '[dir=auto]': { textAlign: 'start' },
  // Not h2: some are typed letter by letter, and words would move between lines.
  ':is(h1, h3)': { textWrap: 'balance' },
  ...scripts,
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    _motionReduce: { animation: 'none !important' },
  },
  // As navigation-progress.tsx, before there is any: what was clicked waits for its code.
  'html[data-waiting]::before': {
    content: '""',
    position: 'fixed',
    insetX: '0',
    top: '0',
    zIndex: 'skipNav',
    h: '2px',
    bg: 'brand.solid',
    transformOrigin: 'left',
    animation: 'advance 8s ease-out both',
  },
  body: { minH: '100dvh', overflowX: 'clip' },
  ':where(.lucide)': { boxSize: '1em' },
  '@media (forced-colors: active)': forcedColors,
  '@media print': paper,
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.solid', color: 'brand.contrast' },
});

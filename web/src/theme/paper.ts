/** On paper nobody presses, writes or scrolls, and what has just begun to move would never arrive. */
export const paper = {
  html: { colorScheme: 'light !important' },
  // Browsers may leave the dark ground away, and make the light letters grey.
  '*, *::before, *::after': {
    animation: 'none !important',
    transition: 'none !important',
    background: 'none !important',
    borderColor: 'silver !important',
    color: 'black !important',
  },
  'nav, [role=search], :is(article, ol) button': { display: 'none !important' },
  // Not a screen's height of white.
  'main, :has(> main)': { minHeight: '0 !important' },
  // A page that is one article would begin on the second sheet.
  ':is(article:not(:has(h1)), li, aside, figure, blockquote, pre, tr, footer)': { breakInside: 'avoid' },
  ':is(h2, h3, h4)': { breakAfter: 'avoid' },
  pre: { whiteSpace: 'pre-wrap !important' },
};

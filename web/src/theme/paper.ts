/** On paper nobody presses, writes or scrolls, and what has just begun to move would never arrive. */
export const paper = {
  '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  'nav, [role=search], :is(article, ol) button': { display: 'none !important' },
  // Not a screen's height of white.
  'main, :has(> main)': { minHeight: '0 !important' },
  ':is(article, figure, blockquote, pre, tr, footer)': { breakInside: 'avoid' },
  ':is(h2, h3, h4)': { breakAfter: 'avoid' },
  pre: { whiteSpace: 'pre-wrap !important' },
};

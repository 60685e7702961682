/** Those of the website's look that are drawn or checked elsewhere, too. */
export const COLORS = {
  background: '#070d1e',
  /** Of the backgrounds that text stands on, the one that is hardest to stand out from. */
  lightestBackground: '#233257',
  text: '#eef3ff',
  mutedText: '#a9b6d3',
  /** Of the sample; every owner has his own. */
  accent: '#34e88a',
} as const;

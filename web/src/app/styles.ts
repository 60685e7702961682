import createCache from '@emotion/cache';

/** Where the styles of one page are collected; the same on the server and in the browser. */
export function createStyles() {
  // Today's browsers need none of the prefixes that Emotion adds by default, half of a page's CSS.
  const styles = createCache({ key: 'css', stylisPlugins: [] });
  // Keeps the rules of rendered pages, which @emotion/server collects.
  styles.compat = true;
  return styles;
}

import createCache, { type StylisPlugin } from '@emotion/cache';

/** Leaves the tags of a rendered page where they are: with every move the browser styles the whole page anew. */
const head = {
  insertBefore: (tag, before) => (tag.isConnected ? tag : document.head.insertBefore(tag, before)),
} as Pick<HTMLElement, 'insertBefore'> as HTMLElement;

/** Where the styles of one page are collected; the same on the server and in the browser, where they go to its head. */
export function createStyles(container = head) {
  // Not Emotion's own key, by which a cache of its own would take the tags of a rendered page.
  const styles = createCache({ key: 'c', stylisPlugins: [prefix], container });
  // Keeps the rules of rendered pages, which @emotion/server collects.
  styles.compat = true;
  return styles;
}

/** Safari knows `user-select` by its old name only, and until version 18 so `backdrop-filter`. */
const PREFIXED = ['user-select', 'backdrop-filter'];

/** Stands in for the prefixes that Emotion adds by default, half of a page's CSS. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.includes(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

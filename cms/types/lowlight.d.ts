import type { Root } from 'hast';

/** What we use of it. Its own types bring those of the browser, in which a stream of `fetch` cannot be iterated. */
export const common: object;

export function createLowlight(languages: object): {
  registered(language: string): boolean;
  highlight(language: string, code: string): Root;
};

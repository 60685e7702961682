// @ts-check

/** What most visitors see. */
export const PAGES = ['/', '/portfolio', '/about', '/contact'];

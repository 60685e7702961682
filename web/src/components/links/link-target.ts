import { parseUrl } from '../../lib/parse-url';

type LinkTarget = { to: string } | { href: string };

/** Served beside the app, not by its router. */
const FILES = /^\/(uploads|images|api|graphql)\//;

/** Where a link in an answer leads: to a page of ours, or out of the site. Anything but the web leads nowhere. */
export function linkTarget(href: string, origin: string): LinkTarget | undefined {
  if (href.startsWith('#')) return { to: href };
  const url = parseUrl(href, origin);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  if (url.origin !== origin || FILES.test(url.pathname)) return { href: url.href };
  return { to: url.pathname + url.search + url.hash };
}

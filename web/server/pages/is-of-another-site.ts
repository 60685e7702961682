import type { Context } from 'hono';

/**
 * Any page can make the browsers of its visitors post a form, and a form needs no script. They tell where it stood, old ones
 * by its origin only; who tells nothing is no browser: https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Sec-Fetch-Site
 */
export function isOfAnotherSite({ req }: Context, siteUrl: string): boolean {
  const site = req.header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = req.header('origin');
  const own = [
    new URL(siteUrl).origin,
    ...['http', 'https'].map((scheme) => `${scheme}://${req.header('host')}`),
  ];
  return origin !== undefined && !own.includes(origin);
}

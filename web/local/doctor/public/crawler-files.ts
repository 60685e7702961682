import { ok, warning, type Verdict } from '../finding.ts';
import type { PublicSite } from './public-site.ts';

/** Search engines believe what these two files say about where the site is. */
export async function checkCrawlerFiles({ origin, ask }: PublicSite): Promise<Verdict> {
  const [robots, sitemap] = await Promise.all([ask('/robots.txt'), ask('/sitemap.xml')]);
  if (robots.status !== 200 || sitemap.status !== 200)
    return warning(
      'robots.txt or sitemap.xml is missing.',
      'See whether the whole site is passed on by what stands in front of it.',
    );
  const places = [
    ...robots.text.matchAll(/^sitemap:\s*(\S+)/gim),
    ...sitemap.text.matchAll(/<loc>([^<]+)</g),
  ];
  const strange = places.map(([, place = '']) => originOf(place)).find((other) => other !== origin.origin);
  return strange === undefined
    ? ok('robots.txt and sitemap.xml lead here.')
    : warning(`robots.txt or sitemap.xml leads to ${strange}.`, `Set SITE_URL to ${origin.origin}.`);
}

function originOf(place: string): string {
  return URL.canParse(place) ? new URL(place).origin : place;
}

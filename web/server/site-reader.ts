import { setTimeout as sleep } from 'node:timers/promises';
import { createFreshCookie } from '../../cms/src/shared-with-web/server/fresh-cookie';
import { EMPTY_SITE, type Site } from '../src/features/site/site-context';
import { fetchNoting } from '../src/graphql/answers';
import { SiteDocument } from '../src/graphql/generated';
import { createServerClient } from '../src/graphql/server-client';
import type { ServerEnv } from './env';
import { keptFor } from '../../cms/src/shared-with-web/server/kept-for';

/** In ms. */
const SOON = 300;

export type SiteReader = ReturnType<typeof createSiteReader>;

/** What the owner says about himself; while the cms does not answer, what he said last. */
export function createSiteReader({ cmsUrl, freshCookieSecret }: ServerEnv) {
  let last = EMPTY_SITE;

  async function ask(freshCookie?: string): Promise<Site> {
    const client = createServerClient({
      url: `${cmsUrl}/graphql`,
      freshCookie,
      fetch: fetchNoting(new Map()),
      onError: () => {},
    });
    await client.query({ query: SiteDocument, errorPolicy: 'all' }).catch(() => {});
    const answer = client.readQuery({ query: SiteDocument });
    // The same as long as nothing has changed, for what is made of it.
    if (answer && answer.site.updatedAt !== last.updatedAt) last = answer.site;
    return last;
  }

  const readSite = keptFor(1000, () => ask());
  return {
    readSite,
    /** For pages that come without it as well: as it was read last, when the cms is slow. */
    readSiteSoon: () => Promise.race([readSite(), sleep(SOON).then(() => last)]),
    /** For whoever knows of a newer one, past the cms's cache. */
    readNewSite: keptFor(250, () => ask(createFreshCookie(freshCookieSecret))),
  };
}

import { failure, type Check } from '../finding.ts';
import { judgeReadiness } from '../readiness.ts';
import { checkCaching, checkHeaders, checkHsts } from './headers.ts';
import { checkAddresses } from './addresses.ts';
import { checkClock } from './clock.ts';
import { checkCrawlerFiles } from './crawler-files.ts';
import { openRouteChecks } from './open-routes.ts';
import { createPublicSite, targetOf, type PublicSite } from './public-site.ts';
import { checkRedirect } from './redirect.ts';
import { checkCertificate } from './certificate.ts';

type Options = {
  /** Where plain HTTP is answered. */
  httpPort?: number;
  /** Who may have signed the certificate besides those whom browsers trust. */
  ca?: string;
};

/** What a stranger sees of a site, and what he should not see. */
export async function publicChecks(origin: URL, options: Options = {}): Promise<Check[]> {
  const site = createPublicSite(origin);
  const dns: Check = { id: 'dns', title: 'Name', run: () => checkAddresses(origin.hostname) };
  const tls: Check = { id: 'tls', title: 'Certificate', run: () => checkCertificate(origin, options.ca) };
  const home = await site.ask('/').catch(() => undefined);
  if (!home) return [dns, tls, noAnswer];
  const target = targetOf(home, origin);
  if (!target || target.origin === origin.origin) return [dns, tls, ...siteChecks(site, options)];
  return [dns, ...(origin.protocol === 'https:' ? [tls] : []), leadsTo(target)];
}

/** As an alias does, and plain HTTP. An error, so that a script does not take for well what nobody looked at. */
function leadsTo({ origin }: URL): Check {
  return {
    id: 'website',
    title: 'Website',
    run: () => failure(`It leads to ${origin}.`, `Ask there: npm run doctor -- ${origin}`),
  };
}

const noAnswer: Check = {
  id: 'website',
  title: 'Website',
  run: () =>
    failure(
      'It does not answer.',
      'See whether the product runs there, and whether a firewall lets it be reached.',
    ),
};

function siteChecks(site: PublicSite, { httpPort = 80 }: Options): Check[] {
  const { origin } = site;
  const isSecure = origin.protocol === 'https:';
  return [
    { id: 'website', title: 'Website', run: () => checkReadiness(site) },
    ...(isSecure
      ? [
          { id: 'redirect', title: 'Redirect', run: () => checkRedirect(origin, httpPort) },
          { id: 'hsts', title: 'HSTS', run: () => checkHsts(site) },
        ]
      : []),
    { id: 'headers', title: 'Headers', run: () => checkHeaders(site) },
    { id: 'caching', title: 'Caching', run: () => checkCaching(site) },
    { id: 'clock', title: 'Clock', run: () => checkClock(site) },
    { id: 'crawlers', title: 'Crawlers', run: () => checkCrawlerFiles(site) },
    ...openRouteChecks(site),
  ];
}

async function checkReadiness({ ask }: PublicSite) {
  const { status, text } = await ask('/readyz');
  return judgeReadiness(status, text);
}

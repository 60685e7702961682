import { ok, warning, type Verdict } from '../finding.ts';
import { ask } from './public-site.ts';

const FIX = 'Set SITE_ADDRESS: Caddy redirects by itself. In front of it, let ports 80 and 443 pass.';

/** Of who types the name alone. */
export async function checkRedirect(origin: URL, httpPort: number): Promise<Verdict> {
  const plain = new URL(`http://${origin.hostname}:${httpPort}/about`);
  const answer = await ask(plain).catch(() => undefined);
  if (!answer) return warning('Nothing answers on the port of HTTP, which some visitors try first.', FIX);
  const { location } = answer.headers;
  const leads = location && URL.canParse(location) && new URL(location).origin === origin.origin;
  return leads && answer.status >= 301 && answer.status <= 308
    ? ok('HTTP leads to HTTPS.')
    : warning(`HTTP answers ${answer.status}, and does not lead to ${origin.origin}.`, FIX);
}

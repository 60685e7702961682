import { ok, warning, type Verdict } from '../finding.ts';
import type { PublicSite } from './public-site.ts';

/** Seconds: half a year. */
const SHORT = 15_552_000;
const PASS_ON = 'Let what stands in front of the product pass its headers on.';

export async function checkHsts({ ask }: PublicSite): Promise<Verdict> {
  const { headers } = await ask('/');
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  return age >= SHORT
    ? ok('Browsers keep to HTTPS.')
    : warning(
        'Browsers are not told to keep to HTTPS.',
        `Set SITE_URL to an address with https://. ${PASS_ON}`,
      );
}

export async function checkHeaders({ ask }: PublicSite): Promise<Verdict> {
  const { headers } = await ask('/');
  const policy = String(headers['content-security-policy'] ?? '');
  const missing = [
    ...(policy ? [] : ['Content-Security-Policy']),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['X-Content-Type-Options: nosniff']),
    ...(policy.includes('frame-ancestors') || headers['x-frame-options'] ? [] : ['frame-ancestors']),
  ];
  return missing.length === 0
    ? ok('What protects visitors is there.')
    : warning(`Pages come without ${missing.join(', ')}.`, PASS_ON);
}

/** What a browser has, it should be told it has. */
export async function checkCaching({ ask }: PublicSite): Promise<Verdict> {
  const { headers } = await ask('/');
  const { etag } = headers;
  if (!etag) return warning('Pages come without an ETag, so each visit loads them anew.', PASS_ON);
  const again = await ask('/', { headers: { 'if-none-match': etag } });
  return again.status === 304 || again.headers.etag !== etag
    ? ok('A page that has not changed is not sent again.')
    : warning('A page that has not changed is sent again.', PASS_ON);
}

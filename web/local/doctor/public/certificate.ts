import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect, rootCertificates, type TLSSocket } from 'node:tls';
import { failure, ok, warning, type Verdict } from '../finding.ts';

const DAY = 24 * 3600 * 1000;
/** Caddy renews what has thirty days left. */
const SOON = 14;
/** A warning has a script end well, and nobody reads it. */
const VERY_SOON = 7;
/** Milliseconds. */
const TIME_LIMIT = 5000;

const RENEW =
  'Let the server be reached on ports 80 and 443, so that Caddy can renew it; its log tells why it has not.';

export async function checkCertificate(origin: URL, ca?: string): Promise<Verdict> {
  if (origin.protocol !== 'https:') {
    return origin.hostname === 'localhost' || origin.hostname === '127.0.0.1'
      ? ok('A site on this machine needs none.')
      : failure(
          'The site is not encrypted.',
          'Set SITE_ADDRESS to its name, and SITE_URL to https:// and that name.',
        );
  }
  const socket = await shake(origin, ca).catch(() => undefined);
  if (!socket)
    return failure('There is no TLS on this port.', 'See whether Caddy runs, and for which SITE_ADDRESS.');
  const { valid_to: end } = socket.getPeerCertificate();
  const error = socket.authorizationError as unknown;
  socket.destroy();
  return judge(error ? codeOf(error) : undefined, new Date(end), origin.hostname);
}

function judge(error: string | undefined, end: Date, host: string): Verdict {
  const day = end.toISOString().slice(0, 10);
  if (error === 'CERT_HAS_EXPIRED') return failure(`The certificate ended on ${day}.`, RENEW);
  if (error === 'CERT_NOT_YET_VALID')
    return failure(
      'The certificate is not valid yet.',
      'Put the clocks of this machine and the server right.',
    );
  if (error === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return failure(`The certificate is not for ${host}.`, 'Set SITE_ADDRESS to the name that visitors type.');
  if (error) return failure(`No browser trusts the certificate (${error}).`, RENEW);
  const days = Math.floor((end.getTime() - Date.now()) / DAY);
  const finding = `The certificate is valid until ${day}, ${days} days from now.`;
  if (days < VERY_SOON) return failure(finding, RENEW);
  return days < SOON ? warning(finding, RENEW) : ok(finding);
}

async function shake({ hostname, port }: URL, ca: string | undefined): Promise<TLSSocket> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(port) || 443,
    ...(!isIP(host) && { servername: host }),
    ...(ca && { ca: [...rootCertificates, ca] }),
    rejectUnauthorized: false,
  });
  socket.setTimeout(TIME_LIMIT, () => socket.destroy(new Error('No answer.')));
  await once(socket, 'secureConnect');
  return socket;
}

/** Node gives a code, an error with one, or its name. */
function codeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

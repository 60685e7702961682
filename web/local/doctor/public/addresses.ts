import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { failure, ok, warning, type Verdict } from '../finding.ts';

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|127\.|::1$|f[cd]|fe80:)/i;

export async function checkAddresses(hostname: string): Promise<Verdict> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return ok('It is an address itself.');
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0) {
    return failure(
      `${host} leads nowhere.`,
      'Make an A record for it where your domain is registered, with the address of the server; new ones need up to a day.',
    );
  }
  const list = addresses.map(({ address }) => address);
  const finding = `${host} leads to ${list.join(', ')}.`;
  return host !== 'localhost' && list.every((address) => PRIVATE.test(address))
    ? warning(finding, 'Nobody outside of this network reaches that: enter the public address of the server.')
    : ok(finding);
}

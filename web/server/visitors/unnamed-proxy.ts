import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { BlockList, isIPv4 } from 'node:net';
import { visitorNetwork } from '../../../cms/src/shared-with-web/server/visitor-network';
import type { ServerEnv } from '../env';
import { clientAddress, forwardedAddresses } from './client-address';
import { isLoopback } from './local-hosts-only';

/** https://www.rfc-editor.org/rfc/rfc6890#section-2.2 */
const RANGES = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const;
const PRIVATE = new BlockList();
for (const [network, prefix] of RANGES) PRIVATE.addSubnet(network, prefix);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');
PRIVATE.addAddress('::1', 'ipv6');

/** One visitor may claim what he likes; so many in a row have come through the same. */
const IN_A_ROW = 100;

/**
 * Visitors of a public site who seem to be next door, or who all name more addresses than are believed, come through a
 * proxy that nobody has named: told once.
 */
export function tellUnnamedProxy({
  siteUrl,
  trustedProxies,
}: ServerEnv): MiddlewareHandler<{ Bindings: HttpBindings }> {
  let isTold = isLoopback(siteUrl);
  let inARow = 0;
  return (context, next) => {
    if (isTold) return next();
    const { incoming } = context.env;
    const address = clientAddress(incoming, trustedProxies);
    inARow = forwardedAddresses(incoming).length > trustedProxies ? inARow + 1 : 0;
    if (isPrivate(address) || inARow === IN_A_ROW) {
      isTold = true;
      console.warn(
        `A visitor's address is ${address}. If a proxy of yours passes visitors on, let it send X-Forwarded-For and name ` +
          'it in TRUSTED_PROXY_ADDRESSES (without Docker, count it in TRUSTED_PROXIES): else all visitors are taken for one, who soon has sent too many messages.',
      );
    }
    return next();
  };
}

function isPrivate(address: string): boolean {
  const network = visitorNetwork(address);
  return isIPv4(network) ? PRIVATE.check(network) : PRIVATE.check(address, 'ipv6');
}

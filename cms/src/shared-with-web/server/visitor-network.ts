import { isIPv6 } from 'node:net';

const WITH_PORT = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/;

/**
 * Whose uses are counted together. A household has all the 2^64 addresses of an IPv6 network:
 * https://www.rfc-editor.org/rfc/rfc6177
 * @param address as a socket or a proxy tells it
 * @returns an IPv4 address as it is, also when it is written as an IPv6 one, or the /64 of an IPv6 address
 */
export function visitorNetwork(address: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address) ?? [];
  const [plain = ''] = (inBrackets ?? beforePort ?? address).split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isIPv4 ? toIPv4(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The 256 addresses around an IPv4 one, the /48 of an IPv6 one: who rents a server gets them by the handful.
 * @param visitor as `visitorNetwork` says it
 */
export function widerNetwork(visitor: string): string {
  return visitor.split(/[.:]/).slice(0, 3).join('.');
}

/** All eight of them, in lower case and without leading zeros, as a URL spells them. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function toIPv4(groups: string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
}

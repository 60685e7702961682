import type { IncomingMessage } from 'node:http';

/** Counted from the right, because whoever calls may have written the left part of the list. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const addresses = [...forwardedAddresses(incoming), incoming.socket.remoteAddress];
  return addresses.at(-1 - Math.min(trustedProxies, addresses.length - 1)) ?? '';
}

export function forwardedAddresses({ headers }: IncomingMessage): string[] {
  const addresses = String(headers['x-forwarded-for'] ?? '').split(',');
  return addresses.map((text) => text.trim()).filter(Boolean);
}

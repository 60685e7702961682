import type { IncomingMessage } from 'node:http';

/** Counted from the right, because whoever calls may have written the left part of the list. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
  const addresses = [...forwarded.map((text) => text.trim()).filter(Boolean), incoming.socket.remoteAddress];
  return addresses.at(-1 - Math.min(trustedProxies, addresses.length - 1)) ?? '';
}

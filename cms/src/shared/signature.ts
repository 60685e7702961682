import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** By a key of its own for each purpose, so that a signature is good for nothing else. */
export function sign(purpose: string, parts: readonly string[], secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createHmac('sha256', key).update(parts.join('.')).digest('base64url');
}

/** Of two that are as long as signatures are. */
export function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

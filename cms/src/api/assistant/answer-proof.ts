import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 22;

/**
 * Proves later that a text is an answer of ours, whoever kept it meanwhile. So nobody can put words into the
 * model's mouth by sending a history that never happened.
 */
export function signAnswer(text: string, secret: string): string {
  return createHmac('sha256', secret)
    .update('assistant answer\n')
    .update(text)
    .digest('base64url')
    .slice(0, LENGTH);
}

export function isOurAnswer(text: string, proof: string, secret: string): boolean {
  const expected = Buffer.from(signAnswer(text, secret));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

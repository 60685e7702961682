import { createHmac, timingSafeEqual } from 'node:crypto';

export type Exchange = { question: string; answer: string };

const LENGTH = 22;

/**
 * Proves later that we gave this answer to this question, whoever kept them meanwhile. So nobody can put words into
 * the model's mouth by sending a history that never happened.
 */
export function signExchange({ question, answer }: Exchange, secret: string): string {
  return createHmac('sha256', secret)
    .update('assistant exchange\n')
    .update(JSON.stringify([question, answer]))
    .digest('base64url')
    .slice(0, LENGTH);
}

export function isOurExchange(exchange: Exchange, signature: string, secret: string): boolean {
  const expected = Buffer.from(signExchange(exchange, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** A declining answer is signed as such, so that the next question can be told that it followed one. */
export type Exchange = { question: string; answer: string; isDecline?: boolean };

const LENGTH = 22;

/**
 * Proves later that we gave this answer to this question, whoever kept them meanwhile. So nobody can put words into
 * the model's mouth by sending a history that never happened.
 */
export function signExchange({ question, answer, isDecline }: Exchange, secret: string): string {
  return createHmac('sha256', secret)
    .update('assistant exchange\n')
    .update(JSON.stringify([question, answer, ...(isDecline ? ['decline'] : [])]))
    .digest('base64url')
    .slice(0, LENGTH);
}

/** What we signed, or nothing when it was not us. */
export function findOurExchange(
  { question, answer }: Exchange,
  signature: string,
  secret: string,
): Exchange | undefined {
  const candidates = [false, true].map((isDecline) => ({ question, answer, isDecline }));
  return candidates.find((exchange) => isEqual(signExchange(exchange, secret), signature));
}

function isEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

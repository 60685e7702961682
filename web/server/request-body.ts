import type { IncomingMessage } from 'node:http';

/** Bytes. As much as GraphQL takes, and no more than the memory holds of so many who send at once. */
const LONGEST = 128 * 1024;

/** As much of a body as has been waited for, and whether that is all of it; the rest can still be read. */
export type Beginning = { bytes: Buffer; isWhole: boolean };

/** So that what a visitor is slow to send, or never sends, keeps nobody else waiting. */
export async function beginningOf(incoming: IncomingMessage): Promise<Beginning> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > LONGEST) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

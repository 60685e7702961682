import type { HttpBindings } from '@hono/node-server';

type Response = HttpBindings['outgoing'];

/** Bytes. As much as the CMS takes without files. */
const LONGEST = 512 * 1024;
/** Bytes of all bodies that wait to be passed on. */
const MOST_WAITING = 64 * 1024 * 1024;

/** As much of a body as has been waited for, and whether that is all of it; the rest can still be read. */
export type Beginning = {
  bytes: Buffer;
  isWhole: boolean;
  /** To be called when it waits no longer. */
  passedOn: () => void;
};

/** Bytes that wait, the oldest first. */
const waiting = new Map<Response, number>();
let total = 0;

/** So that what a visitor is slow to send, or never sends, keeps nobody else waiting. */
export async function beginningOf({ incoming, outgoing }: HttpBindings): Promise<Beginning> {
  const chunks: Buffer[] = [];
  const passedOn = () => forget(outgoing);
  outgoing.once('close', passedOn);
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    const size = remember(outgoing, (chunk as Buffer).length);
    if (size > LONGEST) return { bytes: Buffer.concat(chunks), isWhole: false, passedOn };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true, passedOn };
}

/** Where there is no room left, the one that has waited longest is given up: it is sent the slowest. */
function remember(one: Response, bytes: number): number {
  const size = (waiting.get(one) ?? 0) + bytes;
  waiting.set(one, size);
  total += bytes;
  for (const oldest of waiting.keys()) {
    if (total <= MOST_WAITING) break;
    forget(oldest);
    oldest.destroy();
  }
  return size;
}

function forget(one: Response): void {
  total -= waiting.get(one) ?? 0;
  waiting.delete(one);
}

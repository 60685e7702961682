import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createVisitorLimits } from './visitor-limits';

const LIMITS = { each: { running: 1000, waiting: 0 }, all: { running: 1, waiting: 0 }, trustedProxies: 0 };

/** A request of which so much is there, and so many bytes of whose answer are unread. */
function requestOf({ complete = true, unread = 0 }) {
  const socket = Object.assign(new EventEmitter(), {
    ...{ destroyed: false, writableLength: unread, remoteAddress: '10.0.0.1' },
    destroy() {
      socket.destroyed = true;
      socket.emit('close');
    },
  });
  return { complete, socket, headers: {} } as unknown as IncomingMessage;
}

/** Begins them all, each until its visitor has left. */
function begin(requests: readonly IncomingMessage[]) {
  const { run } = createVisitorLimits(LIMITS);
  const cut: IncomingMessage[] = [];
  const begun: IncomingMessage[] = [];
  for (const request of requests)
    void run(request, (_, gone) => {
      begun.push(request);
      return new Promise<void>((resolve) => {
        gone.addEventListener('abort', () => {
          cut.push(request);
          resolve();
        });
      });
    }).catch(() => undefined);
  return { begun, cut };
}

const requests = (count: number, kind: Parameters<typeof requestOf>[0]) =>
  Array.from({ length: count }, () => requestOf(kind));

test.each([
  { slow: 'who do not send on', kind: { complete: false } },
  { slow: 'who do not read', kind: { unread: 1 } },
])('of more than 256 $slow, the first ones are cut off', async ({ kind }) => {
  const quick = requestOf({});
  const all = [quick, ...requests(300, kind)];
  const { begun, cut } = begin(all);
  await expect.poll(() => begun.length).toBe(301);
  expect(cut).toEqual(all.slice(1, 1 + 301 - 256));
  expect(quick.socket.destroyed).toBe(false);
});

test('of more than 256 for whose answers we take long, nobody is cut off, and the next ones take turns', async () => {
  const { begun, cut } = begin(requests(300, {}));
  await expect.poll(() => begun.length).toBe(256 + 1);
  expect(cut).toEqual([]);
});

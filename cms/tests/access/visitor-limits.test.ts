import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../harness/chat';
import { startCms } from '../harness/cms';
import { DEMO_ADMIN } from '../../src/shared-with-web/own-machine';
import { messageParams, removeMessages, sendMessage } from '../harness/messages';

const cms = await startCms();

// In the middle of a window, so that none begins between two uses.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T10:00:15Z') }));

afterEach(async () => {
  vi.useRealTimers();
  await removeMessages(cms);
});

const login = (visitor: string) =>
  cms.visitor.send(
    'POST',
    '/admin/login',
    { ...DEMO_ADMIN, password: 'Wrong#2026' },
    { 'x-forwarded-for': visitor },
  );

const LIMITED: [what: string, uses: number, use: (visitor: string) => Promise<{ status: number }>][] = [
  ['a message', 5, (visitor) => sendMessage(cms.visitor, messageParams(), visitor)],
  ['a question', 20, (visitor) => ask(cms.url, 'Hello', { visitor })],
  ['a password of the panel', 5, login],
];

async function statusesFrom(
  addresses: string[],
  use: (visitor: string) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await use(address)).status);
  return statuses;
}

describe.each(LIMITED)('%s', (_, uses, use) => {
  const many = <Value>(make: (index: number) => Value) =>
    Array.from({ length: uses + 1 }, (__, i) => make(i));

  test.each([
    ['invents proxies before it', many((i) => `6.6.6.${i}, 198.51.100.1`)],
    ['invents a long way', many((i) => `${`6.6.${i}.6, `.repeat(50)}198.51.100.2`)],
    ['has a whole IPv6 network', many((i) => `2001:db8:5:${uses}:${i + 1}::${i}`)],
    ['writes an IPv4 address as an IPv6 one', many((i) => (i % 2 ? '198.51.100.3' : '::ffff:c633:6403'))],
    ['comes from another port each time', many((i) => `198.51.100.4:${50_000 + i}`)],
  ])('counts together whoever %s', async (__, addresses) => {
    const statuses = await statusesFrom(addresses, use);
    expect(statuses.slice(0, uses)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  test('counts another visitor and another network apart', async () => {
    const addresses = many((i) => [`192.0.2.${i}`, `2001:db8:6:${i}::1`]).flat();
    expect(await statusesFrom(addresses, use)).not.toContain(429);
  });
});

test('all in a wider network together ask three times as many questions', async () => {
  const addresses = Array.from({ length: 61 }, (_, i) => `2001:db8:7:${i.toString(16)}::1`);
  const statuses = await statusesFrom(addresses, (visitor) => ask(cms.url, 'Hello', { visitor }));
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

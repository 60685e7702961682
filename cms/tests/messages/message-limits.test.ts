import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextVisitor } from '../harness/chat';
import { startCms } from '../harness/cms';
import { messageParams, messageRows, removeMessages, sendMessage } from '../harness/messages';

const cms = await startCms();
const { visitor } = cms;
const DAY = 24 * 3600 * 1000;

const rows = () => messageRows(cms);

afterEach(async () => {
  vi.useRealTimers();
  await removeMessages(cms);
});

describe('limits', () => {
  test('a visitor sends five messages in ten minutes, and again afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 600_000) * 600_000 });
    const me = nextVisitor();
    for (let count = 0; count < 5; count++) {
      expect((await sendMessage(visitor, messageParams(), me)).status).toBe(200);
    }
    const refused = await sendMessage(visitor, messageParams(), me);
    expect(refused).toMatchObject({ status: 429, body: 'Too many messages. Please try again later.' });
    expect(Number(refused.headers.get('retry-after'))).toBe(600);
    expect(refused.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await sendMessage(visitor)).status).toBe(200);
    expect(await rows()).toHaveLength(6);

    vi.setSystemTime(Date.now() + 600_000);
    expect((await sendMessage(visitor, messageParams(), me)).status).toBe(200);
  });

  test.each([
    ['one address', 20, (_: number) => '203.0.113.9'],
    ['the 256 addresses of a network', 60, (count: number) => `203.0.113.${count}`],
    ['the networks of a household', 60, (count: number) => `2001:db8:1:${count.toString(16)}::1`],
  ])('%s sends no more than %i in a day', async (_, most, addressOf) => {
    vi.useFakeTimers({ toFake: ['Date'], now: (Math.ceil(Date.now() / DAY) + 1) * DAY });
    const statuses: number[] = [];
    for (let count = 0; count < most + 5; count++) {
      statuses.push((await sendMessage(visitor, messageParams(), addressOf(count))).status);
      vi.setSystemTime(Date.now() + 600_000);
    }
    expect(statuses).toEqual([...Array<number>(most).fill(200), ...Array<number>(5).fill(429)]);
    expect((await sendMessage(visitor)).status).toBe(200);
  });

  test('all visitors together send five thousand in a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: (Math.ceil(Date.now() / DAY) + 1) * DAY });
    await sendMessage(visitor);
    const counters = cms.strapi.db.connection('rate_limits');
    expect(await counters.where('key', 'like', 'contact:%:all').update({ uses: 4999 })).toBe(1);
    expect((await sendMessage(visitor)).status).toBe(200);
    expect((await sendMessage(visitor)).status).toBe(429);
    expect(await rows()).toHaveLength(2);
  });

  test('no address is kept of who was counted', async () => {
    const me = '203.0.113.77';
    await sendMessage(visitor, messageParams(), me);
    const kept = [await rows(), await cms.strapi.db.connection('rate_limits')];
    expect(JSON.stringify(kept)).not.toContain(me);
  });
});

describe('the same submission', () => {
  test('sent again is answered OK and stored once, past every limit', async () => {
    const params = messageParams();
    const me = nextVisitor();
    for (let count = 0; count < 8; count++) {
      expect((await sendMessage(visitor, params, me)).status).toBe(200);
    }
    expect(await rows()).toHaveLength(1);
  });

  test.each([undefined, '', 'short', 'x'.repeat(65), "'; DROP TABLE messages; --", 7])(
    'needs a proper key: %j is none',
    async (submission) => {
      for (let count = 0; count < 2; count++) await sendMessage(visitor, messageParams({ submission }));
      expect(await rows()).toMatchObject([{ submission: null }, { submission: null }]);
    },
  );
});

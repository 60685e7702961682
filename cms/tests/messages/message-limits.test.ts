import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextVisitor } from '../harness/chat';
import { startCms } from '../harness/cms';
import { messageParams, messageRows, removeMessages, sendMessage } from '../harness/messages';

const cms = await startCms();
const { visitor } = cms;

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

  test('all visitors together send two hundred in an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 3_600_000) * 3_600_000 });
    const statuses: number[] = [];
    for (let count = 0; count < 201; count++) statuses.push((await sendMessage(visitor)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.at(-1)).toBe(429);
    expect(await rows()).toHaveLength(200);
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

  test('sent ten times at once is stored once', async () => {
    const params = messageParams();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendMessage(visitor, params)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
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

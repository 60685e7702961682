import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startCms } from '../harness/cms';
import { startMailServer } from '../third-parties/mail-server';
import { messageParams, messageRows, sendMessage } from '../harness/messages';

const mail = await startMailServer();
const cms = await startCms({
  SMTP_URL: mail.url,
  SMTP_FROM: 'site@example.com',
  NOTIFY_TO: 'arif@example.com',
});
const notifications = () => cms.strapi.service('api::message.notifications');
const states = async () =>
  (await messageRows(cms)).map(({ notification, notification_attempts }) => [
    notification,
    notification_attempts,
  ]);

afterEach(async () => {
  vi.useRealTimers();
  mail.refuses = false;
  mail.isSilent = false;
  mail.received.length = 0;
  await cms.strapi.db.connection('messages').del();
});

afterAll(() => mail.stop());

test('the owner gets a mail, to answer to the visitor', async () => {
  await sendMessage(cms.visitor, messageParams());
  await expect.poll(states).toEqual([['sent', 1]]);
  expect(mail.received).toMatchObject([{ from: 'site@example.com', to: ['arif@example.com'] }]);
  const source = mail.received[0]?.source ?? '';
  expect(source).toMatch(/^Reply-To: Nadia Rahman <nadia@example\.com>\r$/m);
  expect(source).toMatch(/^Subject: New Contact Message\r$/m);
  expect(source).toContain('Are you free in May?');
});

test('no field adds a header or a receiver', async () => {
  const name = 'Eve\r\nBcc: a@example.com\r\nSubject: Won';
  const message = 'Hello\r\n.\r\nRCPT TO:<b@example.com>\r\nBcc: c@example.com';
  await sendMessage(cms.visitor, messageParams({ name, message }));
  await expect.poll(states).toEqual([['sent', 1]]);
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.to).toEqual(['arif@example.com']);
  const [headers = ''] = (mail.received[0]?.source ?? '').split('\r\n\r\n');
  expect(headers).not.toMatch(/^Bcc:/im);
  expect(headers.match(/^Subject:.*/gm)).toEqual(['Subject: New Contact Message']);
});

test('what a visitor writes is text, whatever it looks like', async () => {
  await sendMessage(cms.visitor, messageParams({ message: '<a href="https://evil.example">Sign in</a>' }));
  await expect.poll(states).toEqual([['sent', 1]]);
  const source = mail.received[0]?.source ?? '';
  expect(source.match(/^Content-Type: .*/gm)).toEqual(['Content-Type: text/plain; charset=utf-8']);
  expect(source).toContain('<a href=');
});

test('a refused mail is marked and sent again later; the message is there all the time', async () => {
  mail.refuses = true;
  const logged: string[] = [];
  const log = ({ message }: { message: string }) => logged.push(message);
  cms.strapi.log.on('data', log);
  expect((await sendMessage(cms.visitor)).status).toBe(200);
  await expect.poll(states).toEqual([['failed', 1]]);
  cms.strapi.log.off('data', log);
  expect(logged).toContain(
    'A message could not be mailed (attempt 1): The mail server takes no mail from here for now. ' +
      'Nothing is lost: it is tried again. If it stays so, ask whoever runs it. (EENVELOPE 451)',
  );

  mail.refuses = false;
  await notifications().sendWaiting();
  expect(await states()).toEqual([['failed', 1]]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await notifications().sendWaiting();
  // Perhaps by the regular task, which the new time has woken, too.
  await expect.poll(states).toEqual([['sent', 2]]);
  expect(mail.received).toHaveLength(1);
  await notifications().sendWaiting();
  expect(mail.received).toHaveLength(1);
});

test('a mail that failed under a clock that was ahead is sent again when it is right', async () => {
  mail.refuses = true;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * 3_600_000 });
  await sendMessage(cms.visitor);
  await expect.poll(states).toEqual([['failed', 1]]);
  vi.useRealTimers();
  mail.refuses = false;
  await notifications().sendWaiting();
  expect(await states()).toEqual([['sent', 2]]);
});

test('a mail that a slow server takes its time over is not sent again meanwhile', async () => {
  mail.refuses = true;
  await sendMessage(cms.visitor);
  await expect.poll(states).toEqual([['failed', 1]]);
  await expect.poll(mail.isConnected).toBe(false);
  mail.isSilent = true;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() + 61_000 });
  const attempt = notifications().sendWaiting();
  await expect.poll(mail.isConnected).toBe(true);
  vi.setSystemTime(Date.now() + 4 * 61_000);
  await notifications().sendWaiting();
  expect(await states()).toEqual([['waiting', 2]]);
  await vi.advanceTimersByTimeAsync(11_000);
  await attempt;
  expect(await states()).toEqual([['failed', 2]]);
});

test('a mail whose process died is sent again', async () => {
  await sendMessage(cms.visitor);
  await expect.poll(states).toEqual([['sent', 1]]);
  await cms.strapi.db.connection('messages').update({ notification: 'waiting' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 61_000 });
  await notifications().sendWaiting();
  expect(await states()).toEqual([['sent', 2]]);
});

test('a mail that failed waits no more once mail is switched off, and does when it is on again', async () => {
  mail.refuses = true;
  await sendMessage(cms.visitor);
  await expect.poll(states).toEqual([['failed', 1]]);
  const settings = cms.strapi.config.get('settings');
  cms.strapi.config.set('settings', { ...settings, notifyTo: undefined });
  try {
    expect(await notifications().countUnsent()).toBe(0);
  } finally {
    cms.strapi.config.set('settings', settings);
  }
  expect(await notifications().countUnsent()).toBe(1);
});

test('a silent mail server is left before the next attempt', async () => {
  mail.isSilent = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await sendMessage(cms.visitor);
  await expect.poll(mail.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(11_000);
  await expect.poll(states).toEqual([['failed', 1]]);
});

describe('a mail that is refused again and again', () => {
  async function passMinutes(minutes: number) {
    for (let minute = 0; minute < minutes; minute++) {
      vi.setSystemTime(Date.now() + 61_000);
      await notifications().sendWaiting();
    }
  }

  beforeEach(async () => {
    mail.refuses = true;
    await sendMessage(cms.visitor);
    await expect.poll(states).toEqual([['failed', 1]]);
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  test('is sent ever more seldom', async () => {
    await passMinutes(8);
    await expect.poll(states).toEqual([['failed', 4]]);
  });

  test('arrives when the mail server is back after a day', async () => {
    for (let attempt = 0; attempt < 9; attempt++) {
      vi.setSystemTime(Date.now() + 61_000 * 2 ** attempt);
      await notifications().sendWaiting();
    }
    await expect.poll(states).toEqual([['failed', 10]]);
    mail.refuses = false;
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await notifications().sendWaiting();
    await expect.poll(states).toEqual([['sent', 11]]);
    expect(mail.received).toHaveLength(1);
  });

  describe('for weeks', () => {
    async function passDays(days: number) {
      for (let day = 0; day < days; day++) {
        vi.setSystemTime(Date.now() + 24.1 * 3_600_000);
        await notifications().sendWaiting();
      }
    }

    test('arrives when the mail server is back, tried once a day in the end', async () => {
      await passDays(25);
      await expect.poll(states).toEqual([['failed', 26]]);
      expect(await notifications().countUnsent()).toBe(1);
      mail.refuses = false;
      await passDays(1);
      await expect.poll(states).toEqual([['sent', 27]]);
    });

    test('is given up after thirty days, and waits no more; the message is there', async () => {
      await passDays(35);
      await expect.poll(states).toEqual([['failed', 30]]);
      expect(await notifications().countUnsent()).toBe(0);
    });
  });
});

test('possible spam is said to be so in the subject', async () => {
  await sendMessage(cms.visitor, messageParams({ filled_in_ms: undefined }));
  await expect.poll(states).toEqual([['sent', 1]]);
  expect(mail.received[0]?.source).toMatch(/^Subject: New Contact Message \(possible spam\)\r$/m);
});

test('two processes that send at once mail each message once', async () => {
  mail.refuses = true;
  for (let count = 0; count < 3; count++) await sendMessage(cms.visitor);
  await expect.poll(states).toEqual([1, 2, 3].map(() => ['failed', 1]));
  mail.refuses = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await Promise.all([notifications().sendWaiting(), notifications().sendWaiting()]);
  expect(await states()).toEqual([1, 2, 3].map(() => ['sent', 2]));
  expect(mail.received).toHaveLength(3);
});

test('in a flood the owner gets two hundred mails in an hour, and every message is in the inbox', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 3_600_000) * 3_600_000 });
  await sendMessage(cms.visitor);
  const counters = cms.strapi.db.connection('rate_limits');
  await counters.where('key', 'like', `contact-mail:${Date.now() + 3_600_000}:%`).update({ uses: 198 });
  for (let count = 0; count < 5; count++) await sendMessage(cms.visitor);
  const unmailed = (await states()).filter(([notification]) => notification === 'off');
  expect(unmailed).toHaveLength(3);
});

test('when the hour of a flood is over, one mail tells how many messages had none', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: (Math.ceil(Date.now() / 3_600_000) + 1) * 3_600_000 });
  await cms.strapi.db.connection('rate_limits').del();
  await sendMessage(cms.visitor);
  await expect.poll(states).toEqual([['sent', 1]]);
  const counters = cms.strapi.db.connection('rate_limits');
  await counters.where('key', 'like', 'contact-mail:%').update({ uses: 257 });
  mail.received.length = 0;
  const tell = () => Promise.all([notifications().tellUnmailed(), notifications().tellUnmailed()]);

  await tell();
  mail.refuses = true;
  vi.setSystemTime(Date.now() + 3_600_000);
  await tell();
  expect(mail.received).toEqual([]);

  mail.refuses = false;
  vi.setSystemTime(Date.now() + 601_000);
  await tell();
  await tell();
  await expect.poll(() => mail.received).toHaveLength(1);
  expect(mail.received[0]?.source).toContain('57 messages had no mail.');
});

import type { Core } from '@strapi/strapi';
import { withLock } from '../../../database/database-lock';
import { judgeMailError } from '../../../doctor/checks/mail-error';
import { messageOf } from '../../../errors/errors';
import type { Row } from '../../../rows';
import { mailLimit } from '../mail-limit';

const MESSAGE = 'api::message.message';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** After a minute, two, four and so on; then each day. */
const DOUBLING_ATTEMPTS = 11;
/** Its ten steps take twenty seconds each at most, see plugins.ts. */
const LONGEST_ATTEMPT = 10 * MINUTE;
/** Then it waits no more: the message is in the inbox. */
const GIVEN_UP_AFTER = 30 * DAY;

type Message = Row<typeof MESSAGE>;

/** Mails about new messages, through Strapi's e-mail plugin. The message itself is safe in the inbox. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Sends what waits or failed before; what fails is marked and tried again by the next call. */
  async sendWaiting(): Promise<void> {
    const { notifyTo: to } = strapi.config.get('settings');
    if (!to) return;
    try {
      for (let next = await claimNext(); next; next = await claimNext()) await send(next, to);
    } catch (error) {
      strapi.log.warn(`Messages could not be mailed for now: ${messageOf(error)}`);
    }
  },

  /** Once an hour with more messages than mails is over. */
  async tellUnmailed(): Promise<void> {
    const { notifyTo: to } = strapi.config.get('settings');
    if (!to) return;
    const limits = strapi.service('api::rate-limit.rate-limit');
    try {
      for (const possibleSpam of [false, true])
        await limits.tellExcess(mailLimit({ possibleSpam }), (count) =>
          sendMail({
            to,
            subject: subjectOf('More Contact Messages', { possibleSpam }),
            text: textOfUnmailed(count),
          }),
        );
    } catch (error) {
      strapi.log.warn(`How many messages were not mailed could not be told for now: ${messageOf(error)}`);
    }
  },

  /** About messages that came before that; none while mail is not set up. */
  async countUnsent(before = new Date()): Promise<number> {
    if (!strapi.config.get('settings').notifyTo) return 0;
    return strapi.db.query(MESSAGE).count({ where: { $and: [unsent(), { createdAt: { $lt: before } }] } });
  },
});

function unsent() {
  const createdAt = { $gte: new Date(Date.now() - GIVEN_UP_AFTER) };
  return { notification: { $in: ['waiting', 'failed'] }, createdAt };
}

/** Counts the attempt under the lock, so that two processes never mail the same message. */
async function claimNext(): Promise<Message | undefined> {
  return withLock('messages', async () => {
    const message = await strapi.db.query(MESSAGE).findOne({
      where: {
        ...unsent(),
        $or: [{ notificationAttempts: 0 }, ...dueAgain()],
      },
      orderBy: { createdAt: 'asc' },
    });
    if (!message) return undefined;
    const notificationAttempts = message.notificationAttempts + 1;
    await mark(message, { notification: 'waiting', notificationAttempts });
    return { ...message, notificationAttempts };
  });
}

function dueAgain(): object[] {
  const before = (milliseconds: number) => ({ $lt: new Date(Date.now() - milliseconds) });
  const notification = 'failed';
  return [
    // Else its process died: a slow server would get a mail twice.
    { notification: 'waiting', updatedAt: before(LONGEST_ATTEMPT) },
    ...Array.from({ length: DOUBLING_ATTEMPTS }, (_, index) => ({
      notification,
      notificationAttempts: index + 1,
      updatedAt: before(MINUTE * 2 ** index),
    })),
    { notification, notificationAttempts: { $gt: DOUBLING_ATTEMPTS }, updatedAt: before(DAY) },
    // Under a clock that was ahead, by more than those of processes differ.
    { updatedAt: { $gt: new Date(Date.now() + DAY) } },
  ];
}

async function send(message: Message, to: string): Promise<void> {
  const { name, email } = message;
  try {
    const replyTo = { name, address: email };
    await sendMail({
      to,
      replyTo,
      subject: subjectOf('New Contact Message', message),
      text: textOf(message),
    });
  } catch (error) {
    strapi.log.warn(
      `A message could not be mailed (attempt ${message.notificationAttempts}): ${messageOf(error)}`,
    );
    return mark(message, { notification: 'failed' });
  }
  await mark(message, { notification: 'sent' });
}

/** @throws an error that says in our words why not */
async function sendMail(mail: object): Promise<void> {
  try {
    // Without `html`, Strapi's provider sends the text as HTML, too: a visitor's own.
    await strapi
      .plugin('email')
      .service('email')
      .send({ ...mail, html: '' });
  } catch (error) {
    throw new Error(describe(error));
  }
}

function describe(error: unknown): string {
  const { name, code = name, responseCode = '' } = error as Error & { code?: string; responseCode?: number };
  const { finding, fix } = judgeMailError(error);
  return `${finding} ${fix} (${`${code} ${responseCode}`.trim()})`;
}

function subjectOf(subject: string, { possibleSpam }: Pick<Message, 'possibleSpam'>): string {
  return possibleSpam ? `${subject} (possible spam)` : subject;
}

function textOf({ name, email, message }: Message): string {
  return `${name} <${email}> wrote:\n\n${message}\n`;
}

function textOfUnmailed(count: number): string {
  const messages = count === 1 ? '1 message' : `${count} messages`;
  return `So many messages came within an hour that ${messages} had no mail. All of them are in the inbox.\n`;
}

async function mark({ id }: Message, data: Partial<Message>): Promise<void> {
  await strapi.db.query(MESSAGE).update({ where: { id }, data });
}

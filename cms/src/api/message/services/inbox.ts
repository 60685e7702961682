import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { withLock } from '../../../database/database-lock';
import { keptFrom } from '../../../shared/clean-up-time';
import type { ContactMessage } from '../contact-form';
import { mailLimit } from '../mail-limit';

const MESSAGE = 'api::message.message';
const TOO_MANY = 'Too many messages. Please try again later.';
const DAY = 24 * 3600;
const PER_VISITOR = { uses: 5, windowSeconds: 600 };
const PER_VISITOR_DAILY = { uses: 20, isOfNetwork: true, windowSeconds: DAY };
/** What the database takes, of either kind 25 million characters: it takes strangers in 84 networks to reach it. */
const IN_TOTAL = { uses: 5000, windowSeconds: DAY };

type Page = { start: number; limit: number };

/** The contact inbox: receives, lists, marks and deletes messages. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = () => strapi.documents(MESSAGE);

  return {
    /**
     * Stores a message before anything else happens to it. The same submission sent twice is stored once.
     * @param visitor the sender's address, used only to count
     * @throws RateLimitError
     */
    async receive({ submission, ...fields }: ContactMessage, visitor: string): Promise<void> {
      if (submission && (await isKnown(submission))) return;
      const limits = strapi.service('api::rate-limit.rate-limit');
      // Counted apart, so that robots do not keep out the visitors of the website.
      const name = fields.possibleSpam ? 'possible-spam' : 'contact';
      await limits.use({ ...PER_VISITOR, name, visitor }, TOO_MANY);
      await limits.use({ ...PER_VISITOR_DAILY, name: `${name}-daily`, visitor }, TOO_MANY);
      await limits.use({ ...IN_TOTAL, name }, TOO_MANY);
      const isMailed =
        Boolean(strapi.config.get('settings').notifyTo) && (await limits.isWithin(mailLimit(fields)));
      const notification = isMailed ? 'waiting' : 'off';
      await withLock('messages', async () => {
        if (submission && (await isKnown(submission))) return;
        const message = { ...fields, createdAt: await keptFrom(strapi) };
        await documents().create({
          data: { ...message, submission, notification, notificationAttempts: 0, isRead: false },
        });
      });
      if (isMailed) void strapi.service('api::message.notifications').sendWaiting();
    },

    async list({ start, limit }: Page) {
      const messages = await documents().findMany({
        sort: [{ createdAt: 'desc' }, { id: 'desc' }],
        start,
        limit,
      });
      return messages.map(toMessage);
    },

    async count(filters: { isRead?: boolean } = {}): Promise<number> {
      return documents().count({ filters });
    },

    async markRead(documentId: string, isRead: boolean) {
      const message = await documents().update({ documentId, data: { isRead } });
      if (!message) throw missing();
      return toMessage(message);
    },

    async delete(documentId: string): Promise<void> {
      const { entries } = await documents().delete({ documentId });
      if (entries.length === 0) throw missing();
    },

    /** Personal data is kept no longer than the owner decided. */
    async removeExpired(now = new Date()): Promise<void> {
      const { messageRetentionDays: days } = strapi.config.get('settings');
      const before = new Date(now.getTime() - days * DAY * 1000);
      await strapi.db.query(MESSAGE).deleteMany({ where: { createdAt: { $lt: before } } });
    },
  };

  async function isKnown(submission: string): Promise<boolean> {
    return (await strapi.db.query(MESSAGE).count({ where: { submission } })) > 0;
  }
};

/** Older messages say nothing about spam. */
function toMessage<Message extends { possibleSpam?: boolean | null }>(message: Message) {
  return { ...message, possibleSpam: message.possibleSpam ?? false };
}

function missing(): errors.NotFoundError {
  return new errors.NotFoundError('This message does not exist (any more).');
}

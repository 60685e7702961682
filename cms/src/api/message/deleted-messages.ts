import type { Core } from '@strapi/strapi';
import type { Row } from '../../registry';
import { withLock } from '../../shared/database-lock';
import { keepVersion } from '../version/keep-version';
import { removeVersions } from '../version/prune';
import type { DeletedMessage, VersionRow } from '../version/version-rows';

const MESSAGE = 'api::message.message';
/** A message that somebody deletes can be restored for a while, wherever it is deleted. */
export function keepDeletedMessages(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== MESSAGE || context.action !== 'delete') return next();
    const { documentId } = context.params;
    return withLock('messages', async () => {
      const message = await strapi.db.query(MESSAGE).findOne({ where: { documentId } });
      if (message) await keep(message);
      return next();
    });
  });
}

async function keep(message: Row<typeof MESSAGE>): Promise<void> {
  const { documentId: entry, name, submission, createdAt, updatedAt } = message;
  const { email, message: text, isRead, possibleSpam, notification, notificationAttempts } = message;
  const fields: DeletedMessage = {
    ...{ name, email, message: text, isRead, possibleSpam, notification, notificationAttempts, submission },
    createdAt: toText(createdAt),
    updatedAt: toText(updatedAt),
  };
  await keepVersion({ kind: 'MESSAGE', entry, action: 'DELETE', fields, pictures: [] });
}

function toText(date: Row<typeof MESSAGE>['createdAt']): string {
  return new Date(date ?? 0).toISOString();
}

/** It leaves no version: what a visitor wrote is nowhere twice. */
export async function restoreDeletedMessage({ id, entry, fields }: VersionRow): Promise<void> {
  await withLock('messages', async () => {
    const messages = strapi.db.query(MESSAGE);
    const { submission, ...message } = fields as DeletedMessage;
    // The visitor may have sent the form once more since.
    const isSentAgain = submission && (await messages.findOne({ where: { submission } }));
    await messages.create({
      data: {
        ...message,
        documentId: entry,
        submission: isSentAgain ? null : submission,
        publishedAt: new Date(),
      },
    });
    await removeVersions([{ id }]);
  });
}

import type { Core } from '@strapi/strapi';
import { withLock } from '../../database/database-lock';
import { keepDeleted } from '../version/keep-deleted';
import { removeVersions } from '../version/prune';
import type { DeletedMessage, VersionRow } from '../version/version-rows';

const MESSAGE = 'api::message.message';

export function keepDeletedMessages(strapi: Core.Strapi): void {
  keepDeleted(strapi, MESSAGE, (row) => {
    const { name, email, message, isRead, possibleSpam } = row;
    const { notification, notificationAttempts, submission } = row;
    const fields: DeletedMessage = {
      ...{ name, email, message, isRead, possibleSpam, notification, notificationAttempts, submission },
      createdAt: new Date(row.createdAt ?? 0).toISOString(),
      updatedAt: new Date(row.updatedAt ?? 0).toISOString(),
    };
    return { kind: 'MESSAGE', fields };
  });
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

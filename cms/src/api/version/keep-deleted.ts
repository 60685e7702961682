import type { Core } from '@strapi/strapi';
import { withLock } from '../../database/database-lock';
import type { Row } from '../../rows';
import { keepVersion, type NewVersion } from './keep-version';

/** Under whose lock they are written. */
const LOCKS = { 'api::message.message': 'messages', 'api::own-answer.own-answer': 'questions' } as const;

/** What somebody deletes can be restored for a while, wherever it is deleted. */
export function keepDeleted<Kept extends keyof typeof LOCKS>(
  strapi: Core.Strapi,
  kept: Kept,
  toVersion: (row: Row<Kept>) => Pick<NewVersion, 'kind' | 'fields'>,
): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== kept || context.action !== 'delete') return next();
    const { documentId: entry } = context.params;
    return withLock(LOCKS[kept], async () => {
      const row = await strapi.db.query(kept).findOne({ where: { documentId: entry } });
      if (row) await keepVersion({ ...toVersion(row), entry, action: 'DELETE', pictures: [] });
      return next();
    });
  });
}

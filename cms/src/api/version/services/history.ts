import { errors } from '@strapi/utils';
import { withLock } from '../../../database/database-lock';
import { showRemoved } from '../../../pictures/removed-pictures';
import { pruneVersions, removeVersions } from '../prune';
import { toVersion } from '../read-version';
import { restoreDeletedMessage } from '../../message/deleted-messages';
import { restoreDeletedAnswer } from '../../own-answer/deleted-answers';
import { restoreDeletedProject } from '../restore-deleted';
import { restoreVersion, type How } from '../restore-version';
import { findVersions, VERSION, type Kind, type VersionRow } from '../version-rows';

type Page = { start: number; limit: number };

/** What was there before, of projects and of the site, and deleted messages and answers. */
export default () => ({
  prune: pruneVersions,

  /** @param entry the site needs none */
  async list(kind: Kind, entry: string | undefined, { start, limit }: Page) {
    if (kind !== 'PROJECT' && kind !== 'SITE')
      throw new errors.ValidationError('Only projects and the site have versions.');
    if (kind === 'PROJECT' && !entry) throw new errors.ValidationError('entry must name the project.');
    const where = { kind, ...(entry && { entry }) };
    // One more, for what the last one of the page has changed.
    const rows = await showPictures(await findVersions(where, { start, limit: limit + 1 }));
    const nodes = rows.slice(0, limit).map((row, index) => toVersion(row, rows[index + 1]));
    return { nodes, total: await strapi.db.query(VERSION).count({ where }) };
  },

  async find(documentId: string, kinds: readonly Kind[]) {
    const found = await findVersions({ documentId, kind: { $in: kinds } }, { limit: 1 });
    const [row] = await showPictures(found);
    if (!row) return null;
    return toVersion(row, await versionBefore(row));
  },

  async deleted(kinds: readonly Kind[], page: Page) {
    const where = { action: 'DELETE', kind: { $in: kinds } };
    const rows = await showPictures(await findVersions(where, page));
    const total = await strapi.db.query(VERSION).count({ where });
    return { nodes: rows.map((row) => toVersion(row)), total };
  },

  async restore(documentId: string, how: How) {
    const { row, notices } = await restoreVersion(documentId, how);
    return toVersion(row, await versionBefore(row), notices);
  },

  async restoreDeleted(entry: string, kinds: readonly Kind[]) {
    return withLock('projects', async () => {
      const deleted = await findDeleted(entry, kinds);
      if (deleted.kind === 'PROJECT') {
        const notices = await restoreDeletedProject(deleted);
        const [restored = deleted] = await findVersions({ id: deleted.id });
        return toVersion(restored, undefined, notices);
      }
      await (deleted.kind === 'MESSAGE' ? restoreDeletedMessage : restoreDeletedAnswer)(deleted);
      return toVersion({ ...deleted, action: 'RESTORE' });
    });
  },

  async deleteForGood(entry: string, kinds: readonly Kind[]): Promise<void> {
    const pictures = await withLock('projects', async () => {
      await findDeleted(entry, kinds);
      return removeVersions(await findVersions({ entry }));
    });
    await strapi.service('api::project.pictures').discard(pictures);
  },
});

async function versionBefore({ entry, id }: VersionRow): Promise<VersionRow | undefined> {
  const [before] = await findVersions({ entry, id: { $lt: id } }, { limit: 1 });
  return before;
}

/** Of editors only: visitors do not see those that were removed. */
async function showPictures(rows: readonly VersionRow[]): Promise<VersionRow[]> {
  const pictures = await showRemoved(rows.flatMap((row) => row.pictures));
  return rows.map((row) => ({ ...row, pictures: pictures.splice(0, row.pictures.length) }));
}

/** @throws NotFoundError, also for what is there */
async function findDeleted(entry: string, kinds: readonly Kind[]): Promise<VersionRow> {
  const where = { entry, action: 'DELETE', kind: { $in: kinds } };
  const [deleted] = await findVersions(where, { limit: 1 });
  if (!deleted) throw new errors.NotFoundError('This is not among what was deleted (any more).');
  return deleted;
}

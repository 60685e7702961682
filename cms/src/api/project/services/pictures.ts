import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { errors } from '@strapi/utils';
import { asPortfolioPicture } from '../../../extensions/upload/upload-context';
import type { FormFile } from '../../../middlewares/form-parsing';
import { invalidField } from '../../../errors/errors';
import { keptFrom } from '../../../shared/clean-up-time';
import { withLock } from '../../../database/database-lock';
import { startOf } from '../../../shared-with-web/start-of';
import type { Image } from '../reading/project';
import { olderThan, setAside, tidyUploads } from '../upload-folder';

const FILE = 'plugin::upload.file';
const LINKS = 'files_related_mph';
const MAX_WAITING = 500;

type StoredSize = { hash: string; ext: string; url: string; width: number; height: number };

/** A row of Strapi's media library. */
export type StoredFile = Omit<Image, 'formats'> & {
  id: number;
  hash: string;
  ext: string;
  formats: Record<string, StoredSize> | null;
};

export type PictureText = { alternativeText?: string; caption?: string };

/**
 * Pictures that came through the dashboard or REST. Their rows carry a mark, and no other row is ever deleted: the
 * rest of the media library belongs to the editors.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Checks, re-encodes and stores files one after the other; when one is refused, those before it go again.
   * @throws ValidationError, PayloadTooLargeError (see extensions/upload), RateLimitError
   */
  async store(files: readonly FormFile[], texts: readonly PictureText[] = []): Promise<StoredFile[]> {
    await refuseWhenTooManyWait();
    const folder = await apiFolder();
    const stored: StoredFile[] = [];
    try {
      for (const [index, file] of files.entries()) {
        const upload = {
          data: { fileInfo: { folder: folder.id, ...texts[index] } },
          files: { ...file, originalFilename: toSafeName(file.originalFilename) },
        };
        const [row] = await asPortfolioPicture(() =>
          strapi.plugin('upload').service('upload').upload(upload),
        );
        stored.push(row);
      }
      return stored;
    } catch (error) {
      await this.discard(stored.map(({ documentId }) => documentId));
      throw error;
    }
  },

  /**
   * Pictures that a project or the site may have: uploads that wait for one, and those of its versions.
   * @throws ValidationError for any other picture, so that nobody takes the pictures of another
   */
  async resolve(
    documentIds: readonly string[],
    own: readonly Pick<Image, 'documentId'>[],
    trx: Knex.Transaction,
    field = 'images',
  ): Promise<string[]> {
    const named = [...new Set(documentIds)];
    const waiting = await withoutLinks(trx, { documentId: { $in: named }, isPortfolioPicture: true });
    const known = new Set([...own, ...waiting].map(({ documentId }) => documentId));
    if (named.every((documentId) => known.has(documentId))) return named;
    throw invalidField(
      field,
      'A picture is no longer waiting on the server. Save again to send it once more.',
    );
  },

  /** Deletes those of the given API uploads that no entry uses any more, rows first, then files. */
  async discard(documentIds: readonly string[]): Promise<void> {
    for (const file of await deleteRows(documentIds)) await deleteFiles(file);
  },

  /**
   * Removes what a crash or an abandoned upload left behind: rows and temporary files. Files on the disk are set
   * aside with their rows, as are those that the database does not know: it may be an old copy.
   * @param graceSeconds anything younger stays, because it may belong to a form that is being filled in
   * @param now as of when what was set aside long ago goes for good
   */
  async sweep(graceSeconds: number, now = new Date()): Promise<void> {
    const { tmpDir, publicDir } = strapi.config.get('settings');
    const before = new Date(Date.now() - graceSeconds * 1000);
    const isLocal = strapi.config.get('plugin::upload.provider') === 'local';
    const uploads = path.join(publicDir, 'uploads');
    const abandoned = await waitingPictures(before);
    const from = await keptFrom(strapi);
    if (isLocal) await setAside(uploads, (await deleteRows(abandoned)).flatMap(fileNamesOf), from);
    else await this.discard(abandoned);
    for (const name of await olderThan(before, tmpDir, await readdir(tmpDir))) {
      await rm(path.join(tmpDir, name), { recursive: true, force: true });
    }
    if (isLocal) await tidyUploads(uploads, await storedFileNames(), { before, from, now });
  },

  /** Once for a database from the time when the folder of API uploads was the mark. */
  async markOldPictures(): Promise<void> {
    const store = strapi.store({ type: 'core', name: 'portfolio', key: 'marked-pictures' });
    if (await store.get({})) return;
    const { path: folderPath } = await apiFolder();
    await strapi.db.query(FILE).updateMany({ where: { folderPath }, data: { isPortfolioPicture: true } });
    await store.set({ value: true });
  },
});

/** Strapi refuses some characters that operating systems allow, and long names do not fit a file system. */
function toSafeName(name: string | null): string {
  const { name: base, ext } = path.parse(name || 'picture');
  return `${startOf(base.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '-'), 60)}${startOf(ext, 10)}`;
}

async function apiFolder(): Promise<{ id: number; path: string }> {
  return strapi.plugin('upload').service('api-upload-folder').getAPIUploadFolder();
}

/** @returns what has been deleted */
async function deleteRows(documentIds: readonly string[]): Promise<StoredFile[]> {
  if (documentIds.length === 0) return [];
  return withLock('projects', async (trx) => {
    const files = await withoutLinks(trx, { documentId: { $in: documentIds }, isPortfolioPicture: true });
    await strapi.db.query(FILE).deleteMany({ where: { id: { $in: files.map(({ id }) => id) } } });
    return files;
  });
}

async function withoutLinks(trx: Knex.Transaction, where: object): Promise<StoredFile[]> {
  const files: StoredFile[] = await strapi.db.query(FILE).findMany({ where });
  const ids = files.map(({ id }) => id);
  const linked = new Set<number>(await trx(LINKS).whereIn('file_id', ids).pluck('file_id'));
  return files.filter(({ id }) => !linked.has(id));
}

/** The documentIds of API uploads that no entry uses, without the lock: a count, or candidates to look at again. */
async function waitingPictures(before: Date, limit?: number): Promise<string[]> {
  const pictures = strapi.db.connection
    .from('files')
    .leftJoin(LINKS, `${LINKS}.file_id`, 'files.id')
    .whereNull(`${LINKS}.id`)
    .andWhere('files.is_portfolio_picture', true)
    .andWhere('files.created_at', '<=', before)
    .pluck('files.document_id');
  return limit ? pictures.limit(limit) : pictures;
}

/** Not those of the last minute, which are on their way to a project. */
async function refuseWhenTooManyWait(): Promise<void> {
  const abandoned = await waitingPictures(new Date(Date.now() - 60_000), MAX_WAITING);
  if (abandoned.length >= MAX_WAITING) {
    throw new errors.RateLimitError('Too many pictures wait for their project. Please try again later.');
  }
}

async function deleteFiles(file: StoredFile): Promise<void> {
  const { provider } = strapi.plugin('upload');
  const files = [file, ...Object.values(file.formats ?? {})];
  const results = await Promise.allSettled(files.map((one) => provider.delete(one)));
  for (const result of results) {
    if (result.status === 'rejected') strapi.log.warn(`${file.url} could not be deleted: ${result.reason}`);
  }
}

async function storedFileNames(): Promise<Set<string>> {
  const rows: StoredFile[] = await strapi.db.query(FILE).findMany({ select: ['hash', 'ext', 'formats'] });
  return new Set(rows.flatMap(fileNamesOf));
}

function fileNamesOf(file: StoredFile): string[] {
  return [file, ...Object.values(file.formats ?? {})].map(({ hash, ext }) => `${hash}${ext}`);
}

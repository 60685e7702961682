import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { raiseContentVersion } from '../../../shared/content-version';
import type { PublicCache } from '../../../shared/public-cache';
import { ConflictError } from '../../../shared/errors';
import { LIMITS, MESSAGES } from '../../../shared/project-rules';
import type { FormFile, StoredFile, StoredSize } from './pictures';
import { readPage, readProjects } from '../project-list';
import { checkPictureCount, cleanFields, type ProjectInput } from '../project-fields';
import { PORTFOLIO_ORDER } from '../portfolio-order';
import { withLock } from '../../../shared/database-lock';

const PROJECT = 'api::project.project';

export const POPULATE = { images: true, technologies: true } as const;

/** What visitors see of a picture. */
export type PublicPicture = Pick<StoredFile, 'documentId' | 'url'> & {
  formats: Record<string, Pick<StoredSize, 'url' | 'width' | 'height'>> | null;
  name: string;
  alternativeText: string | null;
  width: number;
  height: number;
  placeholder: string | null;
};

export type StoredPicture = StoredFile & PublicPicture;

export type PublicProject = {
  id: number;
  documentId: string;
  title: string;
  platform: string;
  description: string;
  githubLink: string;
  livePreview: string;
  technologies: { name: string }[];
  images: PublicPicture[] | null;
  position: number;
  createdAt: string;
  updatedAt: string;
};

export type StoredProject = Omit<PublicProject, 'images'> & { images: StoredPicture[] | null };

type UpdateOptions = {
  /** Pictures sent with the request; they get ids that `arrange` places. */
  files?: readonly FormFile[];
  /** The ids of the pictures after the update, from those before it. Without it they stay. */
  arrange?: (current: StoredPicture[], added: number[]) => number[] | Promise<number[]>;
  /** The `updatedAt` that the editor saw. */
  version?: string | Date;
};

/** The only writer of projects. What makes a project valid is in document-rules.ts. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = () => strapi.documents(PROJECT);
  const pictures = () => strapi.service('api::project.pictures');

  async function get(documentId: string): Promise<StoredProject> {
    const project = await documents().findOne({ documentId, populate: POPULATE });
    if (!project) throw new errors.NotFoundError('This project does not exist (any more).');
    return project as unknown as StoredProject;
  }

  /** Stores files for a write; when the write fails, they leave no trace. */
  async function withStored<Result>(
    files: readonly FormFile[],
    write: (ids: number[]) => Promise<Result>,
    altTexts?: readonly string[],
  ): Promise<Result> {
    if (files.length === 0) return write([]);
    const stored: StoredFile[] = await pictures().store(files, altTexts);
    const ids = stored.map(({ id }) => id);
    try {
      return await write(ids);
    } catch (error) {
      await pictures().discard(ids);
      throw error;
    }
  }

  return {
    get,

    list: readProjects,
    page: readPage,

    /** @param images documentIds of pictures uploaded before, in order; `files` follow them */
    async create(
      input: ProjectInput,
      {
        images = [],
        files = [],
        altTexts,
      }: { images?: string[]; files?: readonly FormFile[]; altTexts?: string[] },
    ): Promise<StoredProject> {
      const fields = cleanFields(input, { partial: false });
      checkPictureCount(images.length + files.length, { isNew: true });
      return withStored(
        files,
        (added) =>
          withLock('projects', async () => {
            const uploaded = await pictures().resolve(images, []);
            const data = { ...fields, images: [...uploaded, ...added] };
            const { documentId } = await documents().create({ data: data as never });
            return get(documentId);
          }),
        altTexts,
      );
    },

    /** @throws NotFoundError, ConflictError when `version` is not the stored one, ValidationError */
    async update(
      documentId: string,
      input: ProjectInput,
      options: UpdateOptions = {},
    ): Promise<StoredProject> {
      const { files = [], arrange, version } = options;
      const fields = cleanFields(input, { partial: true });
      if (files.length > LIMITS.images) checkPictureCount(files.length, { isNew: false });
      await get(documentId);
      return withStored(files, (added) =>
        withLock('projects', async () => {
          const current = await get(documentId);
          if (version && new Date(version).getTime() !== new Date(current.updatedAt).getTime()) {
            throw new ConflictError(MESSAGES.changedElsewhere);
          }
          const images = await arrange?.(current.images ?? [], added);
          await documents().update({ documentId, data: { ...fields, ...(images && { images }) } as never });
          return get(documentId);
        }),
      );
    },

    async deleteImage(
      documentId: string,
      isTheOne: (picture: StoredPicture) => boolean,
    ): Promise<StoredProject> {
      return withLock('projects', async () => {
        const { images } = await get(documentId);
        const kept = (images ?? []).filter((picture) => !isTheOne(picture));
        if (kept.length === (images ?? []).length) {
          throw new errors.NotFoundError('This picture does not belong to the project (any more).');
        }
        await documents().update({ documentId, data: { images: kept.map(({ id }) => id) } as never });
        return get(documentId);
      });
    },

    async delete(documentId: string): Promise<void> {
      await get(documentId);
      await documents().delete({ documentId });
    },

    /**
     * Puts the named projects, in this order, into the places that they hold together; the others stay.
     * @throws ConflictError when one is not there (any more), ValidationError when one is named twice
     */
    async reorder(documentIds: readonly string[]): Promise<PublicProject[]> {
      const named = new Set(documentIds);
      if (named.size !== documentIds.length) throw new errors.ValidationError('A project is named twice.');
      await withLock('projects', async (trx) => {
        const stored = await documents().findMany({ fields: ['position'], sort: PORTFOLIO_ORDER });
        const waiting = [...documentIds];
        const order = stored.map(({ documentId }) => (named.has(documentId) ? waiting.shift() : documentId));
        if (waiting.length > 0) {
          throw new ConflictError('The list of projects has changed. Reload to see the latest version.');
        }
        // Not through the query engine: a new place in the list is not a new version of the project.
        for (const [position, documentId] of order.entries()) {
          await trx('projects').where({ document_id: documentId }).update({ position });
        }
        await raiseContentVersion();
      });
      strapi.get<PublicCache>('publicCache').invalidate();
      return readProjects({ filters: { documentId: { $in: documentIds } } });
    },
  };
};

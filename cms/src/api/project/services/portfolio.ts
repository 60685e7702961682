import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { raiseContentVersion } from '../../../shared/content-version';
import { withLock } from '../../../shared/database-lock';
import { ConflictError } from '../../../shared/errors';
import {
  findProject,
  readPage,
  readProjects,
  readVersions,
  type Image,
  type Project,
} from '../reading/project-list';
import { readProjectPage } from '../reading/project-page';
import { writeProject, type Write } from '../writing/write-project';

/** The projects for REST and GraphQL. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = strapi.documents('api::project.project');

  return {
    list: readProjects,
    page: readPage,
    projectPage: readProjectPage,

    create(write: Write): Promise<Project> {
      return writeProject('create', write, (data) =>
        documents.create({ data: data as Required<typeof data> }),
      );
    },

    update(documentId: string, write: Write): Promise<Project> {
      return writeProject('update', { ...write, documentId }, (data) =>
        documents.update({ documentId, data }),
      );
    },

    /** @throws NotFoundError when no picture of the project is the one */
    async deleteImage(documentId: string, isTheOne: (image: Image) => boolean): Promise<Project> {
      return this.update(documentId, {
        input: {},
        arrange(images) {
          const kept = images.filter((image) => !isTheOne(image));
          if (kept.length < images.length) return kept.map((image) => image.documentId);
          throw new errors.NotFoundError('This picture does not belong to the project (any more).');
        },
      });
    },

    async delete(documentId: string): Promise<void> {
      await findProject(documentId);
      await documents.delete({ documentId });
    },

    /**
     * Puts the named projects, in this order, into the places that they hold together; the others stay.
     * @throws ConflictError when one is not there (any more), ValidationError when one is named twice
     */
    async reorder(documentIds: readonly string[]): Promise<Project[]> {
      const named = new Set(documentIds);
      if (named.size !== documentIds.length) throw new errors.ValidationError('A project is named twice.');
      await withLock('projects', async (trx) => {
        const stored = await readVersions(trx);
        const waiting = [...documentIds];
        const order = stored.map(({ documentId }) => (named.has(documentId) ? waiting.shift() : documentId));
        if (waiting.length > 0) {
          throw new ConflictError('The list of projects has changed. Reload to see the latest version.');
        }
        // Not through the query engine: a new place in the list is not a new version of the project.
        const before = new Map(stored.map(({ documentId, position }) => [documentId, position]));
        const moved = [...order.entries()].filter(([position, id = '']) => before.get(id) !== position);
        for (const [position, documentId] of moved) {
          await trx('projects').where({ document_id: documentId }).update({ position });
        }
        await raiseContentVersion();
      });
      strapi.get('publicCache').invalidate();
      return readProjects({ filters: { documentId: { $in: documentIds } } });
    },
  };
};

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inTheNameOf } from '../../../auth/current-editor';
import type { Image, Project } from '../reading/project';
import { findProject, readIdsOf, readPage, readProjects } from '../reading/project-list';
import type { Status } from '../reading/project-rows';
import { readProjectPage } from '../reading/project-page';
import { discardDraft, publishProject, unpublishProject } from '../writing/change-status';
import { moveProject, reorderProjects } from '../writing/project-order';
import { publishDue, scheduleProject } from '../writing/schedule';
import { takeFromPublic } from '../writing/take-from-public';
import { underLock } from '../writing/under-rules';
import { writeProject, type Write } from '../writing/write-project';

/** The projects for REST and GraphQL. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const documents = strapi.documents('api::project.project');

  return {
    list: readProjects,
    page: readPage,
    projectPage: readProjectPage,

    /** Those of a status; whoever sees what is public only, sees nothing else than published projects. */
    async idsOf(status: Project['status'], seen: Status): Promise<string[] | undefined> {
      if (seen === 'draft') return readIdsOf(status);
      return status === 'PUBLISHED' ? undefined : [];
    },

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

    /**
     * From the website and from the draft at once; what else waits in the draft goes on waiting.
     * @throws NotFoundError when no picture of the project is the one
     */
    deleteImage(documentId: string, isTheOne: (image: Image) => boolean): Promise<Project> {
      return underLock(async (trx) => {
        const wasPublic = await takeFromPublic(documentId, isTheOne, trx);
        return this.update(documentId, {
          input: {},
          status: 'kept',
          arrange(images) {
            const kept = images.filter((image) => !isTheOne(image));
            if (wasPublic || kept.length < images.length) return kept.map((image) => image.documentId);
            throw new errors.NotFoundError('This picture does not belong to the project (any more).');
          },
        });
      });
    },

    async delete(documentId: string): Promise<void> {
      await findProject(documentId, 'draft');
      await documents.delete({ documentId });
    },

    /** @throws ConflictError, NotFoundError, ValidationError when the draft is not complete */
    publish(documentId: string, version?: string | Date): Promise<Project> {
      return publishProject(documentId, () => documents.publish({ documentId }), version);
    },

    /** @param publishAt null: not by itself */
    schedule(documentId: string, publishAt: Date | null): Promise<Project> {
      return scheduleProject(documentId, publishAt);
    },

    /** Those whose time has come. */
    publishDue(): Promise<void> {
      return publishDue((documentId) => inTheNameOf('Schedule', () => this.publish(documentId)));
    },

    /** @throws ConflictError, NotFoundError */
    async unpublish(documentId: string, version?: string | Date): Promise<Project> {
      await findProject(documentId, 'published');
      await unpublishProject(documentId, () => documents.unpublish({ documentId }), version);
      return findProject(documentId, 'draft');
    },

    /** @throws ConflictError, NotFoundError */
    async discardDraft(documentId: string, version?: string | Date): Promise<Project> {
      await findProject(documentId, 'published');
      await discardDraft(documentId, () => documents.discardDraft({ documentId }), version);
      return findProject(documentId, 'draft');
    },

    async reorder(documentIds: readonly string[]): Promise<Project[]> {
      await reorderProjects(documentIds);
      return readProjects({ filters: { documentId: { $in: documentIds } }, status: 'draft' });
    },

    async move(documentId: string, place: number): Promise<Project> {
      await moveProject(documentId, place);
      return findProject(documentId, 'draft');
    },
  };
};

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findProject, readPage, readProjects, type Image, type Project } from '../reading/project-list';
import { readProjectPage } from '../reading/project-page';
import { moveProject, reorderProjects } from '../writing/project-order';
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

    async reorder(documentIds: readonly string[]): Promise<Project[]> {
      await reorderProjects(documentIds);
      return readProjects({ filters: { documentId: { $in: documentIds } } });
    },

    async move(documentId: string, place: number): Promise<Project> {
      await moveProject(documentId, place);
      return findProject(documentId);
    },
  };
};

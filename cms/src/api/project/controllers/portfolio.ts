import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { invalidField } from '../../../shared/errors';
import { MESSAGES } from '../../../shared/project-rules';
import { toImage } from '../project-view';
import { arrangePictures } from '../image-order';
import type { PublicProject, StoredPicture } from '../services/portfolio';
import { readFiles, readPortfolioForm } from '../portfolio-form';

/** The five calls of the portfolio contract, and the upload of single pictures for GraphQL. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const portfolio = () => strapi.service('api::project.portfolio');

  return {
    async find(ctx: Context) {
      const projects: PublicProject[] = await portfolio().list();
      ctx.body = projects.map(toEntry);
    },

    async create(ctx: Context) {
      const { fields, files } = readPortfolioForm(ctx);
      const project = await portfolio().create(fields, { files });
      ctx.status = 201;
      ctx.body = toEntry(project);
    },

    async update(ctx: Context) {
      const { fields, files, existingImages, imageOrder, updatedAt } = readPortfolioForm(ctx);
      const project = await portfolio().update(ctx.params.id, fields, {
        files,
        arrange: (current: StoredPicture[], added: number[]) =>
          arrangePictures(current, added, existingImages, imageOrder),
        version: updatedAt,
      });
      ctx.body = toEntry(project);
    },

    async deleteImage(ctx: Context) {
      const { imageUrl } = (ctx.request.body ?? {}) as { imageUrl?: unknown };
      if (typeof imageUrl !== 'string')
        throw invalidField('imageUrl', 'imageUrl must be the URL of a picture');
      const project = await portfolio().deleteImage(
        ctx.params.id,
        (picture: StoredPicture) => picture.url === imageUrl,
      );
      ctx.body = { images: toEntry(project).images };
    },

    async delete(ctx: Context) {
      await portfolio().delete(ctx.params.id);
      ctx.body = { message: 'Project deleted successfully' };
    },

    async uploadImage(ctx: Context) {
      const [file, ...others] = readFiles(ctx, 'image');
      if (!file) throw invalidField('image', MESSAGES.imageRequired);
      if (others.length > 0) throw invalidField('image', 'Send one picture a request');
      const [picture] = await strapi.service('api::project.pictures').store([file]);
      ctx.status = 201;
      ctx.body = picture && toImage(picture);
    },
  };
};

function toEntry(project: PublicProject) {
  const { documentId, title, platform, description, githubLink, livePreview, updatedAt } = project;
  return {
    _id: documentId,
    title,
    platform,
    description,
    images: (project.images ?? []).map(({ url }) => url),
    technologies: project.technologies.map(({ name }) => name),
    githubLink,
    livePreview,
    updatedAt,
  };
}

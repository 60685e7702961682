import type { Core } from '@strapi/strapi';
import type { Context as KoaContext } from 'koa';
import { invalidField } from '../../../errors/errors';
import { MESSAGES } from '../../../shared-with-web/rules/project-rules';
import { FIELD_NAMES } from '../../../shared-with-web/rules/project-schema';
import { toImage, type Project } from '../reading/project';
import { readProject } from '../reading/project-list';
import { asRecord } from '../reading/values';
import { arrangePictures, findPicture } from '../rest/image-order';
import { readFiles, readPortfolioForm } from '../rest/portfolio-form';

type Context = KoaContext & { params: { id: string } };

/** The five calls of the portfolio contract, and the upload of single pictures for GraphQL. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const portfolio = strapi.service('api::project.portfolio');

  return {
    async find(ctx: Context) {
      // Their pages have the case studies.
      const projects = await portfolio.list({ withCaseStudies: false });
      ctx.body = projects.map((project) => ({ ...toEntry(project), caseStudy: undefined }));
    },

    async create(ctx: Context) {
      const { input, files, imageTexts } = readPortfolioForm(ctx);
      const project = await portfolio.create({
        ...{ input, files, imageTexts, findPicture },
        arrange: (_, added) => added,
      });
      ctx.status = 201;
      ctx.body = toEntry(project);
    },

    async update(ctx: Context) {
      const { existingImages, imageOrder, ...write } = readPortfolioForm(ctx);
      const project = await portfolio.update(ctx.params.id, {
        ...write,
        findPicture,
        arrange: (before, added) => arrangePictures(before, added, existingImages, imageOrder),
      });
      ctx.body = toEntry(project);
    },

    async deleteImage(ctx: Context) {
      const { imageUrl } = asRecord('body', ctx.request.body ?? {});
      if (typeof imageUrl !== 'string')
        throw invalidField('imageUrl', 'imageUrl must be the URL of a picture');
      const draft = await portfolio.deleteImage(ctx.params.id, ({ url }) => url === imageUrl);
      const project = (await readProject(draft.documentId, 'published')) ?? draft;
      ctx.body = { images: toEntry(project).images };
    },

    async delete(ctx: Context) {
      await portfolio.delete(ctx.params.id);
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

function toEntry(project: Project) {
  const { documentId, images, updatedAt } = project;
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, project[name]]));
  return { _id: documentId, ...fields, images: images.map(({ url }) => url), updatedAt };
}

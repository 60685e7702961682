import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DOCUMENT_ID } from '../../../shared-with-web/rules/project-rules';
import { createDrawings } from '../../../social-picture/drawings';
import { cutPicture, drawProjectPicture, sizeOf } from '../../../social-picture/project-picture';
import type { SocialPicture } from '../../../social-picture/send-picture';
import type { Image } from '../reading/project';
import { findProject } from '../reading/project-list';

const MEGABYTE = 1024 * 1024;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const drawings = createDrawings({ maxSize: 32 * MEGABYTE });

  return {
    /** @throws NotFoundError, ServiceUnavailableError when too many wait */
    async get(documentId: string): Promise<SocialPicture> {
      // What no id looks like costs not even a query.
      if (!DOCUMENT_ID.test(documentId)) throw new errors.NotFoundError('This project does not exist.');
      const { title, technologies, images, ...project } = await findProject(documentId, 'published');
      const { name: owner, accentColor, ...site } = await strapi.service('api::site.site').getCurrent();
      const host = new URL(strapi.config.get('settings').siteUrl).hostname;
      const content = { title, technologies, owner, accentColor, host };
      const picture = images[0] && toPicture(images[0]);
      const drawn = await drawings.find({
        content: Object.values(content),
        picture,
        draw: (bytes) => {
          const drawable = picture && bytes && { ...picture.size, bytes };
          return drawProjectPicture({ ...content, picture: drawable });
        },
      });
      // It shows the owner's name and colour, too. The later time alone stays the same after a clock that was ahead.
      const version = [project.updatedAt, site.updatedAt].map((time) => Date.parse(time)).join('-');
      return { ...drawn, version };
    },
  };
};

function toPicture(stored: Image) {
  const size = sizeOf(stored);
  return { stored, size, width: size.width, cut: (bytes: Buffer) => cutPicture(bytes, size) };
}

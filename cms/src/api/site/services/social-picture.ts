import type { Core } from '@strapi/strapi';
import { createDrawings } from '../../../social-picture/drawings';
import { cutPortrait, drawOwnerPicture, PORTRAIT_WIDTH } from '../../../social-picture/owner-picture';
import type { SocialPicture } from '../../../social-picture/send-picture';

const MEGABYTE = 1024 * 1024;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const drawings = createDrawings({ maxSize: MEGABYTE });

  return {
    /** @throws ServiceUnavailableError when too many wait */
    async get(): Promise<SocialPicture> {
      const { updatedAt, portrait, ...site } = await strapi.service('api::site.site').getCurrent();
      const content = {
        name: site.name,
        headline: site.headline,
        tagline: site.tagline ?? site.metaTitle,
        accentColor: site.accentColor,
        host: new URL(strapi.config.get('settings').siteUrl).hostname,
      };
      const drawn = await drawings.find({
        content: Object.values(content),
        picture: portrait ? { stored: portrait, width: PORTRAIT_WIDTH, cut: cutPortrait } : undefined,
        draw: (cut) => drawOwnerPicture({ ...content, portrait: cut }),
      });
      return { ...drawn, version: String(Date.parse(updatedAt)) };
    },
  };
};

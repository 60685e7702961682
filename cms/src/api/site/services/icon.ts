import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { COLORS } from '../../../shared-with-web/colors';
import { drawIcon } from '../../../shared-with-web/icon';
import { createDrawings } from '../../../social-picture/drawings';
import type { SocialPicture } from '../../../social-picture/send-picture';

const MEGABYTE = 1024 * 1024;
/** Pixels of an icon without a density, and the density that it has then. */
const PLAIN = { size: 32, density: 72 };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const drawings = createDrawings({ maxSize: MEGABYTE });

  return {
    /**
     * As PNG, for phones that take no SVG.
     * @param size in pixels
     * @throws ServiceUnavailableError when too many wait
     */
    async get(size: number): Promise<SocialPicture> {
      const { accentColor, updatedAt } = await strapi.service('api::site.site').getCurrent();
      const icon = Buffer.from(drawIcon(accentColor ?? COLORS.accent));
      const density = (PLAIN.density * size) / PLAIN.size;
      const drawn = await drawings.find({
        content: [size, accentColor],
        picture: undefined,
        draw: () => sharp(icon, { density }).png({ palette: true }).toBuffer(),
      });
      return { ...drawn, version: String(Date.parse(updatedAt)) };
    },
  };
};

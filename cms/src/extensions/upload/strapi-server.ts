import { isPortfolioPicture } from './origin';
import { encodePicture, encodeSizes, refuseUnlessPicture, type UploadedFile } from './picture';

type UploadPlugin = {
  contentTypes: { file: { schema: { attributes: Record<string, unknown> } } };
  services: Record<string, Record<string, unknown>>;
};

/**
 * Every upload passes Strapi's image service, be it from the dashboard, REST or the admin panel's library.
 * So this is where pictures are checked and re-encoded. @strapi/upload 5.54 calls isImage, isFaultyImage,
 * isOptimizableImage, optimize and generateResponsiveFormats in this order, for new and for replaced files.
 */
export default (plugin: UploadPlugin) => {
  const { attributes } = plugin.contentTypes.file.schema;
  attributes.placeholder = { type: 'text', configurable: false };
  attributes.isPortfolioPicture = { type: 'boolean', configurable: false, private: true };
  plugin.services['image-manipulation'] = {
    ...plugin.services['image-manipulation'],
    async isImage(file: UploadedFile) {
      if (!file.placeholder) await refuseUnlessPicture(file);
      return true;
    },
    isFaultyImage: async () => false,
    isOptimizableImage: async () => true,
    optimize: async (file: UploadedFile) => ({
      ...(await encodePicture(file)),
      ...(isPortfolioPicture() && { isPortfolioPicture: true }),
    }),
    generateResponsiveFormats: (file: UploadedFile) =>
      encodeSizes(file, strapi.config.get('plugin::upload.breakpoints')),
  };
  return plugin;
};

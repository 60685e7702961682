import { errors } from '@strapi/utils';
import { showRemoved } from '../../pictures/removed-pictures';
import type { StoredFile } from '../../api/project/services/pictures';
import { refuseUnlessPicture } from './check-picture';
import { hidingFiles, type Reading } from './hiding-files';
import type { Change } from './named-ids';
import { onlyOwn, onlyWhoChangesFolders } from './own-pictures';
import { encodePicture, encodeSizes } from './picture';
import type { UploadedFile } from './uploaded-file';
import { onlyUnpublished, type FileChange } from './public-pictures';
import { isPortfolioPicture, noting, withoutLeftovers } from './upload-context';
import { onlyUnused } from './used-pictures';

type Service = Record<string, unknown>;

type Upload = { files: unknown; data: { fileInfo?: unknown; ref?: unknown; refId?: unknown } };

type UploadPlugin = {
  controllers: {
    'admin-file': { find: Reading; destroy: Change };
    'admin-folder': { find: Reading; findOne: Reading; update: Change };
    'admin-folder-file': { deleteMany: Change; moveMany: Change };
  };
  contentTypes: { file: { schema: { attributes: Record<string, unknown> } } };
  services: {
    'image-manipulation': Service;
    file: { signFileUrls: (file: StoredFile) => Promise<StoredFile>; fetchUrlToInputFile: unknown };
    provider: (context: unknown) => Service & { upload: Parameters<typeof noting>[0] };
    upload: (context: unknown) => Service & {
      upload: (input: Upload, ...rest: unknown[]) => Promise<unknown>;
      replace: FileChange;
      updateFileInfo: FileChange;
    };
  };
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
  const { 'admin-file': files, 'admin-folder': folders, 'admin-folder-file': many } = plugin.controllers;
  Object.assign(plugin.controllers, {
    // Whose they are comes first: what a picture is used for is not told to everybody.
    'admin-file': {
      ...files,
      find: hidingFiles(files.find),
      destroy: onlyOwn(onlyUnused(files.destroy)),
    },
    'admin-folder': {
      ...folders,
      find: hidingFiles(folders.find),
      findOne: hidingFiles(folders.findOne),
      update: onlyWhoChangesFolders(folders.update),
    },
    'admin-folder-file': {
      ...many,
      deleteMany: onlyOwn(onlyUnused(many.deleteMany)),
      moveMany: onlyOwn(many.moveMany),
    },
  });
  const { file, provider, upload } = plugin.services;
  // What the panel's library shows.
  plugin.services.file = {
    ...file,
    fetchUrlToInputFile: refuseAddress,
    async signFileUrls(row) {
      const [shown = row] = await showRemoved([await file.signFileUrls(row)]);
      return shown;
    },
  };
  plugin.services.provider = (context) => {
    const service = provider(context);
    return { ...service, upload: noting(service.upload) };
  };
  plugin.services.upload = (context) => {
    const service = upload(context);
    return {
      ...service,
      upload({ files, data: { fileInfo, ref, refId } }, ...rest) {
        if (ref ?? refId) refuseEntry();
        return withoutLeftovers(() => service.upload({ files, data: { fileInfo } }, ...rest));
      },
      replace: onlyUnpublished(service.replace),
      updateFileInfo: onlyUnpublished(service.updateFileInfo),
    };
  };
  plugin.services['image-manipulation'] = {
    ...plugin.services['image-manipulation'],
    async isImage(file: UploadedFile) {
      const isEncoded = file.width !== undefined;
      if (!isEncoded) await refuseUnlessPicture(file);
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

/**
 * Strapi's check of where an address leads, for the panel's 'From URL', knows neither 0.0.0.0 nor redirects: an author
 * could ask what only this server can reach.
 */
function refuseAddress(): never {
  throw new errors.ApplicationError('Save the picture on your device, and add it from there.');
}

/** An entry that an upload names would have the picture past its rules, be it public or not. */
function refuseEntry(): never {
  throw new errors.ValidationError(
    'Leave out ref and refId, and put the picture into its project afterwards.',
  );
}

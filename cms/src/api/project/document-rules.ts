import type { Core } from '@strapi/strapi';
import { withCopiedPictures } from './writing/copy-pictures';
import { deleteProject, isUnderRules, writeProject } from './writing/write-project';

const PROJECT = 'api::project.project';

/** What is written past `writeProject`, by the admin panel, keeps the same rules. */
export function registerDocumentRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== PROJECT || isUnderRules()) return next();
    const { action, params } = context;
    let result: Awaited<ReturnType<typeof next>> = null;
    const proceed = async () => (result = await next());
    if (action === 'delete') {
      await deleteProject(params.documentId, proceed);
    } else if (action === 'create' || action === 'update' || action === 'clone') {
      const { position, ...input } = params.data ?? {};
      const save = (data: object) => {
        params.data = { ...input, ...data };
        return proceed();
      };
      if (action === 'clone') {
        const { documentId } = params;
        await withCopiedPictures(documentId, input.images, (copies) =>
          writeProject(action, { input, documentId, ...copies }, save),
        );
      } else {
        const documentId = 'documentId' in params ? params.documentId : undefined;
        await writeProject(action, { input: { ...input, position }, documentId }, save);
      }
    } else {
      return next();
    }
    return result;
  });
}

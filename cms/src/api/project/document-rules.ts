import type { Core } from '@strapi/strapi';
import { savePictures, versionInForm } from '../../shared/panel-form';
import type { Status } from './reading/project-rows';
import { withCopiedPictures } from './writing/copy-pictures';
import { deleteProject, discardDraft, publishProject, unpublishProject } from './writing/change-status';
import { refuseFarPlace } from './writing/project-order';
import { refuseFarTime } from './writing/schedule';
import { isUnderRules } from './writing/under-rules';
import { writeProject } from './writing/write-project';

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
    } else if (action === 'unpublish') {
      await unpublishProject(params.documentId, proceed);
    } else if (action === 'discardDraft') {
      await discardDraft(params.documentId, proceed);
    } else if (action === 'publish') {
      await publishProject(params.documentId, proceed);
    } else if (action === 'create' || action === 'update' || action === 'clone') {
      const { position, ...input } = params.data ?? {};
      refuseFarPlace(position);
      refuseFarTime(input.publishAt);
      const status: Status = 'status' in params && params.status === 'published' ? 'published' : 'draft';
      const save = (data: object) => {
        // Published by the rules, afterwards.
        const problem = input.publishAt ? { publishProblem: null } : {};
        Object.assign(params, { data: { ...input, ...problem, ...data }, status: 'draft' });
        return savePictures('images', proceed);
      };
      if (action === 'clone') {
        const { documentId } = params;
        await withCopiedPictures(documentId, input.images, (copies) =>
          writeProject(action, { input, documentId, status, ...copies }, save),
        );
      } else {
        const documentId = 'documentId' in params ? params.documentId : undefined;
        const write = { input: { ...input, position }, documentId, status, version: versionInForm() };
        await writeProject(action, write, save);
      }
    } else {
      return next();
    }
    return result;
  });
}

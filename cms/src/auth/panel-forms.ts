import type { Core } from '@strapi/strapi';
import { isOfPanel } from './panel-account';

/** Strapi writes the `documentId` that a form of the panel names: an author's entry would become part of another one. */
export function registerPanelForms(strapi: Core.Strapi): void {
  strapi.documents.use(({ params }, next) => {
    if (isOfPanel() && 'data' in params) {
      const data: { documentId?: unknown } = { ...params.data };
      delete data.documentId;
      Object.assign(params, { data });
    }
    return next();
  });
}

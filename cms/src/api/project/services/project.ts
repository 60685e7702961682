import { factories, type Core } from '@strapi/strapi';
import { inSnapshot } from '../../../shared/database-snapshot';

const createCore = factories.createCoreService('api::project.project', {});

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const core = createCore({ strapi });
  const { find, findOne } = core;

  return Object.assign(core, {
    find: (params: object) => inSnapshot(() => find.call(core, params)),
    findOne: (documentId: string, params: object) => inSnapshot(() => findOne.call(core, documentId, params)),
  });
};

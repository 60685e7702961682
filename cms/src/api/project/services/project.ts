import { factories, type Core } from '@strapi/strapi';
import { inSnapshot } from '../../../database/database-snapshot';

const createCore = factories.createCoreService('api::project.project');

export default (context: { strapi: Core.Strapi }) => {
  const core = createCore(context);
  return {
    find: (...args: Parameters<typeof core.find>) => inSnapshot(() => core.find(...args)),
    findOne: (...args: Parameters<typeof core.findOne>) => inSnapshot(() => core.findOne(...args)),
  };
};

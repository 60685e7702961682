import { factories } from '@strapi/strapi';
import { inSnapshot } from '../../../shared/database-snapshot';

export default factories.createCoreService('api::project.project', () => ({
  async find(...args) {
    return inSnapshot(() => super.find(...args));
  },

  async findOne(...args) {
    return inSnapshot(() => super.findOne(...args));
  },
}));

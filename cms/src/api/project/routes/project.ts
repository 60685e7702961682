import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::project.project', {
  only: ['find', 'findOne'],
  config: { find: { auth: false }, findOne: { auth: false } },
});

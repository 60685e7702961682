import type { SiteChange } from '../services/site';

const site = () => strapi.service('api::site.site');

export const resolvers = {
  Query: {
    site: () => site().get(),
  },

  Mutation: {
    updateSite: (_: unknown, { data, version }: { data: SiteChange; version?: string | Date | null }) =>
      site().update(data, version),
  },
};

import type { SetupPoint } from '../services/setup';

const setup = () => strapi.service('api::setup.setup');

export const resolvers = {
  Query: {
    setup: () => setup().get(),
  },

  Mutation: {
    async confirmSetupPoint(_: unknown, { point, isConfirmed }: { point: SetupPoint; isConfirmed: boolean }) {
      await setup().confirm(point, isConfirmed);
      return setup().get();
    },

    async deleteSampleProjects() {
      await setup().deleteSamples();
      return setup().get();
    },

    async dismissSetup(_: unknown, { isDismissed }: { isDismissed: boolean }) {
      await setup().dismiss(isDismissed);
      return setup().get();
    },
  },
};

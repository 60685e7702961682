import type { OwnAnswerInput } from '../services/own-answer';

type Create = { data: OwnAnswerInput; documentId?: string | null; answered?: string[] | null };
type Update = { documentId: string; data: OwnAnswerInput; version?: string | Date | null };

const ownAnswers = () => strapi.service('api::own-answer.own-answer');

export const resolvers = {
  Query: {
    ownAnswers: () => ownAnswers().list(),
  },

  Mutation: {
    createOwnAnswer: (_: unknown, { data, ...creation }: Create) => ownAnswers().create(data, creation),

    updateOwnAnswer: (_: unknown, { documentId, data, version }: Update) =>
      ownAnswers().update(documentId, data, version),

    async deleteOwnAnswer(_: unknown, { documentId }: { documentId: string }) {
      await ownAnswers().delete(documentId);
      return { documentId };
    },
  },
};

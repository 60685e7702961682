const questions = () => strapi.service('api::unanswered-question.unanswered-question');

export const resolvers = {
  Query: {
    unansweredQuestions: () => questions().list(),
  },

  Mutation: {
    deleteUnansweredQuestions: () => questions().removeAll(),

    async hideUnansweredQuestion(
      _: unknown,
      { documentId, isHidden }: { documentId: string; isHidden: boolean },
    ) {
      await questions().hide(documentId, isHidden);
      return { documentId };
    },
  },
};

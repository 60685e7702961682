/** For editors; `web/schema.graphql` holds it together with the rest. */
export const unansweredQuestionTypeDefs = /* GraphQL */ `
  """
  What visitors asked the assistant and it could not answer.
  """
  type UnansweredQuestion {
    documentId: ID!
    lastAskedAt: DateTime!
    timesAsked: Int!

    """
    As it was asked, the last one first.
    """
    wordings: [String!]!
  }

  type UnansweredQuestions {
    """
    The most asked ones.
    """
    nodes: [UnansweredQuestion!]!
    total: Int!
  }

  extend type Query {
    unansweredQuestions: UnansweredQuestions!
  }

  extend type Mutation {
    """
    All of them, hidden ones too; answers how many there were.
    """
    deleteUnansweredQuestions: Int!
    hideUnansweredQuestion(documentId: ID!, isHidden: Boolean!): DeleteMutationResponse!
  }
`;

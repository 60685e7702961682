/** For editors; `web/schema.graphql` holds it together with the rest. */
export const ownAnswerTypeDefs = /* GraphQL */ `
  """
  What the assistant answers in the owner's own words.
  """
  type OwnAnswer {
    """
    Markdown.
    """
    answer: String!
    documentId: ID!
    isPublished: Boolean!
    updatedAt: DateTime!

    """
    Ways to ask the same.
    """
    wordings: [String!]!
  }

  """
  An omitted field stays as it is.
  """
  input OwnAnswerInput {
    answer: String
    isPublished: Boolean
    wordings: [String!]
  }

  extend type Query {
    ownAnswers: [OwnAnswer!]!
  }

  extend type Mutation {
    """
    The unanswered questions named by answered are answered by it, and kept no longer. A documentId of your own adds it only
    once, as that of a project does.
    """
    createOwnAnswer(answered: [ID!], data: OwnAnswerInput!, documentId: ID): OwnAnswer!
    deleteOwnAnswer(documentId: ID!): DeleteMutationResponse!

    """
    The version is the updatedAt that the editor saw: another one is a conflict.
    """
    updateOwnAnswer(data: OwnAnswerInput!, documentId: ID!, version: DateTime): OwnAnswer!
  }
`;

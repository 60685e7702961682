/** For those who may read messages; `web/schema.graphql` holds it together with the rest. */
export const messageTypeDefs = /* GraphQL */ `
  type Message {
    createdAt: DateTime!
    documentId: ID!
    email: String!
    isRead: Boolean!
    message: String!
    name: String!
    """
    Not sent by the website's own form.
    """
    possibleSpam: Boolean!
  }

  type MessageEntityResponseCollection {
    """
    Newest first.
    """
    nodes: [Message!]!
    pageInfo: Pagination!
    unread: Int!
  }

  input MessageInput {
    isRead: Boolean!
  }

  extend type Query {
    messages_connection(pagination: PaginationArg): MessageEntityResponseCollection!
  }

  extend type Mutation {
    deleteMessage(documentId: ID!): DeleteMutationResponse!
    updateMessage(data: MessageInput!, documentId: ID!): Message!
  }
`;

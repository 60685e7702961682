/** Strapi's own filter inputs would take what the database cannot answer. */
export const listTypes = /* GraphQL */ `
  input DocumentIDFilterInput {
    eq: ID
    in: [ID!]
    ne: ID
  }

  type Pagination {
    page: Int!
    pageCount: Int!
    pageSize: Int!
    total: Int!
  }

  input PaginationArg {
    limit: Int
    page: Int
    pageSize: Int
    start: Int
  }

  type ProjectEntityResponseCollection {
    nodes: [Project!]!
    pageInfo: Pagination!
  }

  input ProjectFiltersInput {
    and: [ProjectFiltersInput!]
    documentId: DocumentIDFilterInput
    or: [ProjectFiltersInput!]
    platform: TextFilterInput
    technologies: TextFilterInput
    title: TextFilterInput
  }

  input TextFilterInput {
    contains: String
    containsi: String
    eq: String
    eqi: String
    in: [String!]
    ne: String
  }
`;

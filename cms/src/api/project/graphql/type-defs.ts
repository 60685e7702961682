import {
  FIELD_NAMES,
  LIST_FIELDS,
  OPTIONAL_FIELDS,
  TEXT_LIST_FIELDS,
  TICK_FIELDS,
  type FieldName,
} from '../../../shared-with-web/project-schema';

const DESCRIPTIONS: { [Name in FieldName]?: string } = {
  caseStudy: 'How it was done, in Markdown as it is written; null without.',
  period: 'The year or the period of the work, as written.',
  slug: 'Its page is /portfolio/<slug>. Unique; one that it had before still leads to it.',
};
const INPUT_DESCRIPTIONS: { [Name in FieldName]?: string } = { slug: 'Blank: made from the title.' };

const fields = FIELD_NAMES.map((name) => {
  const isOptional = name !== 'slug' && OPTIONAL_FIELDS.includes(name);
  return `${describe(DESCRIPTIONS[name])}${name}: ${typeOf(name, 'KeyFigure')}${isOptional ? '' : '!'}`;
});
const inputs = FIELD_NAMES.map(
  (name) => `${describe(INPUT_DESCRIPTIONS[name])}${name}: ${typeOf(name, 'KeyFigureInput')}`,
);

function typeOf(name: FieldName, keyFigure: string): string {
  if (TEXT_LIST_FIELDS.includes(name)) return '[String!]';
  if (LIST_FIELDS.includes(name)) return `[${keyFigure}!]`;
  return TICK_FIELDS.includes(name) ? 'Boolean' : 'String';
}

function describe(text: string | undefined): string {
  return text ? `\n"""\n${text}\n"""\n` : '';
}

/**
 * The whole public schema. `web/schema.graphql` is what the running CMS makes of it; a test compares them.
 * DateTime comes from the GraphQL plugin. Its own filter inputs would take what the database cannot answer.
 */
export const typeDefs = /* GraphQL */ `
  type DeleteMutationResponse {
    documentId: ID!
  }

  input DocumentIDFilterInput {
    eq: ID
    in: [ID!]
    ne: ID
  }

  """
  One size of a picture, as wide as its name in a srcset says.
  """
  type ImageFormat {
    height: Int!
    name: String!
    url: String!
    width: Int!
  }

  input ImageTextInput {
    alternativeText: String
    caption: String
    documentId: ID!
  }

  type KeyFigure {
    label: String!
    value: String!
  }

  input KeyFigureInput {
    label: String!
    value: String!
  }

  type Mutation {
    createProject(data: ProjectInput!): Project!
    deleteProject(documentId: ID!): DeleteMutationResponse!

    """
    Deletes one picture of a project at once, file included.
    """
    deleteProjectImage(documentId: ID!, imageId: ID!): Project!

    """
    Gives a project the place that so many others stand before, or the last one; the others keep their order.
    """
    moveProject(documentId: ID!, place: Int!): Project!

    """
    The named projects, in this order, take the places that they hold together now; the others stay.
    """
    reorderProjects(documentIds: [ID!]!): [Project!]!

    """
    Replaces the given fields. Send the updatedAt that was read: when the project has changed since, the
    answer is a CONFLICT error and nothing is written.
    """
    updateProject(data: ProjectInput!, documentId: ID!, updatedAt: DateTime): Project!
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

  type Project {
    ${fields.join('\n')}
    createdAt: DateTime!
    documentId: ID!

    """
    In order: the first one is the main picture.
    """
    images: [UploadFile!]!
    updatedAt: DateTime!
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

  """
  On create every field but technologies is required, a link unless hasNoPublicSource or hasNoLivePreview says that
  there is none; on update an omitted field stays as it is.
  """
  input ProjectInput {
    ${inputs.join('\n')}

    """
    Alternative texts and captions of its pictures; those that are not named stay.
    """
    imageTexts: [ImageTextInput!]

    """
    The complete ordered list of picture ids, as answered by POST /api/portfolio/images.
    """
    images: [ID!]
  }

  type ProjectPage {
    """
    The one after it in the order of the portfolio; null at the end.
    """
    next: Project
    previous: Project
    project: Project!

    """
    At most three, those with most technologies in common first.
    """
    related: [Project!]!
  }

  type Query {
    """
    The list that a signed-in account may manage, in order; with q those of them that searchProjects finds.
    """
    myProjects(pagination: PaginationArg, q: String): ProjectEntityResponseCollection!
    project(documentId: ID!): Project

    """
    What the page of a project shows; null when there is none. By a slug that it had before it answers, too: \`project.slug\` is the one of today.
    """
    projectPage(slug: String!): ProjectPage
    projects(filters: ProjectFiltersInput, pagination: PaginationArg, sort: [String!]): [Project!]!
    projects_connection(
      filters: ProjectFiltersInput
      pagination: PaginationArg
      sort: [String!]
    ): ProjectEntityResponseCollection!

    """
    The account behind the Firebase ID token; null without one.
    """
    viewer: Viewer
  }

  input TextFilterInput {
    contains: String
    containsi: String
    eq: String
    eqi: String
    in: [String!]
    ne: String
  }

  type UploadFile {
    alternativeText: String
    caption: String
    documentId: ID!

    """
    Smaller sizes, narrowest first; the picture itself is not among them.
    """
    formats: [ImageFormat!]!
    height: Int!
    name: String!

    """
    A tiny data: URL to show while the picture loads.
    """
    placeholder: String
    url: String!
    width: Int!
  }

  type Viewer {
    """
    Whether this account may change projects.
    """
    canEdit: Boolean!

    """
    Whether this account may read what visitors wrote.
    """
    canReadMessages: Boolean!
    uid: ID!
  }
`;

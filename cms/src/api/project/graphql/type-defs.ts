import {
  FIELD_NAMES,
  LIST_FIELDS,
  OPTIONAL_FIELDS,
  TEXT_LIST_FIELDS,
  TICK_FIELDS,
  type FieldName,
} from '../../../shared-with-web/rules/project-schema';
import { listTypes } from './list-types';
import { mutationTypes } from './mutation-types';

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
 * DateTime comes from the GraphQL plugin.
 */
export const typeDefs = /* GraphQL */ `
${listTypes}
${mutationTypes}
  type DeleteMutationResponse {
    documentId: ID!
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

  type Project {
    ${fields.join('\n')}
    createdAt: DateTime!
    documentId: ID!

    """
    In order: the first one is the main picture.
    """
    images: [UploadFile!]!

    """
    When the draft becomes public by itself; null for whoever reads what is public.
    """
    publishAt: DateTime

    """
    Why the draft did not become public at its time; null for whoever reads what is public.
    """
    publishProblem: String

    """
    PUBLISHED for whoever reads what is public.
    """
    status: ProjectStatus!
    updatedAt: DateTime!
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

  enum ProjectStatus {
    """
    Not public.
    """
    DRAFT

    """
    Public, and its draft has changed since.
    """
    MODIFIED
    PUBLISHED
  }

  enum PublicationStatus {
    DRAFT
    PUBLISHED
  }

  type Query {
    """
    The draft of a project.
    """
    myProject(documentId: ID!): Project

    """
    The drafts of all projects for editors, what is public for other accounts, in order; with q those of them that searchProjects finds, with status those that have it.
    """
    myProjects(pagination: PaginationArg, q: String, status: ProjectStatus): ProjectEntityResponseCollection!
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

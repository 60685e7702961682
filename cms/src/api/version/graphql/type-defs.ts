/** For editors, but what visitors wrote; `web/schema.graphql` holds it together with the rest. */
export const versionTypeDefs = /* GraphQL */ `
  """
  A project or the site as a write left it, or a message or an own answer as it was deleted.
  """
  type Version {
    action: VersionAction!

    """
    Names of the fields that differ from the version before it.
    """
    changes: [String!]!
    documentId: ID!

    """
    Name or address of who did it; null for the CMS itself.
    """
    editor: String

    """
    The documentId of what it is a version of.
    """
    entry: ID!

    """
    When what was deleted goes for good; null for the rest.
    """
    expiresAt: DateTime
    kind: VersionKind!

    """
    What could not be restored as it was; in the answer to a restore only.
    """
    notices: [String!]!

    """
    Null for the other kinds, as site is.
    """
    project: Project
    savedAt: DateTime!
    site: Site

    """
    The title of a project, the owner's name, or the sender of a message.
    """
    title: String!
  }

  enum VersionAction {
    """
    Found by the first write that is kept, or changed past the rules.
    """
    BASELINE
    CREATE
    DELETE
    DISCARD
    PUBLISH
    RESTORE
    SAVE_DRAFT
    UNPUBLISH
  }

  type VersionCollection {
    nodes: [Version!]!
    pageInfo: Pagination!
  }

  enum VersionKind {
    ANSWER
    MESSAGE
    PROJECT
    SITE
  }

  extend type Query {
    """
    Projects and own answers, and messages for who may read them, that were deleted in the last 30 days, the last one first.
    """
    deletedEntries(pagination: PaginationArg): VersionCollection!
    version(documentId: ID!): Version

    """
    Of one project, or of the site, which needs no entry; newest first.
    """
    versions(entry: ID, kind: VersionKind!, pagination: PaginationArg): VersionCollection!
  }

  extend type Mutation {
    """
    Removes what was deleted, with all its versions and their pictures.
    """
    deleteForGood(entry: ID!): DeleteMutationResponse!

    """
    Brings back what was deleted, under its documentId: a project with its address, order and dates.
    """
    restoreDeleted(entry: ID!): Version!

    """
    Writes a version once more, under the rules of today; what they refuse is named by field. Send the updatedAt that
    the project or the site has: when it has changed since, the restore is a conflict and changes nothing.
    """
    restoreVersion(documentId: ID!, status: PublicationStatus!, updatedAt: DateTime): Version!
  }
`;

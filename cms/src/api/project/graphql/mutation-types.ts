export const mutationTypes = /* GraphQL */ `
  type Mutation {
    """
    Public at once, unless it is saved as a draft. Send a documentId of your own, 24 lower case letters and digits, to
    add a project only once: when it is there already, the answer is a CONFLICT error and nothing is written.
    """
    createProject(data: ProjectInput!, documentId: ID, status: PublicationStatus! = PUBLISHED): Project!
    deleteProject(documentId: ID!): DeleteMutationResponse!

    """
    The draft becomes again what is public.
    """
    discardProjectDraft(documentId: ID!, updatedAt: DateTime): Project!

    """
    Makes the draft public; a draft that is not complete is refused, field by field.
    """
    publishProject(documentId: ID!, updatedAt: DateTime): Project!

    """
    Makes the draft public at this time, within a minute; null takes that back. A draft that is not complete by then
    stays, and its publishProblem says why.
    """
    scheduleProject(documentId: ID!, publishAt: DateTime): Project!

    """
    Takes it from the website; the draft stays.
    """
    unpublishProject(documentId: ID!, updatedAt: DateTime): Project!

    """
    Deletes one picture of a project at once; of one with changes that are not public, from its draft.
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
    updateProject(
      data: ProjectInput!
      documentId: ID!
      status: PublicationStatus! = PUBLISHED
      updatedAt: DateTime
    ): Project!
  }
`;

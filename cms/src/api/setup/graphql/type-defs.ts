/** For editors; `web/schema.graphql` holds it together with the rest. */
export const setupTypeDefs = /* GraphQL */ `
  """
  How far a new owner has come in making the site his own.
  """
  type Setup {
    """
    What an editor has ticked by hand.
    """
    confirmed: [SetupPoint!]!

    """
    Whether a model answers visitors; without its key, the assistant quotes what is published.
    """
    hasAssistantKey: Boolean!
    hasOwnName: Boolean!
    hasOwnPortrait: Boolean!

    """
    Whether the list is to be shown no more.
    """
    isDismissed: Boolean!

    """
    Whether the CMS tells somebody by mail about a new message.
    """
    mailsMessages: Boolean!
    ownProjects: Int!

    """
    What the site still tells of the sample's owner.
    """
    sampleFacts: [SampleFact!]!

    """
    Those that nobody has changed.
    """
    sampleProjects: Int!
  }

  type SampleFact {
    """
    Of the site.
    """
    field: String!
    text: String!
  }

  enum SetupPoint {
    ASSISTANT
    BACKUP
    MESSAGES
  }

  extend type Query {
    setup: Setup!
  }

  extend type Mutation {
    confirmSetupPoint(isConfirmed: Boolean!, point: SetupPoint!): Setup!

    """
    Deletes the sample projects that nobody has changed, pictures included.
    """
    deleteSampleProjects: Setup!
    dismissSetup(isDismissed: Boolean!): Setup!
  }
`;

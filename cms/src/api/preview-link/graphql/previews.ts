import { spend } from '../../project/reading/budget';
import { budgetOf, type ListRequest } from '../../project/graphql/list-arguments';

type Named = { documentId: string };
type Context = { koaContext: ListRequest };

const previews = () => strapi.service('api::preview-link.previews');

export const previewTypeDefs = /* GraphQL */ `
  """
  Shows the draft of a project to whoever has the link.
  """
  type PreviewLink {
    """
    /preview/…; told once, when the link is made.
    """
    address: String
    createdAt: DateTime!
    documentId: ID!
    until: DateTime!
  }

  type PreviewedProject {
    """
    The page of the project as it would be if its draft was published now.
    """
    page: ProjectPage!

    """
    How long the link is good.
    """
    until: DateTime!
  }

  type Query {
    """
    Where an editor sees the draft on its page: /preview/…, good for an hour.
    """
    previewAddress(documentId: ID!): String!

    """
    The links to the draft of this project that are still good.
    """
    previewLinks(documentId: ID!): [PreviewLink!]!

    """
    What a link shows, which is the end of its address; null for any other.
    """
    previewedProject(link: String!): PreviewedProject
  }

  type Mutation {
    """
    A link that is good for a day, for somebody who has no account.
    """
    createPreviewLink(documentId: ID!): PreviewLink!
    revokePreviewLink(documentId: ID!): DeleteMutationResponse!
  }
`;

export const previewResolvers = {
  Query: {
    async previewAddress(_: unknown, { documentId }: Named) {
      return previews().address(documentId);
    },

    async previewLinks(_: unknown, { documentId }: Named) {
      return previews().list(documentId);
    },

    async previewedProject(_: unknown, { link }: { link: string }, { koaContext }: Context) {
      spend(budgetOf(koaContext), 'pages');
      return previews().read(link);
    },
  },

  Mutation: {
    async createPreviewLink(_: unknown, { documentId }: Named) {
      return previews().create(documentId);
    },

    async revokePreviewLink(_: unknown, { documentId }: Named) {
      await previews().revoke(documentId);
      return { documentId };
    },
  },
};

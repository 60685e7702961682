import { readPagination, toPageInfo, type PaginationArgument } from '../../../graphql/pagination';

const inbox = () => strapi.service('api::message.inbox');

export const resolvers = {
  Query: {
    async messages_connection(_: unknown, { pagination }: { pagination?: PaginationArgument }) {
      const { start, limit, ...page } = readPagination(pagination);
      return {
        nodes: await inbox().list({ start, limit }),
        pageInfo: toPageInfo(page, await inbox().count()),
        unread: await inbox().count({ isRead: false }),
      };
    },
  },

  Mutation: {
    updateMessage(_: unknown, { documentId, data }: { documentId: string; data: { isRead: boolean } }) {
      return inbox().markRead(documentId, data.isRead);
    },

    async deleteMessage(_: unknown, { documentId }: { documentId: string }) {
      await inbox().delete(documentId);
      return { documentId };
    },
  },
};

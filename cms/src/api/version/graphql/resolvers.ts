import { canReadMessages, identify, type RequestLike } from '../../../auth/identity';
import { readPagination, toPageInfo, type PaginationArgument } from '../../../graphql/pagination';
import type { Status } from '../../project/reading/project-rows';
import type { Kind } from '../version-rows';

type Context = { koaContext: RequestLike };
type Entry = { entry: string };
type Restore = { documentId: string; status: Status; updatedAt?: Date | null };
type Paged = { pagination?: PaginationArgument };

const history = () => strapi.service('api::version.history');

export const resolvers = {
  Query: {
    async deletedEntries(_: unknown, { pagination }: Paged, { koaContext }: Context) {
      const { start, limit, ...page } = readPagination(pagination);
      const kinds = await kindsFor(koaContext);
      const { nodes, total } = await history().deleted(kinds, { start, limit });
      return { nodes, pageInfo: toPageInfo(page, total) };
    },

    async version(_: unknown, { documentId }: { documentId: string }, { koaContext }: Context) {
      return history().find(documentId, await kindsFor(koaContext));
    },

    async versions(_: unknown, { kind, entry, pagination }: Paged & Partial<Entry> & { kind: Kind }) {
      const { start, limit, ...page } = readPagination(pagination);
      const { nodes, total } = await history().list(kind, entry ?? undefined, { start, limit });
      return { nodes, pageInfo: toPageInfo(page, total) };
    },
  },

  Mutation: {
    async deleteForGood(_: unknown, { entry }: Entry, { koaContext }: Context) {
      await history().deleteForGood(entry, await kindsFor(koaContext));
      return { documentId: entry };
    },

    async restoreDeleted(_: unknown, { entry }: Entry, { koaContext }: Context) {
      return history().restoreDeleted(entry, await kindsFor(koaContext));
    },

    restoreVersion(_: unknown, { documentId, status, updatedAt }: Restore) {
      return history().restore(documentId, { status, seen: updatedAt });
    },
  },
};

/** Messages are personal data: not every editor may read them. */
async function kindsFor(koaContext: RequestLike): Promise<Kind[]> {
  const isReader = canReadMessages(await identify(koaContext));
  return isReader ? ['PROJECT', 'SITE', 'ANSWER', 'MESSAGE'] : ['PROJECT', 'SITE', 'ANSWER'];
}

import { canEdit, canReadMessages, identify, type RequestLike } from '../../../auth/identity';
import { readPagination, toPageInfo } from '../../../graphql/pagination';
import type { ProjectInput } from '../../../shared-with-web/project-schema';
import { spend } from '../reading/budget';
import type { ListQuery } from '../reading/project-list';
import { budgetOf, readFilters, readSort, type ListArguments, type ListRequest } from './list-arguments';
import { readSearch, searchPage } from './search';

type Data = ProjectInput & { images?: string[] | null; imageTexts?: unknown };
type Context = { koaContext: RequestLike & ListRequest };

const portfolio = () => strapi.service('api::project.portfolio');
const pictures = () => strapi.service('api::project.pictures');

export const resolvers = {
  Query: {
    async myProjects(
      _: unknown,
      { q, ...args }: Pick<ListArguments, 'pagination'> & { q?: string | null },
      { koaContext }: Context,
    ) {
      const search = readSearch({ q });
      return search.words.length > 0 ? searchPage(search, args, budgetOf(koaContext)) : toCollection(args);
    },

    async project(_: unknown, { documentId }: { documentId: string }) {
      const [project] = await portfolio().list({ filters: { documentId }, limit: 1 });
      return project ?? null;
    },

    async projectPage(_: unknown, { slug }: { slug: string }, { koaContext }: Context) {
      spend(budgetOf(koaContext), 'pages');
      return portfolio().projectPage(slug);
    },

    async projects(_: unknown, args: ListArguments, { koaContext }: Context) {
      const budget = budgetOf(koaContext);
      const { start, limit } = readPagination(args.pagination);
      return portfolio().list({
        filters: readFilters(args, budget),
        sort: readSort(args, budget),
        start,
        limit,
      });
    },

    async projects_connection(_: unknown, args: ListArguments, { koaContext }: Context) {
      const budget = budgetOf(koaContext);
      return toCollection(args, { filters: readFilters(args, budget), sort: readSort(args, budget) });
    },

    async viewer(_: unknown, __: unknown, { koaContext }: Context) {
      if (!koaContext.request.headers.authorization) return null;
      const user = await identify(koaContext);
      return { uid: user.uid, canEdit: canEdit(user), canReadMessages: canReadMessages(user) };
    },
  },

  Mutation: {
    async createProject(_: unknown, { data: { images, imageTexts, ...input } }: { data: Data }) {
      return portfolio().create({
        input,
        imageTexts,
        arrange: (own, __, trx) => pictures().resolve(images ?? [], own, trx),
      });
    },

    async updateProject(
      _: unknown,
      { documentId, data, updatedAt }: { documentId: string; data: Data; updatedAt?: string | Date | null },
    ) {
      const { images, imageTexts, ...input } = data;
      return portfolio().update(documentId, {
        input,
        imageTexts,
        version: updatedAt ?? undefined,
        ...(images && { arrange: (own, __, trx) => pictures().resolve(images, own, trx) }),
      });
    },

    async deleteProject(_: unknown, { documentId }: { documentId: string }) {
      await portfolio().delete(documentId);
      return { documentId };
    },

    async deleteProjectImage(_: unknown, { documentId, imageId }: { documentId: string; imageId: string }) {
      return portfolio().deleteImage(documentId, (image) => image.documentId === imageId);
    },

    async moveProject(_: unknown, { documentId, place }: { documentId: string; place: number }) {
      return portfolio().move(documentId, place);
    },

    async reorderProjects(_: unknown, { documentIds }: { documentIds: string[] }) {
      return portfolio().reorder(documentIds);
    },
  },
};

async function toCollection({ pagination }: Pick<ListArguments, 'pagination'>, query: ListQuery = {}) {
  const { start, limit, ...page } = readPagination(pagination);
  const { projects, total } = await portfolio().page({ ...query, start, limit });
  return { nodes: projects, pageInfo: toPageInfo(page, total) };
}

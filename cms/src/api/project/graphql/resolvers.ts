import { canEdit, canReadMessages, identify, type RequestLike } from '../../../auth/identity';
import { toPageInfo } from '../../../graphql/pagination';
import type { ProjectInput } from '../../../shared-with-web/rules/project-schema';
import { spend, type Budget } from '../reading/budget';
import type { Project } from '../reading/project';
import { readProject, type ListQuery } from '../reading/project-list';
import type { Status } from '../reading/project-rows';
import {
  budgetOf,
  readFilters,
  readPage,
  readSort,
  type ListArguments,
  type ListRequest,
} from './list-arguments';
import { readSearch, searchPage } from './search';

type Data = ProjectInput & { images?: string[] | null; imageTexts?: unknown };
type Named = { documentId: string };
/** With the `updatedAt` that the editor saw. */
type Seen = Named & { updatedAt?: string | Date | null };
type Scheduled = Named & { publishAt?: string | Date | null };
/** Of Strapi's own enum PublicationStatus, whose values are these. */
type Publication = { status: Status };
type OwnListArguments = Pick<ListArguments, 'pagination'> & {
  q?: string | null;
  status?: Project['status'] | null;
};
type Context = { koaContext: RequestLike & ListRequest };

const portfolio = () => strapi.service('api::project.portfolio');
const pictures = () => strapi.service('api::project.pictures');

export const resolvers = {
  Query: {
    async myProjects(_: unknown, { q, status: only, ...args }: OwnListArguments, { koaContext }: Context) {
      const search = readSearch({ q });
      const budget = budgetOf(koaContext);
      const status = canEdit(await identify(koaContext)) ? 'draft' : 'published';
      const among = only ? await portfolio().idsOf(only, status) : undefined;
      if (search.words.length > 0) return searchPage(search, args, budget, status, among);
      return toCollection(args, budget, {
        status,
        ...(among && { filters: { documentId: { $in: among } } }),
      });
    },

    myProject: (_: unknown, { documentId }: Named) => readProject(documentId, 'draft'),

    project: (_: unknown, { documentId }: Named) => readProject(documentId, 'published'),

    async projectPage(_: unknown, { slug }: { slug: string }, { koaContext }: Context) {
      spend(budgetOf(koaContext), 'pages');
      return portfolio().projectPage(slug);
    },

    async projects(_: unknown, args: ListArguments, { koaContext }: Context) {
      const budget = budgetOf(koaContext);
      const { start, limit } = readPage(args, budget);
      return portfolio().list({
        filters: readFilters(args, budget),
        sort: readSort(args, budget),
        start,
        limit,
      });
    },

    async projects_connection(_: unknown, args: ListArguments, { koaContext }: Context) {
      const budget = budgetOf(koaContext);
      return toCollection(args, budget, { filters: readFilters(args, budget), sort: readSort(args, budget) });
    },

    async viewer(_: unknown, __: unknown, { koaContext }: Context) {
      if (!koaContext.request.headers.authorization) return null;
      const user = await identify(koaContext);
      return { uid: user.uid, canEdit: canEdit(user), canReadMessages: canReadMessages(user) };
    },
  },

  Mutation: {
    async createProject(
      _: unknown,
      { data, documentId, status }: Publication & { data: Data; documentId?: string | null },
    ) {
      const { images, imageTexts, ...input } = data;
      return portfolio().create({
        input,
        newId: documentId ?? undefined,
        imageTexts,
        status,
        arrange: (_before, _added, own, trx) => pictures().resolve(images ?? [], own, trx),
      });
    },

    async updateProject(
      _: unknown,
      { documentId, data, updatedAt, status }: Seen & Publication & { data: Data },
    ) {
      const { images, imageTexts, ...input } = data;
      return portfolio().update(documentId, {
        input,
        imageTexts,
        version: updatedAt ?? undefined,
        status,
        ...(images && { arrange: (_before, _added, own, trx) => pictures().resolve(images, own, trx) }),
      });
    },

    async publishProject(_: unknown, { documentId, updatedAt }: Seen) {
      return portfolio().publish(documentId, updatedAt ?? undefined);
    },

    async scheduleProject(_: unknown, { documentId, publishAt }: Scheduled) {
      return portfolio().schedule(documentId, publishAt ? new Date(publishAt) : null);
    },

    async unpublishProject(_: unknown, { documentId, updatedAt }: Seen) {
      return portfolio().unpublish(documentId, updatedAt ?? undefined);
    },

    async discardProjectDraft(_: unknown, { documentId, updatedAt }: Seen) {
      return portfolio().discardDraft(documentId, updatedAt ?? undefined);
    },

    async deleteProject(_: unknown, { documentId }: Named) {
      await portfolio().delete(documentId);
      return { documentId };
    },

    async deleteProjectImage(_: unknown, { documentId, imageId }: Named & { imageId: string }) {
      return portfolio().deleteImage(documentId, (image) => image.documentId === imageId);
    },

    async moveProject(_: unknown, { documentId, place }: Named & { place: number }) {
      return portfolio().move(documentId, place);
    },

    async reorderProjects(_: unknown, { documentIds }: { documentIds: string[] }) {
      return portfolio().reorder(documentIds);
    },
  },
};

async function toCollection(args: Pick<ListArguments, 'pagination'>, budget: Budget, query: ListQuery) {
  const { start, limit, ...page } = readPage(args, budget);
  const { projects, total } = await portfolio().page({ ...query, start, limit });
  return { nodes: projects, pageInfo: toPageInfo(page, total) };
}

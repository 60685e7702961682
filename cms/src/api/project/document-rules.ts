import type { Core } from '@strapi/strapi';
import { checkPictureCount, cleanFields, type ProjectInput } from './project-fields';
import { withLock } from '../../shared/database-lock';

const PROJECT = 'api::project.project';
const WRITES = ['create', 'update', 'clone', 'delete'];

type Data = ProjectInput & { position?: number | null };
type Pictures = { id: number }[];

/**
 * The rules of a project, in the one place that REST, GraphQL and the admin panel all pass: the Document
 * Service. Also the order of new projects, and the end of pictures that no project uses any more.
 */
export function registerDocumentRules(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (context.uid !== PROJECT || !WRITES.includes(context.action)) return next();
    const params = context.params as { documentId?: string; data?: Data };
    const isNew = context.action === 'create';
    if (context.action !== 'delete') {
      params.data = cleanFields(params.data ?? {}, { partial: !isNew });
    }

    return withLock('projects', async () => {
      const before = await picturesOf(params.documentId);
      if (params.data) await place(params.data, context.action);
      const result = await next();
      const after = await picturesOf(
        isNew ? (result as { documentId: string }).documentId : params.documentId,
      );
      if (context.action !== 'delete') checkPictureCount(after.length, { isNew });
      discardAfterCommit(before.filter(({ id }) => !after.some((kept) => kept.id === id)));
      return result;
    });
  });
}

async function picturesOf(documentId: string | undefined): Promise<Pictures> {
  if (!documentId) return [];
  const project = await strapi.db
    .query(PROJECT)
    .findOne({ where: { documentId }, populate: { images: true } });
  return project?.images ?? [];
}

/** A new project comes first, unless an admin gives it a place; a place is never taken away. */
async function place(data: Data, action: string): Promise<void> {
  if (action === 'clone') data.position = await firstPosition();
  else if (action === 'create') data.position ??= await firstPosition();
  else if (data.position === null) delete data.position;
}

async function firstPosition(): Promise<number> {
  const first = await strapi.db
    .query(PROJECT)
    .findOne({ select: ['position'], orderBy: { position: 'asc' } });
  return (first?.position ?? 0) - 1;
}

export function discardAfterCommit(pictures: Pictures): void {
  if (pictures.length === 0) return;
  const discard = () =>
    strapi
      .service('api::project.pictures')
      .discard(pictures.map(({ id }) => id))
      .catch((error: Error) => strapi.log.warn(`Pictures left for the next sweep: ${error.message}`));
  void strapi.db.transaction(async ({ onCommit }) => {
    // Later, because a transaction begun inside a commit callback inherits that callback and loops.
    onCommit(() => setImmediate(discard));
  });
}

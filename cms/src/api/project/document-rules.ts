import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core, Modules } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { FormFile } from '../../middlewares/form-parsing';
import { withLock } from '../../shared/database-lock';
import { ConflictError, invalidField, invalidFields } from '../../shared/errors';
import { LIMITS, MESSAGES } from '../../shared-with-web/project-rules';
import {
  checkProject,
  findImageProblem,
  findMissingLinks,
  type Problem,
  type ProjectInput,
} from '../../shared-with-web/project-schema';
import { findProject, readProjects, type Image, type Project } from './reading/project-list';

const PROJECT = 'api::project.project';

export type Write = {
  input: ProjectInput & { position?: number | string | null };
  /** Of the project that is changed or copied. */
  documentId?: string;
  /** Pictures sent with the request, stored before `arrange` places them. */
  files?: readonly FormFile[];
  altTexts?: readonly string[];
  /** The documentIds of the pictures after the write, from those before it. Without it they stay. */
  arrange?: (
    before: readonly Image[],
    added: string[],
    trx: Knex.Transaction,
  ) => string[] | Promise<string[]>;
  /** The `updatedAt` that the editor saw. */
  version?: string | Date;
};

type Data = Partial<Modules.Documents.Params.Data.Input<typeof PROJECT>>;

/** While a project is written by the rules, Strapi passes here once more. */
const underRules = new AsyncLocalStorage<true>();

/** What is written past `writeProject`, by the admin panel, keeps the same rules. */
export function registerDocumentRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== PROJECT || underRules.getStore()) return next();
    const { action, params } = context;
    let result: Awaited<ReturnType<typeof next>> = null;
    const proceed = async () => (result = await next());
    if (action === 'delete') {
      await deleteProject(params.documentId, proceed);
    } else if (action === 'create' || action === 'update' || action === 'clone') {
      const { position, ...input } = params.data ?? {};
      const write = { input: action === 'clone' ? input : { ...input, position } };
      const documentId = 'documentId' in params ? params.documentId : undefined;
      await writeProject(action, { ...write, documentId }, (data) => {
        params.data = { ...input, ...data };
        return proceed();
      });
    } else {
      return next();
    }
    return result;
  });
}

/**
 * The one way of a project into the database: its fields are checked before a picture is stored, all else while no
 * other process writes. When it is refused, its pictures leave no trace.
 * @param save answers the document
 * @throws ValidationError, NotFoundError, ConflictError when `version` is not the stored one
 */
export async function writeProject(
  action: 'create' | 'update' | 'clone',
  { input, documentId, files = [], altTexts, arrange, version }: Write,
  save: (data: Data) => Promise<unknown>,
): Promise<Project> {
  const isNew = action === 'create';
  const fields = checkFields(input, { isPartial: !isNew });
  if (files.length > 0 && documentId) await findProject(documentId);
  return withStored(files, { altTexts, isNew }, (added) =>
    underLock(async (trx) => {
      const before = documentId ? await findProject(documentId, trx) : undefined;
      if (version && Date.parse(before?.updatedAt ?? '') !== new Date(version).getTime()) {
        throw new ConflictError(MESSAGES.changedElsewhere);
      }
      const images = await arrange?.(before?.images ?? [], added, trx);
      const position = input.position ?? (action === 'update' ? undefined : await firstPlace(trx));
      // Strapi's types do not say that null empties a field.
      const saved = await save({ ...fields, position, ...(images && { images }) } as Data);
      const after = await findProject(idOf(saved), trx);
      refuseImageCount(after.images.length, isNew);
      // A change may take back the tick of a link that it does not name.
      refuse(findMissingLinks(after));
      discardAfterCommit(before?.images.filter((image) => !isAmong(after.images, image)));
      return after;
    }),
  );
}

function deleteProject(documentId: string, proceed: () => Promise<unknown>): Promise<void> {
  return underLock(async (trx) => {
    const [project] = await readProjects({ filters: { documentId } }, trx);
    await proceed();
    discardAfterCommit(project?.images);
  });
}

function underLock<Result>(work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> {
  return withLock('projects', (trx) => underRules.run(true, () => work(trx)));
}

/**
 * The fields as they are stored.
 * @throws ValidationError that names every wrong field; its message is the first one's
 */
function checkFields(input: ProjectInput, { isPartial }: { isPartial: boolean }) {
  const names = toNames(isPartial ? input.technologies : (input.technologies ?? null));
  const { fields, problems } = checkProject({ ...input, technologies: names }, { isPartial });
  refuse(problems);
  const { technologies, ...texts } = fields;
  return { ...texts, ...(technologies && { technologies: technologies.map((name) => ({ name })) }) };
}

/** The admin panel sends components, REST and GraphQL send text. */
function toNames(technologies: unknown): unknown {
  if (!Array.isArray(technologies)) return technologies === null ? [] : technologies;
  return technologies.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry,
  );
}

function refuse(problems: Problem[]): void {
  if (problems.length > 0) throw invalidFields(problems);
}

function refuseImageCount(count: number, isNew: boolean): void {
  const problem = findImageProblem(count, { isNew });
  if (problem) throw invalidField('images', problem);
}

async function withStored<Result>(
  files: readonly FormFile[],
  { altTexts, isNew }: { altTexts?: readonly string[]; isNew: boolean },
  write: (added: string[]) => Promise<Result>,
): Promise<Result> {
  if (files.length === 0) return write([]);
  // However many the project has: so many are not worth storing.
  if (files.length > LIMITS.images) refuseImageCount(files.length, isNew);
  const pictures = strapi.service('api::project.pictures');
  const added = (await pictures.store(files, altTexts)).map(({ documentId }) => documentId);
  try {
    return await write(added);
  } catch (error) {
    await pictures.discard(added);
    throw error;
  }
}

/** A new project comes first, unless an admin gives it a place; a place is never taken away. */
async function firstPlace(trx: Knex.Transaction): Promise<number> {
  const [first] = await readProjects({ limit: 1 }, trx);
  return (first?.position ?? 0) - 1;
}

function idOf(saved: unknown): string {
  return typeof saved === 'object' && saved && 'documentId' in saved ? String(saved.documentId) : '';
}

function isAmong(images: readonly Image[], { documentId }: Image): boolean {
  return images.some((image) => image.documentId === documentId);
}

export function discardAfterCommit(images: readonly Pick<Image, 'documentId'>[] = []): void {
  if (images.length === 0) return;
  const discard = () =>
    void strapi
      .service('api::project.pictures')
      .discard(images.map(({ documentId }) => documentId))
      .catch((error: unknown) => strapi.log.warn(`Pictures left for the next sweep: ${String(error)}`));
  void strapi.db.transaction(async ({ onCommit }) => {
    // Later, because a transaction begun inside a commit callback inherits that callback and loops.
    onCommit(() => setImmediate(discard));
  });
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Modules } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { FormFile } from '../../../middlewares/form-parsing';
import { withLock } from '../../../shared/database-lock';
import { ConflictError } from '../../../shared/errors';
import { MESSAGES } from '../../../shared-with-web/project-rules';
import { findMissingLinks, type ProjectInput } from '../../../shared-with-web/project-schema';
import { findProject, readProjects, type Image, type Project } from '../reading/project-list';
import type { PictureText } from '../services/pictures';
import { checkFields, refuse } from './check-fields';
import { discardAfterCommit } from './discard-after-commit';
import { readImageTexts, writeImageTexts } from './image-texts';
import { forgetFormerSlugs, keepFormerSlug, settleSlug } from './slugs';
import { refuseImageCount, withStored } from './stored-files';

export type Write = {
  input: ProjectInput & { position?: number | string | null };
  /** Of the project that is changed or copied. */
  documentId?: string;
  /** Pictures sent with the request, stored before `arrange` places them. */
  files?: readonly FormFile[];
  fileTexts?: readonly PictureText[];
  /** The documentIds of the pictures after the write, from those before it. Without it they stay. */
  arrange?: (
    before: readonly Image[],
    added: string[],
    trx: Knex.Transaction,
  ) => string[] | Promise<string[]>;
  /** Alternative texts and captions of pictures that the project has after the write. */
  imageTexts?: unknown;
  /** The documentId of what a text names, where that is no documentId itself. */
  findPicture?: (name: string, before: readonly Image[], added: string[]) => string | undefined;
  /** The `updatedAt` that the editor saw. */
  version?: string | Date;
};

type Data = Partial<Modules.Documents.Params.Data.Input<'api::project.project'>>;

/** While a project is written by the rules, Strapi passes its own once more. */
const underRules = new AsyncLocalStorage<true>();

export function isUnderRules(): boolean {
  return underRules.getStore() ?? false;
}

/**
 * The one way of a project into the database: its fields are checked before a picture is stored, all else while no
 * other process writes. When it is refused, its pictures leave no trace.
 * @param save answers the document
 * @throws ValidationError, NotFoundError, ConflictError when `version` is not the stored one
 */
export async function writeProject(
  action: 'create' | 'update' | 'clone',
  { input, documentId, files = [], fileTexts, arrange, imageTexts, findPicture, version }: Write,
  save: (data: Data) => Promise<unknown>,
): Promise<Project> {
  const isNew = action === 'create';
  const fields = checkFields(input, { isPartial: !isNew });
  const texts = readImageTexts(imageTexts);
  if (files.length > 0 && documentId) await findProject(documentId);
  return withStored(files, { fileTexts, isNew }, (added) =>
    underLock(async (trx) => {
      const before = documentId ? await findProject(documentId, trx) : undefined;
      if (version && Date.parse(before?.updatedAt ?? '') !== new Date(version).getTime()) {
        throw new ConflictError(MESSAGES.changedElsewhere);
      }
      const slug = await settleSlug(action, fields, before, trx);
      const images = await arrange?.(before?.images ?? [], added, trx);
      const position = input.position ?? (action === 'update' ? undefined : await firstPlace(trx));
      // Strapi's types do not say that null empties a field.
      const saved = await save({ ...fields, slug, position, ...(images && { images }) } as Data);
      const find = (name: string) => (findPicture ? findPicture(name, before?.images ?? [], added) : name);
      await writeImageTexts(idOf(saved), texts, trx, find);
      const after = await findProject(idOf(saved), trx);
      await keepFormerSlug(after, action === 'update' ? before?.slug : undefined, trx);
      refuseImageCount(after.images.length, isNew);
      // A change may take back the tick of a link that it does not name.
      refuse(findMissingLinks(after));
      discardAfterCommit(before?.images.filter((image) => !isAmong(after.images, image)));
      return after;
    }),
  );
}

export function deleteProject(documentId: string, proceed: () => Promise<unknown>): Promise<void> {
  return underLock(async (trx) => {
    const [project] = await readProjects({ filters: { documentId } }, trx);
    await proceed();
    await forgetFormerSlugs(documentId, trx);
    discardAfterCommit(project?.images);
  });
}

function underLock<Result>(work: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> {
  return withLock('projects', (trx) => underRules.run(true, () => work(trx)));
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

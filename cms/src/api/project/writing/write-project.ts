import type { Modules } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { FormFile } from '../../../middlewares/form-parsing';
import { refuseOutdated } from '../../../errors/errors';
import { MESSAGES } from '../../../shared-with-web/rules/project-rules';
import type { ProjectInput } from '../../../shared-with-web/rules/project-schema';
import type { Image, Project } from '../reading/project';
import { findProject, readProject, readProjects } from '../reading/project-list';
import type { Status } from '../reading/project-rows';
import type { PictureText } from '../services/pictures';
import { keepFoundProject, keepProject } from '../../version/keep-project';
import { refuseTaken, requireDocumentId } from '../../version/new-id';
import { picturesOfVersions } from '../../version/version-rows';
import { checkFields } from './check-fields';
import { readImageTexts, writeImageTexts } from './image-texts';
import { publishDraft } from './publish-draft';
import { settleSlug } from './slugs';
import { refuseImageCount, withStored } from './stored-files';
import { refuseUnseenChanges, underLock } from './under-rules';
import { refuseUnseenPictures } from './unseen-pictures';

export type Write = {
  input: ProjectInput & { position?: number | string | null };
  /** Of the project that is changed or copied. */
  documentId?: string;
  /** The documentId that a new project is to have. */
  newId?: string;
  /** Pictures sent with the request, stored before `arrange` places them. */
  files?: readonly FormFile[];
  fileTexts?: readonly PictureText[];
  /**
   * The documentIds of the pictures after the write, from those before it. Without it they stay. `own` are those
   * that a version of the project has.
   */
  arrange?: (
    before: readonly Image[],
    added: string[],
    own: readonly Pick<Image, 'documentId'>[],
    trx: Knex.Transaction,
  ) => string[] | Promise<string[]>;
  /** Alternative texts and captions of pictures that the project has after the write. */
  imageTexts?: unknown;
  /** The documentId of what a text names, where that is no documentId itself. */
  findPicture?: (name: string, before: readonly Image[], added: string[]) => string | undefined;
  /** The `updatedAt` that the editor saw. */
  version?: string | Date;
  /** Whether it becomes public at once, as it does unless it says otherwise; `kept`: when nothing else waits in the draft. */
  status?: Status | 'kept';
};

type Data = Partial<Modules.Documents.Params.Data.Input<'api::project.project'>>;

/** The time of the original is not that of its copy, nor are its pictures. */
const UNSCHEDULED = { publishAt: null, publishProblem: null, imageTexts: null };

/**
 * The one way of a project into the database: its fields are checked before a picture is stored, all else while no
 * other process writes. When it is refused, its pictures leave no trace. What is published must be complete, of a
 * draft only what is there is checked.
 * @param save answers the document
 * @returns the draft, which is what is public as well when it was published
 * @throws ValidationError, NotFoundError, ConflictError when `version` is not the stored one or `newId` is taken
 */
export async function writeProject(
  action: 'create' | 'update' | 'clone',
  {
    input,
    documentId,
    newId,
    files = [],
    fileTexts,
    arrange,
    imageTexts,
    findPicture,
    version,
    status = 'published',
  }: Write,
  save: (data: Data) => Promise<unknown>,
): Promise<Project> {
  const documents = strapi.documents('api::project.project');
  const isNew = action === 'create';
  const fields = checkFields(input, { isPartial: !isNew, isDraft: status !== 'published' });
  if (newId) requireDocumentId(newId);
  const texts = readImageTexts(imageTexts);
  if (files.length > 0 && documentId) await findProject(documentId, 'draft');
  return withStored(files, { fileTexts, isNew }, (added) =>
    underLock(async (trx) => {
      const before = documentId ? await findProject(documentId, 'draft', trx) : undefined;
      if (newId) await refuseTaken(newId, await readProject(newId, 'draft', trx), MESSAGES.addedAlready);
      refuseOutdated(before?.updatedAt, version, MESSAGES.changedElsewhere);
      if (action === 'update' && status === 'published') refuseUnseenChanges(before, version);
      const slug = await settleSlug(action, fields, before, trx);
      // A copy begins a history of its own.
      const isChange = before && action === 'update';
      if (isChange) await keepFoundProject(before, trx);
      const own = isChange ? await picturesOfVersions(before.documentId, trx) : [];
      const images = await arrange?.(before?.images ?? [], added, own, trx);
      const position = input.position ?? (action === 'update' ? undefined : await firstPlace(trx));
      const id = newId && { documentId: newId };
      const data = { ...fields, ...id, slug, position, ...(images && { images }) };
      // Strapi's types do not say that null empties a field.
      const saved = idOf(await save((action === 'clone' ? { ...data, ...UNSCHEDULED } : data) as Data));
      const find = (name: string) => (findPicture ? findPicture(name, before?.images ?? [], added) : name);
      await writeImageTexts(saved, texts, trx, find);
      const after = await findProject(saved, 'draft', trx);
      refuseImageCount(after.images.length, false);
      const stored = added.map((picture) => ({ documentId: picture }));
      await refuseUnseenPictures(after.images, [...(before?.images ?? []), ...stored]);
      const isPublic = status === 'kept' ? before?.status === 'PUBLISHED' : status === 'published';
      if (isPublic) await publishDraft(after, () => documents.publish({ documentId: saved }), trx);
      const project = isPublic ? await findProject(saved, 'draft', trx) : after;
      await keepProject(project, isChange ? (isPublic ? 'PUBLISH' : 'SAVE_DRAFT') : 'CREATE');
      return project;
    }),
  );
}

/** A new project comes first, unless an admin gives it a place; a place is never taken away. */
async function firstPlace(trx: Knex.Transaction): Promise<number> {
  const [first] = await readProjects({ limit: 1, status: 'draft' }, trx);
  return (first?.position ?? 0) - 1;
}

function idOf(saved: unknown): string {
  return typeof saved === 'object' && saved && 'documentId' in saved ? String(saved.documentId) : '';
}

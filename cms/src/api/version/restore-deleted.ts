import type { Knex } from 'knex';
import { currentEditor } from '../../auth/current-editor';
import { FIELD_NAMES } from '../../shared-with-web/rules/project-schema';
import type { Project } from '../project/reading/project';
import { findProject, readProject } from '../project/reading/project-list';
import { projectRows, type Status } from '../project/reading/project-rows';
import { writeImageTexts } from '../project/writing/image-texts';
import { makeSlug, takeFormerSlugs } from '../project/writing/slugs';
import { underLock } from '../project/writing/under-rules';
import { fieldsOf } from './keep-project';
import { isAmong, missingPictures } from './restore-version';
import { VERSION, type DeletedProject, type ProjectVersion, type VersionRow } from './version-rows';

type Data = Parameters<ReturnType<typeof documents>['update']>[0]['data'];

const documents = () => strapi.documents('api::project.project');

/**
 * A project as it was when it was deleted: draft, published version, address, order and dates. Rules that have become
 * stricter since are no reason to lose it: it would be as public had nobody deleted it.
 * @returns what could not be restored as it was
 */
export function restoreDeletedProject(version: VersionRow): Promise<string[]> {
  return underLock(async (trx) => {
    const { entry } = version;
    const deleted = version.fields as DeletedProject;
    await recreate(deleted, version, trx);
    await takeFormerSlugs(entry, deleted.formerSlugs, trx);
    const notices = noticesOf(
      deleted,
      await findProject(entry, 'draft', trx),
      await readProject(entry, 'published', trx),
    );
    // What is not the same as before must not pass for it.
    await writeDates(deleted, { isSame: notices.length === 0 }, trx);
    const project = await findProject(entry, 'draft', trx);
    const restored = { fields: fieldsOf(project), status: project.status, savedAt: new Date() };
    await strapi.db.query(VERSION).update({
      where: { id: version.id },
      data: { ...restored, action: 'RESTORE', editor: await currentEditor() },
    });
    return notices;
  });
}

async function recreate(
  { published, ...draft }: DeletedProject,
  version: VersionRow,
  trx: Knex.Transaction,
): Promise<void> {
  const { documentId, status } = draft;
  const data = await toData(draft, version, trx);
  const first = published ? await toData(published, version, trx) : data;
  await documents().create({ data: { ...first, documentId } as Required<typeof data> });
  if (published) await documents().publish({ documentId });
  if (status === 'PUBLISHED') return;
  if (published) await documents().update({ documentId, data });
  const present = draft.images.filter((image) => isAmong(version.pictures, image.documentId));
  await writeImageTexts(documentId, present, trx, (id) => id);
}

/** Of the draft, and of what is public where that differs. */
function noticesOf(deleted: DeletedProject, draft: Project, published: Project | undefined): string[] {
  const pairs: [before: ProjectVersion, after: Project][] = [[deleted, draft]];
  if (deleted.published && published) pairs.push([deleted.published, published]);
  const missing = pairs.map(([before, after]) => before.images.length - after.images.length);
  const moved = new Map(pairs.map(([before, after]) => [before.slug, after.slug]));
  const notices = missingPictures(Math.max(...missing));
  for (const [before, after] of moved)
    if (after !== before) notices.push(`The page address ${before} was taken meanwhile: it is ${after} now.`);
  const { publishAt } = draft;
  if (publishAt !== deleted.publishAt) notices.push('Its time to go public has passed: it stays a draft.');
  return notices;
}

/** Strapi's types do not say that null empties a field. */
async function toData(
  { images, position, publishAt, ...project }: ProjectVersion,
  { entry, pictures }: VersionRow,
  trx: Knex.Transaction,
): Promise<Data> {
  const texts = FIELD_NAMES.map((name) => [name, project[name] === '' ? null : project[name]]);
  return {
    ...(Object.fromEntries(texts) as Data),
    technologies: project.technologies.map((name) => ({ name })),
    images: images.filter((image) => isAmong(pictures, image.documentId)).map((image) => image.documentId),
    slug: await makeSlug(project.slug, entry, trx),
    position,
    ...(isAhead(publishAt) && { publishAt }),
  };
}

function isAhead(publishAt: string | null): publishAt is string {
  return publishAt !== null && new Date(publishAt) > new Date();
}

/** Not through the query engine, which writes its own. */
async function writeDates(
  { published, ...draft }: DeletedProject,
  { isSame }: { isSame: boolean },
  trx: Knex.Transaction,
): Promise<void> {
  const rows = (status: Status) => projectRows(status, trx).where({ document_id: draft.documentId });
  const dates = ({ createdAt, updatedAt }: ProjectVersion) => ({
    created_at: new Date(createdAt),
    ...(isSame && { updated_at: new Date(updatedAt) }),
  });
  await rows('draft').update(dates(draft));
  if (!published) return;
  const published_at = new Date(published.publishedAt);
  await rows('published').update({ ...dates(published), ...(isSame && { published_at }) });
}

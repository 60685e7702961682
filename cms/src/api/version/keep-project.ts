import type { Knex } from 'knex';
import type { Project } from '../project/reading/project';
import { readProject } from '../project/reading/project-list';
import { projectRows } from '../project/reading/project-rows';
import { keepFound, keepVersion, type Action } from './keep-version';
import { lastVersion, type DeletedProject, type ProjectVersion } from './version-rows';

/** What a write has left of a project: its draft. */
export function keepProject(project: Project, action: Action): Promise<void> {
  return keepVersion({ ...toVersion(project), action });
}

/** What it has found; of a project that no version tells of, what was public as well. */
export async function keepFoundProject(project: Project, trx: Knex.Transaction): Promise<void> {
  const { documentId, status } = project;
  if (status === 'MODIFIED' && !(await lastVersion(documentId))) {
    const published = await readProject(documentId, 'published', trx);
    if (published) await keepFound(toVersion(published));
  }
  await keepFound(toVersion(project));
}

/** All that it takes to bring a project back. To be called before it goes. */
export async function keepDeletedProject(draft: Project, trx: Knex.Transaction): Promise<void> {
  const { documentId } = draft;
  const published = await readProject(documentId, 'published', trx);
  const former = await trx<{ slug: string; project_id: string }>('former_slugs')
    .where({ project_id: documentId })
    .select('slug');
  const { fields, pictures, ...version } = toVersion(draft);
  const deleted: DeletedProject = {
    ...fields,
    formerSlugs: former.map(({ slug }) => slug),
    published: published
      ? { ...fieldsOf(published), publishedAt: await publicationOf(documentId, trx) }
      : null,
  };
  const all = [...pictures, ...(published?.images.map((image) => image.documentId) ?? [])];
  await keepVersion({ ...version, fields: deleted, pictures: all, action: 'DELETE' });
}

function toVersion(project: Project) {
  const { documentId, status, images } = project;
  const pictures = images.map((image) => image.documentId);
  return { kind: 'PROJECT' as const, entry: documentId, status, fields: fieldsOf(project), pictures };
}

export function fieldsOf(project: Project): ProjectVersion {
  const images = project.images.map(({ documentId, alternativeText, caption }) => ({
    ...{ documentId, alternativeText, caption },
  }));
  return { ...project, images };
}

async function publicationOf(documentId: string, trx: Knex.Transaction): Promise<string> {
  const row: { published_at: Date | number } = await projectRows('published', trx)
    .where({ document_id: documentId })
    .first('published_at');
  return new Date(row.published_at).toISOString();
}

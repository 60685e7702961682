import type { Knex } from 'knex';
import { inSnapshot } from '../../../database/database-snapshot';
import { SLUG_PATTERN } from '../../../shared-with-web/rules/project-rules';
import type { Project } from './project';
import { readProject, readProjects } from './project-list';
import { projectRows, type Status } from './project-rows';

type ProjectPage = {
  project: Project;
  previous: Project | null;
  next: Project | null;
  related: Project[];
};

const RELATED = 3;

/** As PORTFOLIO_ORDER and `readProjects` have it. */
const ORDER = 'projects.position, projects.created_at DESC, projects.document_id, projects.id';

/** By a slug of today or of before, in letters of any case. */
export async function readProjectPage(slug: string): Promise<ProjectPage | null> {
  const wanted = slug.toLowerCase();
  if (!SLUG_PATTERN.test(wanted)) return null;
  return inSnapshot(async (trx) => {
    const documentId = await findBySlug(wanted, trx);
    return documentId ? readPageOf(documentId, 'published', trx) : null;
  });
}

/** Of a draft among what is public, for somebody who need not be its editor: he is told nothing of its schedule. */
export async function readPreview(documentId: string, status: Status): Promise<ProjectPage | null> {
  return inSnapshot(async (trx) => {
    const page = await readPageOf(documentId, status, trx);
    return page && { ...page, project: { ...page.project, publishAt: null, publishProblem: null } };
  });
}

async function readPageOf(
  documentId: string,
  status: Status,
  trx: Knex.Transaction,
): Promise<ProjectPage | null> {
  const project = await readProject(documentId, status, trx);
  if (!project) return null;
  const { previous, next } = await neighboursOf(documentId, status, trx);
  const related = await relatedTo(project, trx);
  const shown = [previous, next, ...related].filter((id) => id !== null);
  const others = await readProjects({ filters: { documentId: { $in: shown } } }, trx);
  const byId = new Map(others.map((other) => [other.documentId, other]));
  return {
    project,
    previous: byId.get(previous ?? '') ?? null,
    next: byId.get(next ?? '') ?? null,
    related: related.flatMap((id) => byId.get(id) ?? []),
  };
}

async function findBySlug(slug: string, trx: Knex.Transaction): Promise<string | undefined> {
  const formerly = trx('former_slugs').where({ slug }).select('project_id');
  // Its id was the address of a project that had no slug yet.
  const found: { document_id: string } | undefined = await projectRows('published', trx)
    .andWhere((either) => {
      void either.where({ slug }).orWhereIn('document_id', formerly).orWhere('document_id', slug);
    })
    .orderByRaw('CASE WHEN slug = ? THEN 0 ELSE 1 END', slug)
    .first('document_id');
  return found?.document_id;
}

type Neighbours = { previous: string | null; next: string | null };

async function neighboursOf(documentId: string, status: Status, trx: Knex.Transaction): Promise<Neighbours> {
  const others = projectRows('published', trx).whereNot('document_id', documentId).select('id');
  const own = projectRows(status, trx).where('document_id', documentId).select('id');
  const places = trx('projects')
    .whereIn('id', others)
    .orWhereIn('id', own)
    .select(
      'document_id',
      trx.raw(`lag(document_id) OVER (ORDER BY ${ORDER}) AS previous`),
      trx.raw(`lead(document_id) OVER (ORDER BY ${ORDER}) AS next`),
    );
  const place: Neighbours | undefined = await trx
    .from(places.as('places'))
    .where({ document_id: documentId })
    .first('previous', 'next');
  return place ?? { previous: null, next: null };
}

/**
 * Those with most technologies in common, in one statement however many projects there are. It counts before it looks
 * at the projects: the other way round SQLite compares each of their technologies with all the others.
 */
async function relatedTo({ documentId, technologies }: Project, trx: Knex.Transaction): Promise<string[]> {
  if (technologies.length === 0) return [];
  const names = technologies.map(() => 'lower(?)').join(', ');
  const alike = trx('projects_cmps AS links')
    .join('components_project_technologies AS technologies', 'technologies.id', 'links.cmp_id')
    .where('links.field', 'technologies')
    .whereRaw(`lower(technologies.name) IN (${names})`, technologies)
    .groupBy('links.entity_id')
    .select('links.entity_id', trx.raw('count(*) AS common'));
  const related: { document_id: string }[] = await projectRows('published', trx)
    .join(alike.as('alike'), 'alike.entity_id', 'projects.id')
    .whereNot('projects.document_id', documentId)
    .orderByRaw(`alike.common DESC, ${ORDER}`)
    .limit(RELATED)
    .select('projects.document_id');
  return related.map(({ document_id }) => document_id);
}

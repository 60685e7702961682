import type { Knex } from 'knex';
import { inSnapshot } from '../../../shared/database-snapshot';
import { SLUG_PATTERN } from '../../../shared-with-web/project-rules';
import { findProject, readProjects, type Project } from './project-list';

export type ProjectPage = {
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
    if (!documentId) return null;
    const project = await findProject(documentId, trx);
    const { previous, next } = await neighboursOf(documentId, trx);
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
  });
}

async function findBySlug(slug: string, trx: Knex.Transaction): Promise<string | undefined> {
  const formerly = trx('former_slugs').where({ slug }).select('project_id');
  // Its id was the address of a project that had no slug yet.
  const found = await trx<{ slug: string | null; document_id: string }>('projects')
    .where({ slug })
    .orWhereIn('document_id', formerly)
    .orWhere('document_id', slug)
    .orderByRaw('CASE WHEN slug = ? THEN 0 ELSE 1 END', slug)
    .first('document_id');
  return found?.document_id;
}

type Neighbours = { previous: string | null; next: string | null };

async function neighboursOf(documentId: string, trx: Knex.Transaction): Promise<Neighbours> {
  const places = trx('projects').select(
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
  const related: { document_id: string }[] = await trx('projects')
    .join(alike.as('alike'), 'alike.entity_id', 'projects.id')
    .whereNot('projects.document_id', documentId)
    .orderByRaw(`alike.common DESC, ${ORDER}`)
    .limit(RELATED)
    .select('projects.document_id');
  return related.map(({ document_id }) => document_id);
}

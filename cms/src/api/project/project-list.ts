import type { Knex } from 'knex';
import type { PublicProject } from './services/portfolio';
import { withSubqueries } from './relation-filters';
import { PORTFOLIO_ORDER } from './portfolio-order';

export type ListQuery = {
  /** As the Document Service takes them. */
  filters?: object;
  /** `title:asc`, `createdAt:desc`, … */
  sort?: readonly string[];
  start?: number;
  limit?: number;
};

type Json = string | object;
type Row = Record<'technologies' | 'images', Json> & Record<'createdAt' | 'updatedAt', number | Date>;

const PROJECT = 'api::project.project';

const COLUMNS = {
  id: 'projects.id',
  documentId: 'document_id',
  title: 'title',
  platform: 'platform',
  description: 'description',
  githubLink: 'github_link',
  livePreview: 'live_preview',
  position: 'position',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

const JSON_SQL = {
  sqlite: { object: 'json_object', list: 'json_group_array', formats: 'json(files.formats)' },
  postgres: { object: 'json_build_object', list: 'json_agg', formats: 'files.formats' },
};

/**
 * Projects with their pictures and technologies, in one statement: so it sees them all as of one moment, and takes
 * a part of the time that the Document Service takes for its three. Not for use in a transaction.
 */
export async function readProjects(query: ListQuery = {}): Promise<PublicProject[]> {
  const { filters = {}, sort = PORTFOLIO_ORDER, start = 0, limit } = query;
  const knex: Knex = strapi.db.connection;
  const statement = knex('projects').select(COLUMNS).select(knex.raw(relationsSql())).offset(start);
  if (limit !== undefined) statement.limit(limit);
  if (Object.keys(filters).length > 0) statement.whereIn('projects.id', idsWhere(filters));
  for (const entry of [...sort, 'id:asc']) {
    const [field = '', direction] = entry.split(':');
    statement.orderBy(COLUMNS[field as keyof typeof COLUMNS], direction);
  }
  const rows: Row[] = await statement;
  return rows.map(toProject);
}

/** A part of the list, and how long the whole one is. */
export async function readPage(query: ListQuery & { start: number; limit: number }) {
  const { filters = {}, start, limit } = query;
  const projects = await readProjects(query);
  const isEnd = projects.length < limit && (projects.length > 0 || start === 0);
  const total = isEnd ? start + projects.length : await strapi.db.query(PROJECT).count({ where: filters });
  return { projects, total };
}

function idsWhere(filters: object): Knex.QueryBuilder {
  return strapi.db.queryBuilder(PROJECT).select('id').where(withSubqueries(filters)).getKnexQuery();
}

function relationsSql(): string {
  const { object, list, formats } = JSON_SQL[strapi.db.dialect.client as keyof typeof JSON_SQL];
  return `
    (SELECT ${list}(${object}('name', technologies.name) ORDER BY links."order", links.id)
      FROM projects_cmps AS links
      JOIN components_project_technologies AS technologies ON technologies.id = links.cmp_id
      WHERE links.entity_id = projects.id AND links.field = 'technologies') AS technologies,
    (SELECT ${list}(${object}('documentId', files.document_id, 'name', files.name, 'url', files.url,
        'alternativeText', files.alternative_text, 'width', files.width, 'height', files.height,
        'placeholder', files.placeholder, 'formats', ${formats}) ORDER BY links."order", links.id)
      FROM files_related_mph AS links
      JOIN files ON files.id = links.file_id
      WHERE links.related_id = projects.id AND links.related_type = '${PROJECT}' AND links.field = 'images') AS images`;
}

function toProject({ technologies, images, createdAt, updatedAt, ...row }: Row): PublicProject {
  return {
    ...row,
    technologies: readJson(technologies),
    images: readJson(images),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  } as PublicProject;
}

/** PostgreSQL's driver has read it already; its list of nothing is null. */
function readJson(json: Json | null): unknown {
  return typeof json === 'string' ? JSON.parse(json) : (json ?? []);
}

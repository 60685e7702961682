import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { FIELD_NAMES, LIST_FIELDS } from '../../../shared-with-web/rules/project-schema';
import { projectRows, whereStatus, type Status } from './project-rows';
import { withSubqueries } from './relation-filters';
import { toProject, type Project, type ProjectRow } from './project';

export type ListQuery = {
  /** As the Document Service takes them. */
  filters?: object;
  /** `title:asc`, `createdAt:desc`, … */
  sort?: readonly string[];
  start?: number;
  limit?: number;
  /** `published` unless it says otherwise. */
  status?: Status;
  /** Null when not: in a list of hundreds they would be megabytes. */
  withCaseStudies?: boolean;
};

type Rows<Found> = Knex.QueryBuilder<object, Found[]>;

const PROJECT = 'api::project.project';

/** The one order of projects, everywhere: as placed by hand, newest first when never moved. */
export const PORTFOLIO_ORDER = ['position:asc', 'createdAt:desc', 'documentId:asc'];

const COLUMNS = [
  ...['documentId', 'position', 'imageTexts', 'createdAt', 'updatedAt', 'publishAt', 'publishProblem'],
  ...FIELD_NAMES.filter((name) => name !== 'slug' && !LIST_FIELDS.some((list) => list === name)),
];

/** Rows that came past the rules, from another version or a backup, have none until the next start. */
const SLUG_SQL = 'COALESCE(projects.slug, projects.document_id)';

const PUBLIC_SQL = {
  published: 'projects.updated_at',
  draft: `(SELECT published.updated_at FROM projects AS published
    WHERE published.document_id = projects.document_id AND published.published_at IS NOT NULL)`,
};

const JSON_SQL = {
  sqlite: { object: 'json_object', list: 'json_group_array', formats: 'json(files.formats)' },
  postgres: { object: 'json_build_object', list: 'json_agg', formats: 'files.formats' },
};

/**
 * Projects with their pictures and technologies, in one statement: so it sees them all as of one moment, and takes
 * a part of the time that the Document Service takes for its three.
 * @param trx the transaction around, if there is one
 */
export async function readProjects(query: ListQuery = {}, trx?: Knex.Transaction): Promise<Project[]> {
  const { filters = {}, sort = PORTFOLIO_ORDER, start = 0, limit, status = 'published' } = query;
  const { withCaseStudies = true } = query;
  const knex: Knex = trx ?? strapi.db.connection;
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, columnOf(name)]));
  const statement = projectRows(status, knex)
    .select(withCaseStudies ? columns : { ...columns, caseStudy: knex.raw('NULL') })
    .select<ProjectRow[]>(
      knex.raw(`${SLUG_SQL} AS slug, ${PUBLIC_SQL[status]} AS "publicUpdatedAt", ${relationsSql()}`),
    )
    .offset(start);
  if (limit !== undefined) statement.limit(limit);
  if (Object.keys(filters).length > 0) statement.whereIn('projects.id', idsWhere(filters));
  const rows = await inOrder(statement, sort);
  return rows.map(toProject);
}

export async function readProject(
  documentId: string,
  status: Status,
  trx?: Knex.Transaction,
): Promise<Project | undefined> {
  const [project] = await readProjects({ filters: { documentId }, limit: 1, status }, trx);
  return project;
}

/** @throws NotFoundError */
export async function findProject(
  documentId: string,
  status: Status,
  trx?: Knex.Transaction,
): Promise<Project> {
  const project = await readProject(documentId, status, trx);
  if (!project) throw new errors.NotFoundError('This project does not exist (any more).');
  return project;
}

const PLACE = ['documentId', 'position', 'updatedAt'] as const;

const STATUS_SQL: Record<Project['status'], string> = {
  DRAFT: `${PUBLIC_SQL.draft} IS NULL`,
  MODIFIED: `${PUBLIC_SQL.draft} <> projects.updated_at`,
  PUBLISHED: `${PUBLIC_SQL.draft} = projects.updated_at`,
};

/** Those whose drafts have this status. */
export async function readIdsOf(status: Project['status']): Promise<string[]> {
  const knex = strapi.db.connection;
  return projectRows('draft', knex).whereRaw(STATUS_SQL[status]).pluck('projects.document_id');
}

/** Which projects there are, in their order, and of when. */
export async function readVersions(
  status: Status,
  trx: Knex.Transaction,
): Promise<{ documentId: string; position: number; updatedAt: number }[]> {
  const columns = Object.fromEntries(PLACE.map((name) => [name, columnOf(name)]));
  const statement = projectRows(status, trx).select<Pick<ProjectRow, (typeof PLACE)[number]>[]>(columns);
  const rows = await inOrder(statement, PORTFOLIO_ORDER);
  return rows.map(({ updatedAt, ...row }) => ({
    ...row,
    updatedAt: new Date(updatedAt).getTime(),
  }));
}

/** A part of the list, and how long the whole one is. */
export async function readPage(query: ListQuery & { start: number; limit: number }) {
  const { filters = {}, start, limit, status = 'published' } = query;
  const projects = await readProjects(query);
  const isEnd = projects.length < limit && (projects.length > 0 || start === 0);
  const total = isEnd
    ? start + projects.length
    : await strapi.db.query(PROJECT).count({ where: { $and: [filters, whereStatus(status)] } });
  return { projects, total };
}

function inOrder<Found>(statement: Rows<Found>, sort: readonly string[]): Rows<Found> {
  for (const entry of [...sort, 'id:asc']) {
    const [field = '', direction] = entry.split(':');
    statement.orderBy(columnOf(field), direction);
  }
  return statement;
}

function columnOf(name: string): string {
  const attribute = strapi.db.metadata.get(PROJECT).attributes[name];
  return `projects.${attribute && 'columnName' in attribute ? attribute.columnName : name}`;
}

function idsWhere(filters: object): Knex.QueryBuilder {
  return strapi.db.queryBuilder(PROJECT).select('id').where(withSubqueries(filters)).getKnexQuery();
}

function relationsSql(): string {
  const { object, list, formats } = JSON_SQL[strapi.db.dialect.client === 'postgres' ? 'postgres' : 'sqlite'];
  return `
    (SELECT ${list}(technologies.name ORDER BY links."order", links.id)
      FROM projects_cmps AS links
      JOIN components_project_technologies AS technologies ON technologies.id = links.cmp_id
      WHERE links.entity_id = projects.id AND links.field = 'technologies') AS technologies,
    (SELECT ${list}(${object}('value', figures.value, 'label', figures.label) ORDER BY links."order", links.id)
      FROM projects_cmps AS links
      JOIN components_project_key_figures AS figures ON figures.id = links.cmp_id
      WHERE links.entity_id = projects.id AND links.field = 'keyFigures') AS "keyFigures",
    (SELECT ${list}(${object}('documentId', files.document_id, 'name', files.name, 'url', files.url,
        'alternativeText', files.alternative_text, 'caption', files.caption, 'width', files.width, 'height', files.height,
        'placeholder', files.placeholder, 'formats', ${formats}) ORDER BY links."order", links.id)
      FROM files_related_mph AS links
      JOIN files ON files.id = links.file_id
      WHERE links.related_id = projects.id AND links.related_type = '${PROJECT}' AND links.field = 'images') AS images`;
}

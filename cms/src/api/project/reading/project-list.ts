import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import {
  FIELD_NAMES,
  LIST_FIELDS,
  TICK_FIELDS,
  type ProjectFields,
} from '../../../shared-with-web/project-schema';
import { withSubqueries } from './relation-filters';

/** As GraphQL answers it. */
export type Project = Omit<ProjectFields, 'slug'> & {
  slug: string;
  documentId: string;
  images: Image[];
  position: number;
  createdAt: string;
  updatedAt: string;
};

export type Image = Omit<StoredImage, 'formats'> & { formats: Format[] };

type StoredImage = {
  documentId: string;
  url: string;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  width: number;
  height: number;
  placeholder: string | null;
  formats: Record<string, Omit<Format, 'name'>> | null;
};

type Format = { name: string; url: string; width: number; height: number };

export type ListQuery = {
  /** As the Document Service takes them. */
  filters?: object;
  /** `title:asc`, `createdAt:desc`, … */
  sort?: readonly string[];
  start?: number;
  limit?: number;
};

type Json<Value> = string | Value | null;
type Row = Omit<Project, 'technologies' | 'keyFigures' | 'images' | 'createdAt' | 'updatedAt'> & {
  technologies: Json<string[]>;
  keyFigures: Json<ProjectFields['keyFigures']>;
  images: Json<StoredImage[]>;
  createdAt: number | Date;
  updatedAt: number | Date;
};

type Rows<Found> = Knex.QueryBuilder<object, Found[]>;

const PROJECT = 'api::project.project';

/** The one order of projects, everywhere: as placed by hand, newest first when never moved. */
export const PORTFOLIO_ORDER = ['position:asc', 'createdAt:desc', 'documentId:asc'];

const COLUMNS = ['documentId', 'position', 'createdAt', 'updatedAt', ...FIELD_NAMES].filter(
  (name) => name !== 'slug' && !LIST_FIELDS.some((list) => list === name),
);

/** Rows that came past the rules, from another version or a backup, have none until the next start. */
const SLUG_SQL = 'COALESCE(projects.slug, projects.document_id)';

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
  const { filters = {}, sort = PORTFOLIO_ORDER, start = 0, limit } = query;
  const knex: Knex = trx ?? strapi.db.connection;
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, columnOf(name)]));
  const statement = knex<object>('projects')
    .select(columns)
    .select<Row[]>(knex.raw(`${SLUG_SQL} AS slug, ${relationsSql()}`))
    .offset(start);
  if (limit !== undefined) statement.limit(limit);
  if (Object.keys(filters).length > 0) statement.whereIn('projects.id', idsWhere(filters));
  const rows = await inOrder(statement, sort);
  return rows.map(toProject);
}

/** @throws NotFoundError */
export async function findProject(documentId: string, trx?: Knex.Transaction): Promise<Project> {
  const [project] = await readProjects({ filters: { documentId }, limit: 1 }, trx);
  if (!project) throw new errors.NotFoundError('This project does not exist (any more).');
  return project;
}

const PLACE = ['documentId', 'position', 'updatedAt'] as const;

/** Which projects there are, in their order, and of when. */
export async function readVersions(
  trx: Knex.Transaction,
): Promise<{ documentId: string; position: number; updatedAt: number }[]> {
  const columns = Object.fromEntries(PLACE.map((name) => [name, columnOf(name)]));
  const statement = trx<object>('projects').select<Pick<Row, (typeof PLACE)[number]>[]>(columns);
  const rows = await inOrder(statement, PORTFOLIO_ORDER);
  return rows.map(({ updatedAt, ...row }) => ({
    ...row,
    updatedAt: new Date(updatedAt).getTime(),
  }));
}

/** A part of the list, and how long the whole one is. */
export async function readPage(query: ListQuery & { start: number; limit: number }) {
  const { filters = {}, start, limit } = query;
  const projects = await readProjects(query);
  const isEnd = projects.length < limit && (projects.length > 0 || start === 0);
  const total = isEnd ? start + projects.length : await strapi.db.query(PROJECT).count({ where: filters });
  return { projects, total };
}

/** With its sizes, narrowest first. */
export function toImage(stored: StoredImage): Image {
  const { documentId, url, name, alternativeText, caption, width, height, placeholder } = stored;
  const formats = Object.entries(stored.formats ?? {})
    .map(([format, size]) => ({ name: format, url: size.url, width: size.width, height: size.height }))
    .sort((a, b) => a.width - b.width);
  return { documentId, url, name, alternativeText, caption, width, height, placeholder, formats };
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

function toProject({ technologies, keyFigures, images, createdAt, updatedAt, ...row }: Row): Project {
  // SQLite has no booleans, and projects from before there were ticks have null.
  const stored: Record<string, unknown> = row;
  const ticks = Object.fromEntries(TICK_FIELDS.map((name) => [name, Boolean(stored[name])]));
  return {
    ...row,
    ...ticks,
    technologies: readJson(technologies),
    keyFigures: readJson(keyFigures),
    images: readJson(images).map(toImage),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** PostgreSQL's driver has read it already; its list of nothing is null. */
function readJson<Value>(json: Json<Value[]>): Value[] {
  return typeof json === 'string' ? (JSON.parse(json) as Value[]) : (json ?? []);
}

import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { Row } from '../../rows';
import type { ImageText } from '../../shared-with-web/rules/image-texts';
import { FIELD_NAMES } from '../../shared-with-web/rules/project-schema';
import { SITE_FIELD_NAMES, type SiteFields } from '../../shared-with-web/rules/site-schema';
import type { Project } from '../project/reading/project';
import type { StoredFile } from '../project/services/pictures';

export const VERSION = 'api::version.version';

/** Of a deleted entry. */
export const KEPT_DAYS = 30;

export type Kind = 'PROJECT' | 'SITE' | 'MESSAGE' | 'ANSWER';

export type VersionRow = Omit<Row<typeof VERSION>, 'fields' | 'pictures'> & {
  fields: VersionFields;
  pictures: StoredFile[];
};

export type VersionFields = ProjectVersion | DeletedProject | SiteVersion | DeletedMessage | DeletedAnswer;

export type ProjectVersion = Omit<Project, 'images'> & { images: ImageText[] };

/** What it takes to bring a project back. */
export type DeletedProject = ProjectVersion & {
  published: (ProjectVersion & { publishedAt: string }) | null;
  formerSlugs: string[];
};

export type SiteVersion = SiteFields & { portrait: string | null; updatedAt: string };

export type DeletedMessage = Pick<
  Row<'api::message.message'>,
  | ('name' | 'email' | 'message' | 'isRead' | 'possibleSpam')
  | ('notification' | 'notificationAttempts' | 'submission')
> & { createdAt: string; updatedAt: string };

/** @property title the first way to ask it */
export type DeletedAnswer = Pick<
  Row<'api::own-answer.own-answer'>,
  'wordings' | 'answer' | 'isPublished' | 'position'
> & { title: string; updatedAt: string };

/** What a version may differ in from the one before it. */
const COMPARED: Record<Kind, readonly string[]> = {
  PROJECT: [...FIELD_NAMES, 'images'],
  SITE: [...SITE_FIELD_NAMES, 'portrait'],
  MESSAGE: [],
  ANSWER: [],
};

export function differences(kind: Kind, one: VersionFields, other: VersionFields): string[] {
  const [ofOne, ofOther] = [new Map<string, unknown>(Object.entries(one)), new Map(Object.entries(other))];
  return COMPARED[kind].filter(
    (name) => !isDeepStrictEqual(ofOne.get(name) ?? null, ofOther.get(name) ?? null),
  );
}

type Query = { start?: number; limit?: number };

/** Newest first. */
export async function findVersions(where: object, { start, limit }: Query = {}): Promise<VersionRow[]> {
  const rows = await strapi.db.query(VERSION).findMany({
    where,
    orderBy: { id: 'desc' },
    offset: start,
    limit,
    populate: { pictures: true },
  });
  return rows as unknown[] as VersionRow[];
}

export async function lastVersion(entry: string): Promise<VersionRow | undefined> {
  const [last] = await findVersions({ entry }, { limit: 1 });
  return last;
}

/** The pictures of all versions of an entry. */
export async function picturesOfVersions(
  entry: string,
  trx: Knex.Transaction,
): Promise<{ documentId: string }[]> {
  return trx('versions')
    .join('files_related_mph AS links', 'links.related_id', 'versions.id')
    .join('files', 'files.id', 'links.file_id')
    .where({ 'versions.entry': entry, 'links.related_type': VERSION })
    .distinct({ documentId: 'files.document_id' });
}

import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { withLock } from '../../database/database-lock';
import { invalidField } from '../../errors/errors';
import { FIELD_NAMES, type ProjectInput } from '../../shared-with-web/rules/project-schema';
import { SITE_FIELD_NAMES } from '../../shared-with-web/rules/site-schema';
import { findProject } from '../project/reading/project-list';
import type { Status } from '../project/reading/project-rows';
import { makeSlug } from '../project/writing/slugs';
import { asRestore } from './keep-version';
import {
  findVersions,
  lastVersion,
  type ProjectVersion,
  type SiteVersion,
  type VersionRow,
} from './version-rows';

/** @property seen the `updatedAt` of what there is, as the editor saw it */
export type How = { status: Status; seen?: Date | null };
type Restored = { row: VersionRow; notices: string[] };

/**
 * Writes a version once more, as any other write is.
 * @throws NotFoundError, ConflictError for a project that is deleted and when what was seen is not the stored one,
 *   ValidationError that names every field which the rules of today refuse
 */
export async function restoreVersion(documentId: string, how: How): Promise<Restored> {
  return withLock('projects', async (trx) => {
    const [version] = await findVersions({ documentId, kind: { $in: ['PROJECT', 'SITE'] } }, { limit: 1 });
    if (!version) throw new errors.NotFoundError('This version does not exist (any more).');
    const restore = version.kind === 'PROJECT' ? restoreProject : restoreSite;
    const notices = await asRestore(() => restore(version, how, trx));
    const row = await lastVersion(version.entry);
    return { row: row ?? version, notices };
  });
}

async function restoreProject(
  { entry, fields, pictures }: VersionRow,
  { status, seen }: How,
  trx: Knex.Transaction,
): Promise<string[]> {
  const { images, ...project } = fields as ProjectVersion;
  const current = await findProject(entry, 'draft', trx);
  const isFree = (await makeSlug(project.slug, entry, trx)) === project.slug;
  const slug = isFree ? project.slug : current.slug;
  const present = images.filter(({ documentId }) => isAmong(pictures, documentId));
  const input: ProjectInput = Object.fromEntries(FIELD_NAMES.map((name) => [name, project[name]]));
  await strapi.service('api::project.portfolio').update(entry, {
    input: { ...input, slug },
    status,
    version: seen ?? current.updatedAt,
    arrange: () => present.map(({ documentId }) => documentId),
    imageTexts: present,
  });
  return [
    ...(isFree ? [] : [`The page address ${project.slug} was taken meanwhile: it stays ${slug}.`]),
    ...missingPictures(images.length - present.length),
  ];
}

async function restoreSite({ fields, pictures }: VersionRow, { status, seen }: How): Promise<string[]> {
  if (status === 'draft') throw invalidField('status', 'The site has no drafts: restore it at once.');
  const site = fields as SiteVersion;
  const input = Object.fromEntries(SITE_FIELD_NAMES.map((name) => [name, site[name]]));
  const portrait = site.portrait !== null && isAmong(pictures, site.portrait) ? site.portrait : null;
  await strapi.service('api::site.site').update({ ...input, portrait }, seen);
  return missingPictures(site.portrait === portrait ? 0 : 1);
}

export function missingPictures(count: number): string[] {
  if (count === 0) return [];
  return [`${count === 1 ? 'A picture is' : `${count} pictures are`} gone, and left out.`];
}

export function isAmong(pictures: readonly { documentId: string }[], documentId: string): boolean {
  return pictures.some((picture) => picture.documentId === documentId);
}

import { toImage, type Image } from '../project/reading/project';
import {
  differences,
  KEPT_DAYS,
  type DeletedMessage,
  type ProjectVersion,
  type SiteVersion,
  type VersionRow,
} from './version-rows';

type Expiring = Pick<VersionRow, 'kind' | 'action' | 'savedAt'> & { fields: object };

const DAY = 24 * 3600 * 1000;

/**
 * As GraphQL answers it.
 * @param before the one before it, if there is one
 */
export function toVersion(row: VersionRow, before?: VersionRow, notices: readonly string[] = []) {
  const { documentId, kind, entry, action, editor, savedAt, fields } = row;
  return {
    ...{ documentId, kind, entry, action, editor, savedAt, notices },
    title: 'title' in fields ? fields.title : fields.name,
    changes: before ? differences(kind, fields, before.fields) : [],
    expiresAt: expiryOf(row),
    project: kind === 'PROJECT' ? toProject(row) : null,
    site: kind === 'SITE' ? toSite(row) : null,
  };
}

/** Nothing that a visitor wrote is kept longer than the owner decided, deleted or not. */
export function expiryOf({ kind, action, savedAt, fields }: Expiring): Date | null {
  if (action !== 'DELETE') return null;
  const deletion = daysAfter(savedAt, KEPT_DAYS);
  if (kind !== 'MESSAGE') return deletion;
  const retention = daysAfter(
    (fields as DeletedMessage).createdAt,
    strapi.config.get('settings').messageRetentionDays,
  );
  return retention < deletion ? retention : deletion;
}

function daysAfter(date: VersionRow['savedAt'], days: number): Date {
  return new Date(new Date(date).getTime() + days * DAY);
}

function toProject({ fields, pictures }: VersionRow) {
  const project = fields as ProjectVersion;
  const images = project.images.flatMap((text): Image[] => {
    const file = pictures.find(({ documentId }) => documentId === text.documentId);
    return file ? [{ ...toImage(file), ...text }] : [];
  });
  return { ...project, images, publishAt: null, publishProblem: null };
}

function toSite({ fields, pictures }: VersionRow) {
  const site = fields as SiteVersion;
  const portrait = pictures.find(({ documentId }) => documentId === site.portrait);
  return { ...site, portrait: portrait ? toImage(portrait) : null };
}

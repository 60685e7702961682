import { withLock } from '../../shared/database-lock';
import { expiryOf } from './read-version';
import { findVersions, VERSION, type VersionRow } from './version-rows';

const KEPT_PER_ENTRY = 20;

type Place = Pick<VersionRow, 'id' | 'entry' | 'status'>;

/** Removes what is beyond the last versions of each entry, and what was deleted long ago; then the pictures of both. */
export async function pruneVersions(now = new Date()): Promise<void> {
  const pictures = await withLock('projects', async () => {
    const select = ['id', 'entry', 'status'];
    const places: Place[] = await strapi.db.query(VERSION).findMany({ select, orderBy: { id: 'desc' } });
    const expired = await findExpired(now);
    const surplus = [...groupByEntry(places)].flatMap(([entry, versions]) =>
      expired.has(entry) ? versions : surplusOf(versions),
    );
    return removeVersions(surplus);
  });
  await strapi.service('api::project.pictures').discard(pictures);
}

/**
 * One by one, because `deleteMany` leaves the links to their pictures.
 * @returns the documentIds of these pictures
 */
export async function removeVersions(versions: readonly Pick<VersionRow, 'id'>[]): Promise<string[]> {
  const pictures = new Set<string>();
  for (const { id } of versions) {
    const [version] = await findVersions({ id });
    for (const { documentId } of version?.pictures ?? []) pictures.add(documentId);
    await strapi.db.query(VERSION).delete({ where: { id } });
  }
  return [...pictures];
}

async function findExpired(now: Date): Promise<Set<string>> {
  const deleted = await findVersions({ action: 'DELETE' });
  const expired = deleted.filter((version) => (expiryOf(version) ?? now) < now);
  return new Set(expired.map(({ entry }) => entry));
}

function groupByEntry(places: readonly Place[]): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groups.get(place.entry);
    if (group) group.push(place);
    else groups.set(place.entry, [place]);
  }
  return groups;
}

/** What is public stays, however many drafts were saved since. */
function surplusOf(newestFirst: readonly Place[]): Place[] {
  const published = newestFirst.find(({ status }) => status === 'PUBLISHED');
  return newestFirst.slice(KEPT_PER_ENTRY).filter((version) => version !== published);
}

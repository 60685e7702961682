import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { withLock } from '../../database/database-lock';
import { expiryOf } from './read-version';
import { findVersions, VERSION, type DeletedMessage, type VersionRow } from './version-rows';

const KEPT_PER_ENTRY = 20;
/** Entries in one transaction, for whose end everybody waits: some may have been deleted by the thousand on one day. */
const AT_ONCE = 10;

type Place = Pick<VersionRow, 'id' | 'entry' | 'status'>;
type Deleted = Pick<VersionRow, 'entry' | 'kind' | 'action' | 'savedAt'> & Pick<DeletedMessage, 'createdAt'>;

/** Removes what is beyond the last versions of each entry, and what was deleted long ago; then the pictures of both. */
export async function pruneVersions(now = new Date()): Promise<void> {
  const expired = await findExpired(now, strapi.db.connection('versions'));
  const places = [...groupByEntry(await findPlaces())];
  const concerned = places.filter(
    ([entry, versions]) => expired.has(entry) || surplusOf(versions).length > 0,
  );
  const entries = concerned.map(([entry]) => entry);
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    await pruneEntries(entries.slice(start, start + AT_ONCE), now);
    // SQLite answers at once, so that nobody else would have his turn.
    await nextTurn();
  }
}

async function pruneEntries(entries: readonly string[], now: Date): Promise<void> {
  const where = { entry: { $in: entries } };
  const pictures = await withLock('projects', async (trx) => {
    const expired = await findExpired(now, trx('versions').whereIn('entry', entries));
    const surplus = [...groupByEntry(await findPlaces(where))].flatMap(([entry, versions]) =>
      expired.has(entry) ? versions : surplusOf(versions),
    );
    return removeVersions(surplus);
  });
  await strapi.service('api::project.pictures').discard(pictures);
}

/**
 * Deletes one by one, because `deleteMany` leaves the links to their pictures.
 * @returns the documentIds of these pictures
 */
export async function removeVersions(versions: readonly Pick<VersionRow, 'id'>[]): Promise<string[]> {
  const found = await findVersions({ id: { $in: versions.map(({ id }) => id) } });
  for (const { id } of found) await strapi.db.query(VERSION).delete({ where: { id } });
  return [...new Set(found.flatMap(({ pictures }) => pictures.map(({ documentId }) => documentId)))];
}

/** Newest first. */
async function findPlaces(where = {}): Promise<Place[]> {
  const select = ['id', 'entry', 'status'];
  return strapi.db.query(VERSION).findMany({ where, select, orderBy: { id: 'desc' } });
}

/**
 * Which entries were deleted so long ago that nothing of them is kept any more. Of their fields only the time is read:
 * thousands of messages are megabytes.
 */
async function findExpired(now: Date, versions: Knex.QueryBuilder): Promise<Set<string>> {
  const createdAt = strapi.db.connection.raw("fields ->> 'createdAt' AS ??", ['createdAt']);
  const deleted: Deleted[] = await versions
    .where({ action: 'DELETE' })
    .select('entry', 'kind', 'action', { savedAt: 'saved_at' }, createdAt);
  const expired = deleted.filter((version) => (expiryOf({ ...version, fields: version }) ?? now) < now);
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

import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepByVersion } from '../cache/content-version';
import { isEqual, sign } from '../shared/signature';
import { isElsewhere } from './stored-bytes';

const HOUR_IN_SECONDS = 3600;
const KEY = /^(\d{10})\.([\w-]{43})$/;
const VERSION = 'api::version.version';
const SIZES = /^(thumbnail|large|medium|small)_/;
/** Milliseconds. What another process has written is known after them. */
const MAX_AGE = 1000;
/** Milliseconds. A database that is silent for longer holds up no picture. */
const LOOKUP_TIMEOUT = 300;

type File = { hash: string; url: string; formats: Record<string, { url: string }> | null };

type Lookup = { begunAt: number; isRunning: boolean; answer?: Promise<unknown> };

/**
 * Which pictures were deleted or replaced. The database is asked once for all who want to know, a second later for the
 * next ones, and at once after a write in this process. While it is silent, what it said last holds.
 * @param find the hashes of all
 */
export function createRemovedPictures(find = keepByVersion(findRemoved, { withDrafts: true })) {
  let hashes: ReadonlySet<string> = new Set();
  let last: Lookup | undefined;

  function newest(): Lookup {
    if (!last || (!last.isRunning && performance.now() - last.begunAt >= MAX_AGE)) last = lookUp();
    return last;
  }

  function lookUp(): Lookup {
    const current: Lookup = { begunAt: performance.now(), isRunning: true };
    const found = find()
      .then((removed) => {
        if (last === current) hashes = removed;
      })
      .catch(() => undefined)
      .finally(() => (current.isRunning = false));
    const tooLate = wait(LOOKUP_TIMEOUT, undefined, { ref: false });
    return Object.assign(current, { answer: Promise.race([found, tooLate]) });
  }

  return {
    /** Before the first picture is asked for: a process knows them from its start. */
    async prepare(): Promise<void> {
      hashes = await find();
    },

    /** @param name of a file, in any of its sizes */
    async has(name: string): Promise<boolean> {
      await newest().answer;
      const hash = hashOf(name);
      return hashes.has(hash) || hashes.has(hash.replace(SIZES, ''));
    },

    /** Nobody has to ask for it to be known: the database may be silent by then. */
    invalidate(): void {
      last = undefined;
      setImmediate(newest);
    },
  };
}

export type RemovedPictures = ReturnType<typeof createRemovedPictures>;

/** As disks read names that tell no case. */
function hashOf(name: string): string {
  const [hash = ''] = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\w-]/);
  return hash;
}

/** Versions alone still have them, to bring them back. Those of the editors' library are public, whoever uses them. */
async function findRemoved(): Promise<ReadonlySet<string>> {
  const rows: { hash: string }[] = await strapi.db
    .connection('files')
    .join('files_related_mph AS links', 'links.file_id', 'files.id')
    .where('files.is_portfolio_picture', true)
    .groupBy('files.id', 'files.hash')
    .havingRaw('MIN(links.related_type) = ? AND MAX(links.related_type) = ?', [VERSION, VERSION])
    .select('files.hash');
  return new Set(rows.map(({ hash }) => hashOf(hash)));
}

/** With addresses under which an editor sees the removed ones, for an hour at least. */
export async function showRemoved<Shown extends File>(files: readonly Shown[]): Promise<Shown[]> {
  const removed = strapi.get('removedPictures');
  return Promise.all(
    files.map(async (file) =>
      !isElsewhere(file.url) && (await removed.has(file.hash)) ? withKeys(file) : file,
    ),
  );
}

/** @param key from the query of an address */
export function isShown(name: string, key: unknown, now = Date.now()): boolean {
  const [, until = '', signature = ''] = KEY.exec(String(key)) ?? [];
  return Number(until) * 1000 >= now && isEqual(signature, signatureOf(name, until));
}

function withKeys<Shown extends File>(file: Shown): Shown {
  const { formats }: File = file;
  const sizes = Object.entries(formats ?? {}).map(([name, size]) => [name, withKey(size)] as const);
  return Object.assign(withKey(file), { formats: Object.fromEntries(sizes) });
}

/** The same within an hour, so that browsers load it once. Strapi's library asks for it twice. */
function withKey<Sized extends { url: string }>(size: Sized): Sized {
  const [address = ''] = size.url.split('?');
  const hours = Math.ceil(Date.now() / 1000 / HOUR_IN_SECONDS) + 1;
  const until = String(hours * HOUR_IN_SECONDS);
  return { ...size, url: `${address}?key=${until}.${signatureOf(path.basename(address), until)}` };
}

function signatureOf(name: string, until: string): string {
  return sign('removed picture', [name, until], strapi.config.get('settings').secrets.ADMIN_JWT_SECRET);
}

import path from 'node:path';
import { isEqual, sign } from './signature';
import { isElsewhere } from './stored-bytes';

const HOUR_IN_SECONDS = 3600;
const KEY = /^(\d{10})\.([\w-]{43})$/;
const VERSION = 'api::version.version';

type File = { hash: string; url: string; formats: Record<string, { url: string }> | null };

/**
 * Pictures that were deleted or replaced: versions alone still have them, to bring them back. Those of the editors'
 * library are as public as before, whoever uses them.
 */
export async function removedAmong(hashes: readonly string[]): Promise<string[]> {
  const rows: { hash: string }[] = await strapi.db
    .connection('files')
    .join('files_related_mph AS links', 'links.file_id', 'files.id')
    .whereIn('files.hash', hashes)
    .andWhere('files.is_portfolio_picture', true)
    .groupBy('files.id', 'files.hash')
    .havingRaw('MIN(links.related_type) = ? AND MAX(links.related_type) = ?', [VERSION, VERSION])
    .select('files.hash');
  return rows.map(({ hash }) => hash);
}

/** With addresses under which an editor sees the removed ones, for an hour at least. */
export async function showRemoved<Shown extends File>(files: readonly Shown[]): Promise<Shown[]> {
  const local = files.filter(({ url }) => !isElsewhere(url)).map(({ hash }) => hash);
  const removed = local.length > 0 ? await removedAmong(local) : [];
  return files.map((file) => (removed.includes(file.hash) ? withKeys(file) : file));
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

import { Refusal } from '../../bootstrap/terminal.mjs';
import type { Product } from '../product.ts';

export const MANIFEST = 'manifest.json';
export const ACCOUNTS = 'accounts.json';
export const ADDRESSES = 'picture-addresses.json';
export const PICTURES = 'pictures/';
export const DATABASES = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const;

export type Engine = keyof typeof DATABASES;

export type StoredFile = { path: string; size: number; sha256: string };

/** The first file of an archive; it names all the others. */
export type Manifest = {
  format: 1;
  date: string;
  engine: Engine;
  product: Product;
  /** How many rows each table has. */
  rows: Record<string, number>;
  /** Pictures that the database names and that were nowhere to be found. */
  missing: string[];
  files: StoredFile[];
};

/** @throws Refusal unless every name is one that a backup writes: none leads out of the folder it is unpacked to */
export function parseManifest(text: string): Manifest {
  const manifest = parse(text);
  const isKnown = manifest?.format === 1 && Object.hasOwn(DATABASES, manifest.engine);
  if (!isKnown || !manifest.files.every(isFile)) throw damaged('its manifest is not one of a backup');
  const names = manifest.files.map(({ path }) => path);
  const stranger = names.find((name) => !isOurs(name, manifest.engine));
  if (stranger !== undefined) throw damaged(`it names the file ${JSON.stringify(stranger)}`);
  if (new Set(names).size < names.length) throw damaged('it names a file twice');
  if (!names.includes(DATABASES[manifest.engine])) throw damaged('it has no database');
  return manifest;
}

export function damaged(what: string): Refusal {
  return new Refusal(`The archive is damaged or not one of ours: ${what}. Take another one.`);
}

function parse(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text);
    const { version, strapi, schema } = manifest.product;
    const isWhole =
      [version, strapi, manifest.date].every((field) => typeof field === 'string') &&
      [schema, manifest.files, manifest.missing].every(Array.isArray);
    return isWhole ? manifest : undefined;
  } catch {
    return undefined;
  }
}

function isFile({ path, size, sha256 }: StoredFile): boolean {
  return typeof path === 'string' && Number.isSafeInteger(size) && size >= 0 && /^[0-9a-f]{64}$/.test(sha256);
}

function isOurs(name: string, engine: Engine): boolean {
  if (name.startsWith(PICTURES)) return isFileName(name.slice(PICTURES.length));
  return ([DATABASES[engine], ACCOUNTS, ADDRESSES] as string[]).includes(name);
}

/** One that stays in its folder; hidden ones belong to the CMS. */
export function isFileName(name: string): boolean {
  return /^[^./\\\0][^/\\\0]*$/.test(name) && Buffer.byteLength(name) <= 255;
}

import type { Core, UID } from '@strapi/strapi';
import { StartRefusal } from '../errors/start-refusal';
import {
  findLostColumns,
  findLostDrafts,
  findLostValues,
  isNewer,
  nameOfColumn,
  type Column,
  type Shape,
  type Versions,
} from './data-loss';

const STORE = { type: 'core', name: 'portfolio', key: 'data-version' } as const;

/** Of the row in Strapi's core store. */
export const DATA_VERSION_KEY = `${STORE.type}_${STORE.name}_${STORE.key}`;

/**
 * Lets a start fail, before it changes anything, on a database that a newer version has written: Strapi deletes every
 * column, table and draft that the version before knew and this one does not.
 */
export function refuseNewerData(strapi: Core.Strapi): void {
  const { db } = strapi;
  const init = db.init.bind(db);
  // Not in Strapi's hook: it runs all handlers side by side, and its own one deletes drafts.
  db.init = async (options) => {
    const database = await init(options);
    await requireNoLoss(strapi);
    return database;
  };
}

/** For those who come after. */
export async function noteDataVersion(strapi: Core.Strapi): Promise<void> {
  await strapi.store.set({ ...STORE, value: versionsOf(strapi) });
}

export function versionsOf({ config }: Core.Strapi): Versions {
  return { product: config.get('info.version'), strapi: config.get('info.strapi') };
}

async function requireNoLoss(strapi: Core.Strapi): Promise<void> {
  const stored = await strapi.db.schema.schemaStorage.read();
  if (!stored) return;
  const writer = (await strapi.store.get(STORE)) as Versions | null;
  // It was not noted before this was refused.
  if (!writer) return;
  const own = versionsOf(strapi);
  if (isNewer(writer.strapi, own.strapi)) throw refusal(writer, own, 'cannot be sure to read it');
  if (isNewer(own.product, writer.product) || isNewer(own.strapi, writer.strapi)) return;
  const shapes = await readShapes(strapi, stored.schema.tables);
  const loss = await findLoss(strapi, shapes);
  if (loss.length > 0) throw refusal(writer, own, `would delete ${loss.slice(0, 3).join(', ')}`);
  const unknown = await findUnknown(strapi, shapes);
  if (unknown.length > 0) throw refusal(writer, own, `does not know ${unknown.slice(0, 3).join(', ')}`);
}

type Shapes = { stored: Shape; own: Shape };

async function readShapes(strapi: Core.Strapi, tables: Shape['tables']): Promise<Shapes> {
  const content = { type: 'strapi', name: 'content_types', key: 'schema' } as const;
  const contentTypes = (await strapi.store.get(content)) as Shape['contentTypes'] | null;
  return {
    stored: { tables, contentTypes: contentTypes ?? {} },
    own: {
      tables: strapi.db.schema.schema.tables,
      contentTypes: { ...strapi.contentTypes } as Shape['contentTypes'],
    },
  };
}

async function findLoss(strapi: Core.Strapi, { stored, own }: Shapes): Promise<string[]> {
  const loss: string[] = [];
  for (const column of findLostColumns(stored, own))
    if (await isFilled(strapi, column)) loss.push(nameOfColumn(column));
  return [...loss, ...findLostDrafts(stored, own).map((uid) => `the drafts of ${uid}`)];
}

/** Values of enumerations that are saved, and would fail every list that they are in. */
async function findUnknown({ db }: Core.Strapi, { stored, own }: Shapes): Promise<string[]> {
  const unknown: string[] = [];
  for (const { uid, attribute, values } of findLostValues(stored, own)) {
    const row = await db.query(uid as UID.ContentType).findOne({ where: { [attribute]: { $in: values } } });
    if (row) unknown.push(`every ${attribute} of ${uid}`);
  }
  return unknown;
}

/** An upgrade that is taken back before anything was saved in what it added loses nothing. */
async function isFilled({ db }: Core.Strapi, { table, column }: Column): Promise<boolean> {
  if (!(await db.getSchemaConnection().hasColumn(table, column))) return false;
  const row: unknown = await db.getConnection(table).whereNotNull(column).first(column);
  return row !== undefined;
}

function refusal(writer: Versions, own: Versions, why: string): Error {
  return new StartRefusal(
    `The database was last written by ${nameOf(writer)}; this is ${nameOf(own)}, which ${why}. Nothing was changed. ` +
      'Start the version that wrote it or a newer one, or restore the backup that was made before the upgrade. ' +
      'To take something out of the content types on purpose, raise "version" in package.json and cms/package.json.',
  );
}

export function nameOf({ product, strapi }: Versions): string {
  return `version ${product} with Strapi ${strapi}`;
}

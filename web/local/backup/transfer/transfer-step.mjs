// @ts-check
// `node transfer-step.mjs export|import FILE`, with the settings of the CMS in the environment: Strapi's own transfer
// between its database and a file, without pictures. Two of Strapi do not fit into one process.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CMS } from '../../bootstrap/folders.mjs';

const [, , direction, path = ''] = process.argv;
const load = createRequire(join(CMS, 'package.json'));
const { createStrapi } = load('@strapi/strapi');
const { file, strapi: local, engine } = load('@strapi/data-transfer');

const strapi = createStrapi({
  appDir: CMS,
  distDir: join(CMS, 'dist'),
  autoReload: false,
  serveAdminPanel: false,
});
await strapi.load();
strapi.cron.stop();
await (direction === 'export' ? exportTo() : importFrom());
await strapi.destroy();
process.exit();

async function exportTo() {
  const source = local.providers.createLocalStrapiSourceProvider({
    getStrapi: async () => strapi,
    autoDestroy: false,
  });
  const target = file.providers.createLocalFileDestinationProvider({
    file: { path },
    encryption: { enabled: false },
    compression: { enabled: false },
  });
  readInOrder();
  await transfer(source, target);
  const { id } = (await apiFolder().get({})) ?? {};
  const folder = id && (await strapi.db.query('plugin::upload.folder').findOne({ where: { id } }));
  writeFileSync(`${path}.json`, JSON.stringify({ apiFolder: folder?.documentId ?? null }));
}

/** PostgreSQL finds a changed row last, and the copies are numbered as they are found: a history would be shuffled. */
function readInOrder() {
  const { db } = strapi;
  const { queryBuilder } = db;
  db.queryBuilder = (/** @type {unknown[]} */ ...args) => {
    const query = queryBuilder.apply(db, args);
    const { stream } = query;
    query.stream = () => stream.call(query.orderBy({ id: 'asc' }));
    return query;
  };
}

async function importFrom() {
  const source = file.providers.createLocalFileSourceProvider({
    file: { path: `${path}.tar` },
    encryption: { enabled: false },
    compression: { enabled: false },
  });
  // Nothing is left out, as `strapi import` leaves out the panel's accounts and tokens: without an account, the next
  // visitor of the panel would be its first.
  const restore = { assets: false, entities: {}, configuration: { coreStore: true, webhook: true } };
  const target = local.providers.createLocalStrapiDestinationProvider({
    getStrapi: async () => strapi,
    autoDestroy: false,
    strategy: 'restore',
    restore,
  });
  const committed = untilCommitted();
  await transfer(source, target);
  await committed();
  await setApiFolder();
}

/** Strapi says that it has ended before the database does. */
function untilCommitted() {
  const { db } = strapi;
  const { transaction } = db;
  /** @type {Promise<unknown>[]} */
  const begun = [];
  db.transaction = (/** @type {unknown[]} */ ...args) => {
    const result = transaction.apply(db, args);
    begun.push(result);
    return result;
  };
  return () => Promise.all(begun);
}

/** Pictures stay where they are: both databases name the same. */
async function transfer(/** @type {unknown} */ source, /** @type {unknown} */ target) {
  const options = { versionStrategy: 'exact', schemaStrategy: 'exact', exclude: ['files'], only: [] };
  await engine.createTransferEngine(source, target, options).transfer();
}

/** A number, which is another one in each database. */
async function setApiFolder() {
  const { apiFolder: documentId } = JSON.parse(readFileSync(`${path}.json`, 'utf8'));
  if (!documentId) return;
  const { id } = await strapi.db.query('plugin::upload.folder').findOne({ where: { documentId } });
  await apiFolder().set({ value: { id } });
}

function apiFolder() {
  return strapi.store({ type: 'plugin', name: 'upload', key: 'api-folder' });
}

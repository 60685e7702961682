import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CMS } from '../../bootstrap/folders.mjs';
import { runProcess } from '../../bootstrap/processes.mjs';
import { Refusal, step } from '../../bootstrap/terminal.mjs';
import { sync } from '../archive/checksum.ts';
import { withClient } from '../databases/postgres-client.ts';
import { countRows } from '../databases/postgres.ts';
import { giveName } from '../give-name.ts';
import { readProduct } from '../product.ts';
import { dropAll, isEmptyPostgres, requireUnused } from '../databases/restore-postgres.ts';
import type { BackupSettings } from '../settings.ts';
import { readSqlite, snapshotSqlite } from '../databases/sqlite.ts';

/** Longer than any picture waits for its project: the CMS must not tidy up while it is moved. */
const NEVER = String(100 * 365 * 24 * 3600);

/** Where the CMS runs for a step: no folder of pictures that it could tidy. */
type Place = { dataDir: string; databaseUrl?: string };

/** @throws Refusal unless nobody writes to the one and the other is empty */
export async function requireReady({ databaseUrl, sqliteFile }: BackupSettings, to: string): Promise<void> {
  if (databaseUrl) await requireUnused(databaseUrl);
  const isEmpty = to === 'sqlite' ? !existsSync(sqliteFile) : await isEmptyPostgres(to);
  if (!isEmpty)
    throw new Refusal(
      `${to === 'sqlite' ? sqliteFile : 'The database of --to'} is not empty: nothing is overwritten. ` +
        'Move it away, or name an empty one.',
    );
}

/** @param to the address of a PostgreSQL, or `sqlite` */
export async function transfer(settings: BackupSettings, to: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'transfer-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const file = join(folder, 'transfer');
  const logDir = join(settings.dataDir, 'logs');
  const source = { dataDir: join(folder, 'source'), databaseUrl: settings.databaseUrl };
  const target = { dataDir: join(folder, 'target'), ...(to !== 'sqlite' && { databaseUrl: to }) };
  for (const { dataDir } of [source, target]) mkdirSync(join(dataDir, 'cms'), { recursive: true });
  if (!source.databaseUrl) await snapshotSqlite(settings.sqliteFile, sqliteOf(source));
  await step('Reading the one database', () => runStep({ direction: 'export', file, logDir }, source));
  try {
    await step('Filling the other', () => runStep({ direction: 'import', file, logDir }, target));
    await requireSame(source, target);
  } catch (error) {
    if (to !== 'sqlite') await dropAll(to);
    throw error;
  }
  if (to === 'sqlite') await takeOver(sqliteOf(target), settings.sqliteFile);
  removeFolder();
}

const sqliteOf = ({ dataDir }: Place) => join(dataDir, 'cms/data.db');

type Step = { direction: 'export' | 'import'; file: string; logDir: string };

function runStep({ direction, file, logDir }: Step, { dataDir, databaseUrl = '' }: Place): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    CMS_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_URL_FILE: '',
    // What a deployment must have does not matter here, and samples do not belong here.
    SITE_URL: 'http://localhost',
    FIREBASE_API_KEY: '',
    FIREBASE_AUTH_EMULATOR_HOST: '',
    DEMO: 'false',
    UPLOAD_GRACE_SECONDS: NEVER,
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const args = [join(import.meta.dirname, 'transfer-step.mjs'), direction, file];
  const log = join(logDir, `transfer-${direction}.log`);
  return runProcess({ name: 'The transfer', args, cwd: CMS, env, log });
}

/** As many rows in every table of the product's own content. */
async function requireSame(source: Place, target: Place): Promise<void> {
  const [before, after] = [await rowsOf(source), await rowsOf(target)];
  const tables = new Set(readProduct().schema.map((attribute) => attribute.split('.')[0] ?? ''));
  const other = [...tables, 'files', 'admin_users', 'strapi_api_tokens'].filter(
    (table) => before[table] !== after[table],
  );
  if (other.length > 0)
    throw new Refusal(
      `The transfer lost rows of ${other.join(', ')}, so the new database was emptied again.`,
    );
}

async function rowsOf(place: Place): Promise<Record<string, number>> {
  return place.databaseUrl ? withClient(place.databaseUrl, countRows) : readSqlite(sqliteOf(place)).rows;
}

/** Never in the place of a file that has come meanwhile, where there are links. */
async function takeOver(file: string, target: string): Promise<void> {
  const next = `${target}.restoring`;
  mkdirSync(dirname(target), { recursive: true });
  await snapshotSqlite(file, next);
  await sync(next);
  await giveName(next, target);
  rmSync(next, { force: true });
}

import { whyUnusable } from '../../database/why-unusable';
import { databaseFile } from '../../settings/folders';
import type { Settings } from '../../settings/read-settings';
import { failure, ok, warning, type Check, type Verdict } from '../../shared-with-web/finding';
import { inUnits } from '../in-units';

export type Database = {
  kind: 'postgres' | 'sqlite';
  /** @throws what the driver does */
  ask: (statement: string) => Promise<Record<string, unknown>[]>;
};

/** Milliseconds for a question that takes one. */
const SLOW = 1500;
/** Strapi 5 supports no older one. */
const OLDEST_POSTGRES = 14;
const SHARED_DATABASES = ['postgres', 'template0', 'template1'];

const STATE = {
  postgres: `SELECT current_setting('server_version') AS version, current_database() AS name,
    pg_database_size(current_database()) AS size`,
  sqlite: `SELECT sqlite_version() AS version, 'main' AS name, page_count * page_size AS size
    FROM pragma_page_count(), pragma_page_size()`,
};

export function databaseChecks(
  database: Database,
  { isDeployment, dataDir }: Pick<Settings, 'isDeployment' | 'dataDir'>,
): Check[] {
  return [
    { id: 'database', title: 'Database', run: () => checkDatabase(database, databaseFile(dataDir)) },
    ...(database.kind === 'postgres'
      ? [{ id: 'database-role', title: 'Database role', run: () => checkRole(database, isDeployment) }]
      : []),
  ];
}

async function checkDatabase({ kind, ask }: Database, file: string): Promise<Verdict> {
  const begun = performance.now();
  const [state] = await ask(STATE[kind]).catch((error: unknown) => [{ error }]);
  const time = Math.round(performance.now() - begun);
  if (!state || 'error' in state) return failure(...whyUnusable(state?.error, kind, file));
  const version = String(state.version).split(' ')[0] ?? '';
  const finding = `${kind === 'postgres' ? 'PostgreSQL' : 'SQLite'} ${version} answers in ${time} ms and holds ${inUnits(Number(state.size))}.`;
  if (kind === 'postgres') {
    if (Number.parseInt(version, 10) < OLDEST_POSTGRES)
      return failure(finding, `Move to PostgreSQL ${OLDEST_POSTGRES} or newer.`);
    if (SHARED_DATABASES.includes(String(state.name)))
      return warning(
        `${finding} It is one that belongs to PostgreSQL itself.`,
        'Name a database of its own in DATABASE_URL.',
      );
  }
  return time > SLOW ? warning(finding, 'Look for what keeps the database or its disk busy.') : ok(finding);
}

async function checkRole({ ask }: Database, isDeployment: boolean): Promise<Verdict> {
  const [role] = await ask('SELECT rolsuper FROM pg_roles WHERE rolname = current_user').catch(() => []);
  if (!role) return ok('It is asked for when the database answers.');
  if (!role.rolsuper) return ok('The product’s role in PostgreSQL is no superuser.');
  return isDeployment
    ? warning(
        'The product’s role in PostgreSQL is a superuser: whoever takes over the CMS takes the server, too.',
        'Give it a role of its own that owns its database, made with NOSUPERUSER, in DATABASE_URL.',
      )
    : ok('The product’s role in PostgreSQL is a superuser, which a machine of your own may have.');
}

import { codeOf } from '../errors/error-code';

type Reason = [finding: string, fix: string];

const REFUSALS: Record<string, Reason> = {
  '28P01': [
    'The database refuses the password.',
    'Correct the password in DATABASE_URL or PGPASSWORD; of docker compose it is POSTGRES_PASSWORD, as it was at the first start.',
  ],
  '28000': ['The database refuses the role.', 'Correct user and password in DATABASE_URL.'],
  '3D000': ['There is no such database.', 'Create it, or correct its name in DATABASE_URL.'],
};

/**
 * What the database says, and what to do about it. Not the words of the driver, which name hosts.
 * @param file of SQLite
 */
export function whyUnusable(error: unknown, kind: 'postgres' | 'sqlite', file: string): Reason {
  return kind === 'postgres' ? whyRefused(error) : whyNotSqlite(error, file);
}

function whyRefused(error: unknown): Reason {
  return (
    REFUSALS[codeOf(error)] ?? [
      'The database does not answer.',
      'Start it, and check host and port in DATABASE_URL and the room on its disk.',
    ]
  );
}

function whyNotSqlite(error: unknown, file: string): Reason {
  const code = codeOf(error);
  if (code === '' || /^SQLITE_(BUSY|LOCKED)/.test(code))
    return ['The database does not answer.', `See what holds ${file} for long.`];
  return code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT'
    ? [`${file} is damaged.`, 'Restore a backup, or move the file away to begin anew.']
    : [`${file} cannot be opened.`, 'Name another folder in DATA_DIR.'];
}

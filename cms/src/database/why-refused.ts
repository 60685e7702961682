import { codeOf } from '../errors/error-code';

const REFUSALS: Record<string, [finding: string, fix: string]> = {
  '28P01': [
    'The database refuses the password.',
    'Correct the password in DATABASE_URL or PGPASSWORD; of docker compose it is POSTGRES_PASSWORD, as it was at the first start.',
  ],
  '28000': ['The database refuses the role.', 'Correct user and password in DATABASE_URL.'],
  '3D000': ['There is no such database.', 'Create it, or correct its name in DATABASE_URL.'],
};

/** What the database says, and what to do about it. Not the words of the driver, which name hosts. */
export function whyRefused(error: unknown): [finding: string, fix: string] {
  return (
    REFUSALS[codeOf(error)] ?? [
      'The database does not answer.',
      'Start it, and check host and port in DATABASE_URL and the room on its disk.',
    ]
  );
}

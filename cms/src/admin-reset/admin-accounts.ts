import { existsSync } from 'node:fs';
import { knex } from 'knex';
import { databaseFile } from '../settings/folders';

const USERS = 'admin_users';

type Database = { databaseUrl?: string; dataDir: string };

/**
 * The accounts of the panel, past Strapi: a second one would sweep and seed beside the one that runs. SQLite makes
 * writers wait for one another, so it need not be stopped.
 */
export function openAdminAccounts({ databaseUrl, dataDir }: Database) {
  const database = databaseUrl
    ? knex({ client: 'pg', connection: databaseUrl })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: existing(databaseFile(dataDir)) },
        useNullAsDefault: true,
      });

  return {
    /** @throws when the database does not answer, or knows no panel yet */
    emails: (): Promise<string[]> => database(USERS).orderBy('id').pluck('email'),

    /** Takes a lock off the account, too, and ends its sessions. */
    async changePassword(email: string, hash: string): Promise<void> {
      await database.transaction(async (trx) => {
        const account = { password: hash, blocked: false, is_active: true, reset_password_token: null };
        await trx(USERS).where({ email }).update(account);
        const ids = await trx<{ id: number; email: string }>(USERS).where({ email }).pluck('id');
        await trx('strapi_sessions').where({ origin: 'admin' }).whereIn('user_id', ids.map(String)).delete();
      });
    },

    close: (): Promise<void> => database.destroy(),
  };
}

/** SQLite would make an empty one. */
function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}: start the CMS first.`);
  return file;
}

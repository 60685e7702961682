import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { DEMO_ADMIN } from '../../src/shared-with-web/own-machine';

/** Environment variables of the CMS; the empty ones hide what the caller's environment may hold. */
export type Environment = Record<string, string>;

const NOT_SET = [
  'NODE_ENV',
  'HOST',
  'CLOUDINARY_URL',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'DEMO',
  'FIREBASE_API_KEY',
  'GEMINI_API_KEY',
  'GEMINI_BASE_URL',
  'GEMINI_MODEL',
  'OWNER_FILE',
  'MESSAGE_RETENTION_DAYS',
  'SMTP_URL',
];

export const SECRET_NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'FRESH_COOKIE_SECRET',
];
/** Those that a deployment must have. */
export const SECRETS: Environment = Object.fromEntries(
  SECRET_NAMES.map((name) => [name, `a long random value for ${name}`]),
);
export const PROJECT_ID = 'demo-portfolio';
const EDITORS = 'editor-uid,Owner@Example.com';

/**
 * An empty data folder and an empty database.
 * @param template whose database is copied instead; no CMS may run on it
 */
export async function createEnvironment(
  overrides: Environment,
  template?: Environment,
): Promise<Environment> {
  const dataDir = await mkdtemp(path.join(inject('scratch'), 'data-'));
  const systemTmpDir = path.join(dataDir, 'system-tmp');
  await mkdir(systemTmpDir);
  const isPostgres = inject('database') === 'postgres';
  if (template && !isPostgres) await cp(sqliteFile(template.DATA_DIR), sqliteFile(dataDir));
  return {
    ...Object.fromEntries(NOT_SET.map((name) => [name, ''])),
    CMS_PORT: '0',
    DATA_DIR: dataDir,
    TMPDIR: systemTmpDir,
    DATABASE_URL: isPostgres ? await createDatabase(path.basename(dataDir), template?.DATABASE_URL) : '',
    ADMIN_EMAIL: DEMO_ADMIN.email,
    ADMIN_PASSWORD: DEMO_ADMIN.password,
    EDITORS,
    FIREBASE_PROJECT_ID: PROJECT_ID,
    SITE_URL: 'http://localhost:3000',
    STRAPI_TELEMETRY_DISABLED: 'true',
    UPLOAD_GRACE_SECONDS: '0',
    ...overrides,
  };
}

const sqliteFile = (dataDir = '') => path.join(dataDir, 'cms/data.db');

async function createDatabase(name: string, template?: string): Promise<string> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const client = new Client({ connectionString: server });
  await client.connect();
  const copied = template ? ` TEMPLATE "${new URL(template).pathname.slice(1)}"` : '';
  await client.query(`CREATE DATABASE "${name}"${copied}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

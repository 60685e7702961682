import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findDeploymentProblems, isDeployment, refusal, SECRETS } from '../src/deployment';
import { codeOf } from '../src/shared/error-code';
import { messageOf } from '../src/shared/errors';
import { isSmtpUrl } from '../src/shared/smtp-options';
import { LOG_LEVELS } from '../src/shared-with-web/log-line';
import { DEMO_ADMIN, LOCAL_SECRET } from '../src/shared-with-web/own-machine';
import { readVariableFiles } from '../src/shared-with-web/variable-files';

const DEMO_PROJECT = 'demo-portfolio';

const secret = z.string().min(16, 'must have at least 16 characters').optional();
const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});
const optionalUrl = webUrl.optional();

const variables = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  CMS_PORT: z.coerce.number().int().min(0).max(65535).default(1337),
  SITE_URL: webUrl.default('http://localhost:3000'),
  CMS_PUBLIC_URL: optionalUrl,
  DATA_DIR: z.string().default(path.resolve(__dirname, '../../../.data')),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(URL.canParse, 'must be a URL')
    .optional(),
  CLOUDINARY_URL: z
    .string()
    .regex(/^cloudinary:\/\/[^:@]+:[^:@]+@\w/, 'must be cloudinary://key:secret@cloud')
    .optional(),
  PGPASSWORD: z.string().optional(),
  EDITORS: z.string().default('').transform(readList),
  // As Strapi's own forms want them.
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .refine((password) => Buffer.byteLength(password) <= 72, 'must have at most 72 bytes')
    .refine((password) => /[a-z]/.test(password), 'must have a lowercase letter')
    .refine((password) => /[A-Z]/.test(password), 'must have an uppercase letter')
    .refine((password) => /\d/.test(password), 'must have a digit')
    .optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIREBASE_JWKS_URL: optionalUrl,
  MESSAGE_RETENTION_DAYS: z.coerce.number().int().min(1).default(365),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine(isSmtpUrl, 'must be smtp://user:password@host:587; a % in the password is written as %25')
    .optional(),
  SMTP_FROM: z.email().optional(),
  NOTIFY_TO: z.email().optional(),
  GEMINI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'must be one word')
    .optional(),
  // An alias that Google moves to its current model. The lite ones answer without a long thought first.
  GEMINI_MODEL: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a model')
    .default('gemini-flash-lite-latest'),
  GEMINI_BASE_URL: webUrl.default('https://generativelanguage.googleapis.com'),
  OWNER_FILE: z.string().optional(),
  ASSISTANT_TIMEOUT_MS: z.coerce.number().int().min(1).default(10_000),
  ASSISTANT_DAILY_LIMIT: z.coerce.number().int().min(0).default(1000),
  ASSISTANT_VISITOR_DAILY_LIMIT: z.coerce.number().int().min(0).default(100),
  DEMO: z.enum(['true', 'false']).default('false'),
  LOG_FORMAT: z.enum(['json', 'text']).default('text'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('http'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  UPLOAD_GRACE_SECONDS: z.coerce.number().int().min(0).optional(),
  PUBLIC_CACHE_MS: z.coerce.number().int().min(0).default(1000),
  APP_KEYS: secret,
  ADMIN_JWT_SECRET: secret,
  API_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  FRESH_COOKIE_SECRET: secret,
});

export type Variables = z.infer<typeof variables>;

/**
 * Everything the CMS takes from outside, checked once.
 * @throws one error that lists every variable to mend
 */
export function readSettings(source: NodeJS.ProcessEnv) {
  const { env, problems } = readVariables(source);
  const isDeployed = isDeployment(env);
  if (isDeployed) problems.push(...findDeploymentProblems(env));
  problems.push(...findContradictions(env));
  if (problems.length > 0) throw refusal(problems);

  const dataDir = path.join(env.DATA_DIR, 'cms');
  const publicDir = path.join(dataDir, 'public');
  const tmpDir = path.join(dataDir, 'tmp');
  const editors = env.EDITORS.length > 0 ? env.EDITORS : ['*'];
  const isDemo = env.DEMO === 'true';
  return {
    host: env.HOST,
    port: env.CMS_PORT,
    siteUrl: env.SITE_URL,
    /** Where the panel is reached; links in its mails begin with it. */
    publicUrl: env.CMS_PUBLIC_URL ?? `http://localhost:${env.CMS_PORT}`,
    dataDir,
    publicDir,
    tmpDir,
    /** SQLite writes beside its file; in a container all but the other two is read-only. */
    writtenFolders: [path.join(publicDir, 'uploads'), tmpDir, ...(env.DATABASE_URL ? [] : [dataDir])],
    backupDir: env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups'),
    databaseUrl: env.DATABASE_URL,
    databasePassword: env.PGPASSWORD,
    cloudinaryUrl: env.CLOUDINARY_URL,
    /** '*' or UIDs and e-mail addresses. */
    editors,
    messageReaders: isDeployed ? editors.filter((entry) => entry !== '*') : editors,
    /** Made when the database has none. */
    firstAdmin: isDemo ? DEMO_ADMIN : readFirstAdmin(env),
    messageRetentionDays: env.MESSAGE_RETENTION_DAYS,
    /** Where mail about new messages goes; nowhere when mail is not set up. */
    notifyTo: env.SMTP_URL ? env.NOTIFY_TO : undefined,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.SMTP_FROM } : undefined,
    firebase: {
      projectId: env.FIREBASE_PROJECT_ID ?? DEMO_PROJECT,
      acceptEmulatorTokens: Boolean(env.FIREBASE_AUTH_EMULATOR_HOST),
      keySetUrl:
        env.FIREBASE_JWKS_URL ??
        'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    },
    assistant: {
      /** Without a key, answers are extracts of what is published. */
      apiKey: env.GEMINI_API_KEY,
      model: env.GEMINI_MODEL,
      baseUrl: env.GEMINI_BASE_URL.replace(/\/$/, ''),
      /** How long the model may keep silent before its first words and between them. */
      silenceMilliseconds: env.ASSISTANT_TIMEOUT_MS,
      /** Questions a day that go to the model; those beyond get quick answers. */
      dailyLimit: env.ASSISTANT_DAILY_LIMIT,
      visitorDailyLimit: env.ASSISTANT_VISITOR_DAILY_LIMIT,
    },
    /** Whose facts fill the site at first, instead of the sample's. */
    ownerFile: env.OWNER_FILE,
    log: { format: env.LOG_FORMAT, level: env.LOG_LEVEL },
    /** Where Prometheus reads, on the same address; nowhere without it. */
    metricsPort: env.METRICS_PORT,
    isDemo,
    isDeployment: isDeployed,
    isProduction: env.NODE_ENV === 'production',
    /** A picture that nothing names is swept when it is older than this: until then a draft may come back for it. */
    uploadGraceSeconds: env.UPLOAD_GRACE_SECONDS ?? 86_400,
    publicCacheMilliseconds: env.PUBLIC_CACHE_MS,
    secrets: Object.fromEntries(SECRETS.map((name) => [name, env[name] ?? LOCAL_SECRET])) as Record<
      (typeof SECRETS)[number],
      string
    >,
  };
}

/** What is wrong counts as not set, so that the list of problems is complete. */
function readVariables(source: NodeJS.ProcessEnv): { env: Variables; problems: string[] } {
  // An empty line of a .env file means "not set".
  const given = Object.fromEntries(
    Object.entries(readVariableFiles(source)).filter(([, value]) => value !== ''),
  );
  const { data, error } = variables.safeParse(given);
  const issues = (error?.issues ?? []).map(({ path: [name], message }) => ({ name: String(name), message }));
  const wrong = issues.map(({ name }) => name);
  const env = data ?? variables.parse(omit(given, wrong));
  const problems = issues.map(({ name, message }) => `${name}: ${message}`);
  if ((env.NODE_ENV === 'production' || isDeployment(env)) && !given.SITE_URL) {
    problems.push('SITE_URL: name the public address; it decides whether this is a deployment');
  }
  return { env, problems };
}

/** What does not go together. */
function findContradictions(env: Variables): string[] {
  const problems: string[] = [];
  const usesDemoProject = (env.FIREBASE_PROJECT_ID ?? DEMO_PROJECT).startsWith('demo-');
  if (env.FIREBASE_AUTH_EMULATOR_HOST && (isDeployment(env) || !usesDemoProject)) {
    problems.push(
      'FIREBASE_AUTH_EMULATOR_HOST: emulator tokens are unsigned, so it needs a FIREBASE_PROJECT_ID that begins with demo- and a SITE_URL on localhost; anything else needs FIREBASE_API_KEY instead',
    );
  }
  if (env.SMTP_URL && !(env.SMTP_FROM && env.NOTIFY_TO)) {
    problems.push('SMTP_URL: needs SMTP_FROM and NOTIFY_TO beside it, the addresses of sender and receiver');
  }
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    problems.push('ADMIN_EMAIL: goes together with ADMIN_PASSWORD');
  }
  return problems;
}

function readList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function omit(variables: NodeJS.ProcessEnv, names: string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !names.includes(name)));
}

function readFirstAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Variables) {
  return email && password ? { email, password } : undefined;
}

export type Settings = ReturnType<typeof readSettings>;

/** Strapi would put the list into an error of its own, with where that came from. */
function readSettingsOrExit(): Settings {
  try {
    const settings = readSettings(process.env);
    makeFolders(settings);
    return settings;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}

/** Strapi takes them for granted; a temporary folder of its own can be swept after a crash. */
function makeFolders({ writtenFolders }: Settings): void {
  for (const folder of writtenFolders) {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    } catch (error) {
      throw refusal([
        `DATA_DIR: name a folder in which the CMS may write; ${folder} is none (${codeOf(error)})`,
      ]);
    }
  }
}

export const settings = readSettingsOrExit();
process.env.TMPDIR = settings.tmpDir;
// Where PostgreSQL's own tools and `pg` look for it when the address has none.
if (settings.databasePassword) process.env.PGPASSWORD = settings.databasePassword;

export default settings;

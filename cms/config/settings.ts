import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Stands in for every secret on a developer's machine, and is refused anywhere else. */
const LOCAL_SECRET = 'local-development-only-not-a-secret';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const secret = z.string().min(16, 'must have at least 16 characters').optional();
const optionalUrl = z.string().url().optional();

const variables = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  CMS_PORT: z.coerce.number().int().min(0).max(65535).default(1337),
  SITE_URL: z.string().url().default('http://localhost:3000'),
  CMS_PUBLIC_URL: optionalUrl,
  DATA_DIR: z.string().default(path.resolve(__dirname, '../../../.data')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  CLOUDINARY_URL: z
    .string()
    .regex(/^cloudinary:\/\//, 'must begin with cloudinary://')
    .optional(),
  EDITORS: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIREBASE_JWKS_URL: optionalUrl,
  MESSAGE_RETENTION_DAYS: z.coerce.number().int().min(1).default(365),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  SMTP_FROM: z.string().email().optional(),
  NOTIFY_TO: z.string().email().optional(),
  GEMINI_API_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'must be one word')
    .optional(),
  // An alias that Google moves to its current model. The lite ones answer without a long thought first.
  GEMINI_MODEL: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a model')
    .default('gemini-flash-lite-latest'),
  GEMINI_BASE_URL: z.string().url().default('https://generativelanguage.googleapis.com'),
  OWNER_FILE: z.string().default(path.resolve(__dirname, '../../../web/src/content/owner.json')),
  ASSISTANT_TIMEOUT_MS: z.coerce.number().int().min(1).default(10_000),
  ASSISTANT_DAILY_LIMIT: z.coerce.number().int().min(0).default(1000),
  ASSISTANT_VISITOR_DAILY_LIMIT: z.coerce.number().int().min(0).default(100),
  DEMO: z.enum(['true', 'false']).default('false'),
  UPLOAD_GRACE_SECONDS: z.coerce.number().int().min(0).optional(),
  PUBLIC_CACHE_MS: z.coerce.number().int().min(0).default(1000),
  APP_KEYS: secret,
  ADMIN_JWT_SECRET: secret,
  API_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
});

const SECRETS = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
] as const;

type Variables = z.infer<typeof variables>;

/**
 * Everything the CMS takes from outside, checked once.
 * @throws one error that lists every variable to mend
 */
export function readSettings(source: NodeJS.ProcessEnv) {
  // An empty line of a .env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    throw refusal(result.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`));
  }
  const env = result.data;
  const isLocal = LOOPBACK.test(new URL(env.SITE_URL).hostname);
  const problems = isLocal ? [] : findDeploymentProblems(env);
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-portfolio';
  if (env.FIREBASE_AUTH_EMULATOR_HOST && !(isLocal && projectId.startsWith('demo-'))) {
    problems.push(
      'FIREBASE_AUTH_EMULATOR_HOST: emulator tokens are unsigned, so it needs a FIREBASE_PROJECT_ID that begins with demo- and a SITE_URL on localhost',
    );
  }
  if (env.SMTP_URL && !(env.SMTP_FROM && env.NOTIFY_TO)) {
    problems.push('SMTP_URL: needs SMTP_FROM and NOTIFY_TO beside it, the addresses of sender and receiver');
  }
  if (env.NODE_ENV === 'production' && !given.SITE_URL) {
    problems.push('SITE_URL: name the public address; it decides whether this is a deployment');
  }
  if (problems.length > 0) throw refusal(problems);

  const dataDir = path.join(env.DATA_DIR, 'cms');
  const editors = (env.EDITORS ?? '*')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return {
    host: env.HOST,
    port: env.CMS_PORT,
    siteUrl: env.SITE_URL,
    /** Where the panel is reached; links in its mails begin with it. */
    publicUrl: env.CMS_PUBLIC_URL ?? `http://localhost:${env.CMS_PORT}`,
    dataDir,
    publicDir: path.join(dataDir, 'public'),
    tmpDir: path.join(dataDir, 'tmp'),
    databaseUrl: env.DATABASE_URL,
    cloudinaryUrl: env.CLOUDINARY_URL,
    /** '*' or UIDs and e-mail addresses. */
    editors,
    messageReaders: isLocal ? editors : editors.filter((entry) => entry !== '*'),
    messageRetentionDays: env.MESSAGE_RETENTION_DAYS,
    /** Where mail about new messages goes; nowhere when mail is not set up. */
    notifyTo: env.SMTP_URL ? env.NOTIFY_TO : undefined,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.SMTP_FROM } : undefined,
    firebase: {
      projectId,
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
      ownerFile: env.OWNER_FILE,
      /** How long the model may keep silent before its first words and between them. */
      silenceMilliseconds: env.ASSISTANT_TIMEOUT_MS,
      /** Questions a day that go to the model; those beyond get quick answers. */
      dailyLimit: env.ASSISTANT_DAILY_LIMIT,
      visitorDailyLimit: env.ASSISTANT_VISITOR_DAILY_LIMIT,
    },
    isDemo: env.DEMO === 'true',
    isProduction: env.NODE_ENV === 'production',
    /** A picture that nothing names is swept at the start when it is older than this. */
    uploadGraceSeconds: env.UPLOAD_GRACE_SECONDS ?? (env.DATABASE_URL ? 3600 : 0),
    publicCacheMilliseconds: env.PUBLIC_CACHE_MS,
    secrets: Object.fromEntries(SECRETS.map((name) => [name, env[name] ?? LOCAL_SECRET])) as Record<
      (typeof SECRETS)[number],
      string
    >,
  };
}

function findDeploymentProblems(env: Variables): string[] {
  const problems = SECRETS.filter((name) => !env[name] || env[name] === LOCAL_SECRET).map(
    (name) => `${name}: needs a long random value of its own (openssl rand -base64 32)`,
  );
  if (!env.EDITORS) {
    problems.push(
      'EDITORS: say who may change projects: UIDs and e-mail addresses with commas between, or *',
    );
  }
  if (!env.FIREBASE_PROJECT_ID) problems.push('FIREBASE_PROJECT_ID: name the Firebase project');
  if (env.DEMO === 'true')
    problems.push('DEMO: the demo has a public password, so it runs on localhost only');
  return problems;
}

function refusal(problems: string[]): Error {
  return new Error(`The CMS cannot start with these environment variables:\n  ${problems.join('\n  ')}`);
}

export type Settings = ReturnType<typeof readSettings>;

export const settings = readSettings(process.env);

// Strapi takes both folders for granted; a temporary folder of its own can be swept after a crash.
mkdirSync(path.join(settings.publicDir, 'uploads'), { recursive: true });
mkdirSync(settings.tmpDir, { recursive: true });
process.env.TMPDIR = settings.tmpDir;

export default settings;

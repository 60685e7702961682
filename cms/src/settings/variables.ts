import path from 'node:path';
import { z } from 'zod';
import { isSmtpUrl } from './smtp-options';
import { LOG_LEVELS } from '../shared-with-web/server/log-line';
import { DEMO_PROJECT, isLocalName, LOOPBACK } from '../shared-with-web/own-machine';
import { MUST_BE_ONE_ADDRESS, ONE_ADDRESS } from '../shared-with-web/server/site-address';
import { readVariableFiles } from '../shared-with-web/server/variable-files';

/** Beyond it, a timer of Node rings at once. */
const LONGEST = 2 ** 31 - 1;
/** A hundred years. */
const MOST_DAYS = 36_500;

function wholeNumber(least: number, most = LONGEST) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
}

const secret = z.string().min(16, 'must have at least 16 characters').optional();
const keys = z.string().refine((text) => {
  const list = readList(text);
  return list.length > 0 && list.every((key) => key.length >= 16);
}, 'must be one key or several with commas between, of at least 16 characters each');
const folder = z.string().regex(/^[^~$]/, 'must be a whole path: only a shell knows ~ and $HOME');
const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});
const optionalUrl = webUrl.optional();
const siteUrl = z.string().regex(ONE_ADDRESS, MUST_BE_ONE_ADDRESS).pipe(webUrl);
const SIGNS = 'in the password # is written as %23, / as %2F, ? as %3F, % as %25';
const DATABASE_FORM = `must be postgres://user:password@host:5432/database; ${SIGNS}`;

const variables = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  CMS_PORT: wholeNumber(0, 65_535).default(1337),
  SITE_URL: siteUrl.default('http://localhost:3000'),
  CMS_PUBLIC_URL: webUrl
    .refine((address) => !/\/admin\/?$/.test(address), 'must be what stands before /admin')
    .optional(),
  DATA_DIR: folder.default(path.resolve(__dirname, '../../../../.data')),
  BACKUP_DIR: folder.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, DATABASE_FORM)
    .refine(URL.canParse, DATABASE_FORM)
    .optional(),
  CLOUDINARY_URL: z
    .string()
    .regex(/^cloudinary:\/\/[^:@]+:[^:@]+@\w/, 'must be cloudinary://key:secret@cloud')
    .optional(),
  PGPASSWORD: z.string().optional(),
  EDITORS: z
    .string()
    .default('')
    .transform(readList)
    .refine((editors) => !editors.some((editor) => /[\s;<>"]|^'/.test(editor)), {
      error: 'must have commas between UIDs and e-mail addresses, and nothing else',
    }),
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
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[\w.:-]+$/, "must be the project's id, as portfolio-1a2b3, not its name")
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIREBASE_JWKS_URL: optionalUrl,
  MESSAGE_RETENTION_DAYS: wholeNumber(1, MOST_DAYS).default(365),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine(isSmtpUrl, `must be smtp://user:password@host:587; ${SIGNS}`)
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
  ASSISTANT_TIMEOUT_MS: wholeNumber(1).default(10_000),
  ASSISTANT_DAILY_LIMIT: wholeNumber(0).default(1000),
  ASSISTANT_VISITOR_DAILY_LIMIT: wholeNumber(0).default(100),
  DEMO: z.enum(['true', 'false']).default('false'),
  LOG_FORMAT: z.enum(['json', 'text']).default('text'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('http'),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  UPLOAD_GRACE_SECONDS: wholeNumber(0, MOST_DAYS * 86_400).optional(),
  PUBLIC_CACHE_MS: wholeNumber(0).default(1000),
  APP_KEYS: keys.optional(),
  ADMIN_JWT_SECRET: secret,
  API_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  FRESH_COOKIE_SECRET: secret,
});

export type Variables = z.infer<typeof variables>;

/** Whatever strangers can sign in to or reach. */
export function isDeployment({ FIREBASE_API_KEY, SITE_URL }: Variables): boolean {
  return Boolean(FIREBASE_API_KEY) || !LOOPBACK.test(new URL(SITE_URL).hostname);
}

/** What is wrong counts as not set, so that the list of problems is complete. */
export function readVariables(source: NodeJS.ProcessEnv): { env: Variables; problems: string[] } {
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
export function findContradictions(env: Variables): string[] {
  const problems: string[] = [];
  const usesDemoProject = (env.FIREBASE_PROJECT_ID ?? DEMO_PROJECT).startsWith('demo-');
  if (env.FIREBASE_AUTH_EMULATOR_HOST && (isDeployment(env) || !usesDemoProject)) {
    problems.push(
      'FIREBASE_AUTH_EMULATOR_HOST: emulator tokens are unsigned, so it needs a FIREBASE_PROJECT_ID that begins with demo- and a SITE_URL on localhost; anything else needs FIREBASE_API_KEY instead',
    );
  }
  if (env.CMS_PUBLIC_URL && !isDeployment(env) && !isLocalName(new URL(env.CMS_PUBLIC_URL).hostname)) {
    problems.push(
      'CMS_PUBLIC_URL: a panel under a public name needs SITE_URL to be the public address of the site, as passwords and secrets of a site on localhost are published',
    );
  }
  if (env.SMTP_URL && !(env.SMTP_FROM && env.NOTIFY_TO)) {
    problems.push('SMTP_URL: needs SMTP_FROM and NOTIFY_TO beside it, the addresses of sender and receiver');
  }
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    problems.push('ADMIN_EMAIL: goes together with ADMIN_PASSWORD');
  }
  if (env.METRICS_PORT === env.CMS_PORT) {
    problems.push('METRICS_PORT: must be another port than CMS_PORT');
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

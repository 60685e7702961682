import path from 'node:path';
import { DEMO_ADMIN, DEMO_PROJECT, LOCAL_SECRET } from '../shared-with-web/own-machine';
import { findDeploymentProblems, refusal, SECRETS } from './deployment';
import { findContradictions, isDeployment, readVariables, type Variables } from './variables';

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
  const editors = env.EDITORS.length > 0 ? env.EDITORS : ['*'];
  const isDemo = env.DEMO === 'true';
  return {
    host: env.HOST,
    port: env.CMS_PORT,
    siteUrl: env.SITE_URL,
    /** Where the panel is reached; links in its mails begin with it. */
    publicUrl: env.CMS_PUBLIC_URL ?? `http://localhost:${env.CMS_PORT}`,
    dataDir,
    publicDir: path.join(dataDir, 'public'),
    tmpDir: path.join(dataDir, 'tmp'),
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

export type Settings = ReturnType<typeof readSettings>;

function readFirstAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Variables) {
  return email && password ? { email, password } : undefined;
}

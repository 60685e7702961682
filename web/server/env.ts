import { z } from 'zod';
import { DEMO_PROJECT, LOCAL_SECRET } from '../../cms/src/shared-with-web/own-machine';
import { LOG_LEVELS } from '../../cms/src/shared-with-web/server/log-line';
import { MUST_BE_ONE_ADDRESS, ONE_ADDRESS } from '../../cms/src/shared-with-web/server/site-address';
import { readVariableFiles } from '../../cms/src/shared-with-web/server/variable-files';
import type { PublicEnv } from '../src/lib/env';
import { isLoopback } from './visitors/local-hosts-only';

const PORT = 'must be a whole number from 1 to 65535';
const port = z.coerce.number(PORT).int(PORT).min(1, PORT).max(65_535, PORT);
const COUNT = 'must be how many: 0, 1, 2 …';
const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
  abort: true,
});
const origin = webUrl
  .refine((value) => new URL(value).pathname === '/', 'must be an origin, without a path')
  .transform((value) => new URL(value).origin);

const schema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    WEB_PORT: port.default(3000),
    CMS_URL: origin.default('http://127.0.0.1:1337'),
    CMS_PUBLIC_URL: webUrl.optional(),
    SITE_URL: z.string().regex(ONE_ADDRESS, MUST_BE_ONE_ADDRESS).pipe(origin).optional(),
    TRUSTED_PROXIES: z.coerce.number(COUNT).int(COUNT).min(0, COUNT).default(0),
    FIREBASE_PROJECT_ID: z.string().optional(),
    FIREBASE_API_KEY: z.string().optional(),
    FIREBASE_AUTH_DOMAIN: z
      .string()
      .regex(/^[\w.-]+$/, 'must be a name as portfolio.firebaseapp.com, without https://')
      .optional(),
    FIREBASE_AUTH_EMULATOR_HOST: z
      .string()
      .regex(/^[\w.-]+:\d+$/, 'must be host:port')
      .optional(),
    LOG_FORMAT: z.enum(['json', 'text']).default('text'),
    LOG_LEVEL: z.enum(LOG_LEVELS).default('http'),
    METRICS_PORT: port.optional(),
    EMAILJS_PUBLIC_KEY: z.string().optional(),
    EMAILJS_SERVICE_ID: z.string().optional(),
    EMAILJS_TEMPLATE_ID: z.string().optional(),
    FRESH_COOKIE_SECRET: z.string().min(16, 'must have at least 16 characters').default(LOCAL_SECRET),
  })
  .superRefine((raw, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });

    if (raw.FIREBASE_AUTH_EMULATOR_HOST) {
      if (!(raw.FIREBASE_PROJECT_ID ?? DEMO_PROJECT).startsWith('demo-'))
        refuse('FIREBASE_PROJECT_ID', 'must begin with "demo-" when FIREBASE_AUTH_EMULATOR_HOST is set');
      if (raw.FIREBASE_API_KEY)
        refuse('FIREBASE_API_KEY', 'must not be set together with FIREBASE_AUTH_EMULATOR_HOST');
      if (raw.SITE_URL && !isLoopback(raw.SITE_URL))
        refuse('SITE_URL', 'must be a loopback address when FIREBASE_AUTH_EMULATOR_HOST is set');
    } else {
      for (const name of ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const)
        if (!raw[name]) refuse(name, 'is required without FIREBASE_AUTH_EMULATOR_HOST');
      if (!raw.SITE_URL) refuse('SITE_URL', 'is required: the public address of the website');
      if (raw.FRESH_COOKIE_SECRET === LOCAL_SECRET)
        refuse(
          'FRESH_COOKIE_SECRET',
          'needs the same long random value as the CMS (openssl rand -base64 32)',
        );
    }

    if (isLoopback(raw.CMS_URL) && Number(new URL(raw.CMS_URL).port) === raw.WEB_PORT)
      refuse('CMS_URL', "must be the CMS's address: at this one the website would ask itself");
    if (raw.METRICS_PORT === raw.WEB_PORT) refuse('METRICS_PORT', 'must be another port than WEB_PORT');

    const emailjs = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const;
    if (emailjs.some((name) => raw[name]))
      for (const name of emailjs)
        if (!raw[name]) refuse(name, 'is required with the other EMAILJS_ variables');
  })
  .transform(({ SITE_URL, FIREBASE_PROJECT_ID, ...rest }) => ({
    ...rest,
    SITE_URL: SITE_URL ?? `http://localhost:${rest.WEB_PORT}`,
    FIREBASE_PROJECT_ID: FIREBASE_PROJECT_ID ?? DEMO_PROJECT,
  }));

export type ServerEnv = ReturnType<typeof readEnv>;

/** Reads the variables once; throws one readable list of all that is wrong. An empty one counts as not set. */
export function readEnv(variables: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(readVariableFiles(variables)).filter(([, value]) => value));
  const { data, error } = schema.safeParse(set);
  if (error) {
    const lines = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`These variables are missing or wrong:\n${lines.join('\n')}`);
  }
  return {
    host: data.HOST,
    port: data.WEB_PORT,
    cmsUrl: data.CMS_URL,
    /** Where the CMS's panel may stand, which shows previews in a frame. */
    panelOrigins: panelOrigins(data.CMS_PUBLIC_URL ?? data.CMS_URL),
    siteUrl: data.SITE_URL,
    trustedProxies: data.TRUSTED_PROXIES,
    log: { format: data.LOG_FORMAT, level: data.LOG_LEVEL },
    /** Where Prometheus reads, on the same address; nowhere without it. */
    metricsPort: data.METRICS_PORT,
    freshCookieSecret: data.FRESH_COOKIE_SECRET,
    authEmulatorUrl: data.FIREBASE_AUTH_EMULATOR_HOST && `http://${data.FIREBASE_AUTH_EMULATOR_HOST}`,
    public: publicEnv(data),
  };
}

/** On a developer's machine it is typed in one way or the other. */
function panelOrigins(address: string): string[] {
  const { protocol, host, port, origin } = new URL(address);
  const loopback = ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port && `:${port}`}`);
  return isLoopback(`${protocol}//${host}`) ? loopback : [origin];
}

function publicEnv(data: z.output<typeof schema>): PublicEnv {
  const projectId = data.FIREBASE_PROJECT_ID;
  return {
    firebase: {
      apiKey: data.FIREBASE_API_KEY ?? 'demo-key',
      authDomain: data.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      projectId,
      useEmulator: Boolean(data.FIREBASE_AUTH_EMULATOR_HOST),
    },
    emailjs: data.EMAILJS_PUBLIC_KEY
      ? {
          publicKey: data.EMAILJS_PUBLIC_KEY,
          serviceId: data.EMAILJS_SERVICE_ID ?? '',
          templateId: data.EMAILJS_TEMPLATE_ID ?? '',
        }
      : null,
    siteUrl: data.SITE_URL,
  };
}

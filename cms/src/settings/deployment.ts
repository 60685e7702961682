import { LOCAL_SECRET } from '../shared-with-web/own-machine';
import type { Variables } from './variables';

/** Also the ones in Strapi's own templates. */
const PUBLISHED_SECRET = new RegExp(`${LOCAL_SECRET}|tobemodified`, 'i');
const PUBLISHED_PASSWORD = 'portfolio';

export const SECRETS = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'FRESH_COOKIE_SECRET',
] as const;

/** One line a variable: its name and what to do. */
export function findDeploymentProblems(env: Variables): string[] {
  const problems = SECRETS.filter((name) => !env[name] || PUBLISHED_SECRET.test(env[name])).map(
    (name) => `${name}: needs a long random value of its own (openssl rand -base64 32)`,
  );
  if (env.EDITORS.length === 0) {
    problems.push(
      'EDITORS: say who may change projects: UIDs and e-mail addresses with commas between, or *',
    );
  }
  if (!env.FIREBASE_PROJECT_ID) problems.push('FIREBASE_PROJECT_ID: name the Firebase project');
  if (hasPublishedPassword(env)) {
    problems.push('POSTGRES_PASSWORD: needs a value of its own; the default is published');
  }
  if (env.DEMO === 'true')
    problems.push('DEMO: the demo has a public password, so it runs on localhost only');
  return problems.length > 0 ? [...problems, ...findMissingAdmin(env)] : [];
}

/** Needed only as long as the database has no admin, which the settings alone cannot know. */
export function findMissingAdmin({ ADMIN_EMAIL, ADMIN_PASSWORD }: Partial<Variables>): string[] {
  return [
    ...(ADMIN_EMAIL ? [] : ['ADMIN_EMAIL: name the first admin of the panel']),
    ...(ADMIN_PASSWORD ? [] : ['ADMIN_PASSWORD: give the first admin a password']),
  ];
}

function hasPublishedPassword({ DATABASE_URL, PGPASSWORD }: Variables): boolean {
  if (!DATABASE_URL) return false;
  return (new URL(DATABASE_URL).password || PGPASSWORD) === PUBLISHED_PASSWORD;
}

/** One line for each variable, however much is wrong with it. */
export function refusal(problems: string[]): Error {
  const nameOf = (problem = '') => problem.split(':', 1)[0];
  const lines = problems.filter(
    (problem, index) => problems.findIndex((other) => nameOf(other) === nameOf(problem)) === index,
  );
  return new Error(`The CMS cannot start with these environment variables:\n  ${lines.join('\n  ')}`);
}

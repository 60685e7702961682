import { readFileSync } from 'node:fs';

type Variables = Record<string, string | undefined>;

/** What nobody but the servers should read. */
const SECRET_VARIABLES = [
  'ADMIN_JWT_SECRET',
  'ADMIN_PASSWORD',
  'API_TOKEN_SALT',
  'APP_KEYS',
  'CLOUDINARY_URL',
  'DATABASE_URL',
  'ENCRYPTION_KEY',
  'FRESH_COOKIE_SECRET',
  'GEMINI_API_KEY',
  'JWT_SECRET',
  'PGPASSWORD',
  'SMTP_URL',
  'TRANSFER_TOKEN_SALT',
];

/**
 * The variables, with those secrets that are named as files, as `JWT_SECRET_FILE=/run/secrets/jwt_secret`.
 * @throws one error that lists every variable to mend
 */
export function readVariableFiles(variables: Variables): Variables {
  const problems: string[] = [];
  const contents = SECRET_VARIABLES.filter((name) => variables[`${name}_FILE`]).map((name) => {
    const file = variables[`${name}_FILE`] ?? '';
    const { content, problem } = variables[name]
      ? { problem: `set either this or ${name}, not both` }
      : readContent(file);
    if (problem) problems.push(`${name}_FILE: ${problem}`);
    return [name, content] as const;
  });
  if (problems.length > 0) {
    throw new Error(`These variables name no file to read a secret from:\n  ${problems.join('\n  ')}`);
  }
  return { ...variables, ...Object.fromEntries(contents) };
}

function readContent(file: string): { content?: string; problem?: string } {
  try {
    const content = readFileSync(file, 'utf8').trim();
    return content ? { content } : { problem: `write the secret into ${file}, which is empty` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { problem: `give the server a file that it can read; ${file} is none (${code ?? 'unknown'})` };
  }
}

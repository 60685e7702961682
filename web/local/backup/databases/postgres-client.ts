import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { Refusal } from '../../bootstrap/terminal.mjs';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // What happens to an idle connection is told by the next query.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw new Refusal(`The database of DATABASE_URL does not answer: ${(error as Error).message}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

type Run = {
  args: string[];
  url: string;
  /** The program may be newer, but not older. */
  serverVersion: number;
  /** By which others on the server know it. */
  session?: string;
};

/** Runs one of PostgreSQL's own programs on a database. */
export async function runPostgresTool(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  { args, url, serverVersion, session }: Run,
): Promise<void> {
  const child = spawn(findTool(name, serverVersion), args, {
    env: { ...process.env, ...connectionOf(url), ...(session && { PGAPPNAME: session }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Refusal(`${name} failed: ${said.trim()}`);
}

/**
 * In the environment, because what stands in a command line everybody on the machine can read. An address leads the
 * programs to where it leads the CMS, and as safely: `pg` takes hosts out of brackets and queries, and has modes of
 * TLS of its own.
 */
export function connectionOf(address: string): NodeJS.ProcessEnv {
  const client = new pg.Client(address);
  const { host, port, user, password, database } = client;
  // Its types know no options here.
  const ssl = client.ssl as boolean | { rejectUnauthorized?: boolean };
  const isVerified = ssl === true || (ssl && ssl.rejectUnauthorized !== false);
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    ...(password && { PGPASSWORD: password }),
    PGDATABASE: database,
    ...(ssl && tlsOf(isVerified, new URL(address).searchParams)),
  };
}

/** @param isVerified whether `pg` believes no certificate that it cannot check, as it does also by `require` */
function tlsOf(isVerified: boolean, query: URLSearchParams): NodeJS.ProcessEnv {
  // Those of the system when none is named: https://www.postgresql.org/docs/current/libpq-ssl.html
  const root = isVerified && (query.get('sslrootcert') ?? 'system');
  const [cert, key] = [query.get('sslcert'), query.get('sslkey')];
  return {
    PGSSLMODE: isVerified ? 'verify-full' : 'require',
    ...(root && { PGSSLROOTCERT: root }),
    ...(cert && { PGSSLCERT: cert }),
    ...(key && { PGSSLKEY: key }),
  };
}

function findTool(name: string, serverVersion: number): string {
  const installed = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES).map(Number) : [];
  const newest = Math.max(0, ...installed);
  const folders = [
    join(DEBIAN_POSTGRES, String(newest), 'bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const tool = folders.map((folder) => join(folder, name)).find(existsSync);
  const isTooOld = newest > 0 && newest < serverVersion;
  if (tool && !isTooOld) return tool;
  throw new Refusal(
    `${name} ${serverVersion} or newer is needed for this server: install postgresql-client-${serverVersion}.`,
  );
}

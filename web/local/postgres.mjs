// @ts-check
// `node web/local/postgres.mjs COMMAND …` runs the command with TEST_DATABASE_URL naming a new, empty PostgreSQL
// server of its own.
import getPort from 'get-port';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

if (process.argv[1] === import.meta.filename) process.exitCode = await run(process.argv.slice(2));

/** @returns {string | undefined} the folder of PostgreSQL's server programs */
export function findPostgres() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const folders = [...newestFirst.map((version) => join(DEBIAN_POSTGRES, version, 'bin')), ...onPath];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** @param {string[]} command */
async function run([command = '', ...args]) {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed.');
  // Ctrl-C and SIGTERM reach the command too; the server is stopped when that has ended.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

  const port = await getPort();
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (account.uid) chownSync(folder, account.uid, account.gid);
  const data = ['-D', join(folder, 'data')];
  const flags = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const created = spawnSync(`${bin}/initdb`, [...data, ...flags], { ...account, encoding: 'utf8' });
  if (created.status !== 0) throw new Error(created.stderr);

  const options = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off' };
  const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(`${bin}/postgres`, [...data, ...settings], { ...account, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const isReady = () =>
    spawnSync(`${bin}/pg_isready`, ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  try {
    while (server.exitCode === null && !isReady()) await sleep(100);
    const env = { ...process.env, TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` };
    const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit');
    return code ?? 1;
  } finally {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root. */
function serverAccount() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u') || 65534, gid: id('-g') || 65534 };
}

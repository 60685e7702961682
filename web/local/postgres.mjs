// @ts-check
// `node web/local/postgres.mjs COMMAND …` runs the command with TEST_DATABASE_URL naming a new, empty PostgreSQL
// server of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickFreePorts } from './ports.mjs';
import { findPostgres } from './system-tools.mjs';

const [command, ...args] = process.argv.slice(2);
const bin = findPostgres();
if (!command) throw new Error('Usage: node web/local/postgres.mjs COMMAND …');
if (!bin) throw new Error('PostgreSQL is not installed.');

// Ctrl-C and SIGTERM reach the command too; the server is stopped when that has ended.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

const account = serverAccount();
const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
try {
  if (account.uid) chownSync(folder, account.uid, account.gid);
  process.exitCode = await withServer(folder, async (url) => {
    const env = { ...process.env, TEST_DATABASE_URL: url };
    const [code] = await once(spawn(command, args, { stdio: 'inherit', env }), 'exit');
    return code ?? 1;
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} folder
 * @param {(url: string) => Promise<number>} use
 */
async function withServer(folder, use) {
  const [port] = await pickFreePorts(1);
  const data = join(folder, 'data');
  const created = spawnSync(
    `${bin}/initdb`,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...account,
      encoding: 'utf8',
    },
  );
  if (created.status !== 0) throw new Error(created.stderr);
  const options = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off' };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(`${bin}/postgres`, ['-D', data, ...flags], { ...account, stdio: 'ignore' });
  const ended = once(server, 'exit');
  try {
    while (server.exitCode === null && !isReady(port)) await sleep(100);
    return await use(`postgres://postgres@127.0.0.1:${port}/postgres`);
  } finally {
    server.kill('SIGINT');
    await ended;
  }
}

/** @param {number | undefined} port */
function isReady(port) {
  return spawnSync(`${bin}/pg_isready`, ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
}

/** PostgreSQL refuses to run as root. */
function serverAccount() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u') || 65534, gid: id('-g') || 65534 };
}

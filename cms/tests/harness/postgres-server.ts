import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';

const START = path.resolve(import.meta.dirname, '../../../web/local/postgres.mjs');
const TELL_ADDRESS = 'console.log(process.env.TEST_DATABASE_URL); process.stdin.resume()';

/** A PostgreSQL server of the test's own, which can be paused, stopped and started again. */
export async function startPostgres() {
  const runner = spawn(process.execPath, [START, process.execPath, '-e', TELL_ADDRESS], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = String((await once(runner.stdout, 'data'))[0]).trim();
  const [{ data_directory: folder }] = await ask<{ data_directory: string }>(url, 'SHOW data_directory');
  const master = () => Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let paused: number[] = [];

  return {
    url,
    pause() {
      // First who makes new ones: a backend that just begins is in no list of PostgreSQL's, and would go on.
      signal(master(), 'SIGSTOP');
      paused = [master(), ...childrenOf(master())];
      for (const pid of paused) signal(pid, 'SIGSTOP');
    },
    resume() {
      for (const pid of paused.splice(0)) signal(pid, 'SIGCONT');
    },
    async stop() {
      signal(master(), 'SIGINT');
      await vi.waitUntil(async () => !(await isUp(url)), { timeout: 10_000 });
    },
    async startAgain() {
      const { uid, gid } = statSync(folder);
      const command = `exec ${readFileSync(path.join(folder, 'postmaster.opts'), 'utf8')}`;
      spawn('sh', ['-c', command], { uid, gid, stdio: 'ignore' });
      await vi.waitUntil(() => isUp(url), { timeout: 10_000 });
    },
    async end() {
      this.resume();
      if (await isUp(url)) await this.stop();
      runner.stdin.end();
      await once(runner, 'exit');
    },
  };
}

function childrenOf(parent: number): number[] {
  const processes = readdirSync('/proc').map(Number).filter(Boolean);
  return processes.filter((pid) => parentOf(pid) === parent);
}

/** Field 4 of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, after a name that may hold anything. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Backends of the moment may have gone. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function ask<Row>(connectionString: string, sql: string): Promise<[Row, ...Row[]]> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as [Row, ...Row[]];
}

function isUp(url: string): Promise<boolean> {
  return ask(url, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

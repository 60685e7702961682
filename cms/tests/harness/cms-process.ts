import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './environment';

export const CMS_DIR = path.resolve(import.meta.dirname, '../..');
const START = 'dist/src/start.js';
const START_TIMEOUT = 120_000;

export type CmsProcess = Awaited<ReturnType<typeof spawnCms>>;

/**
 * The CMS as it runs in production: a process of its own, which can be killed.
 * @param directory where it stands
 */
export async function spawnCms(environment: Environment, directory = CMS_DIR) {
  const port = await pickFreePort();
  const child = spawn(process.execPath, [START], {
    cwd: directory,
    env: { ...process.env, ...environment, CMS_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;

  const deadline = Date.now() + START_TIMEOUT;
  while (!(await isHealthy(url))) {
    if (Date.now() > deadline) child.kill('SIGKILL');
    if (child.exitCode !== null || child.killed) throw new Error(`The CMS did not start:\n${output}`);
    await sleep(100);
  }

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    url,
    output: () => output,
    closeLog: () => child.stdout.destroy(),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/_health`).catch(() => undefined);
  return answer?.status === 204;
}

/** Not of those that the system gives away meanwhile: another CMS would answer for the one that is to start there. */
export async function pickFreePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return pickFreePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

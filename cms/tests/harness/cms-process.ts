import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
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

export async function pickFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

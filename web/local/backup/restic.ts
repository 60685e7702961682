import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Refusal } from '../bootstrap/terminal.mjs';

/** Containers have names of their own: under one, the copies of yesterday are found again. */
const HOST = ['--host', 'portfolio'];

/** Copies an archive to the other machine that RESTIC_REPOSITORY names, and keeps the last so many there, too. */
export async function sendAway(archive: string, keep: number): Promise<void> {
  // A repository that is there already is no reason to fail.
  if (await fails(['cat', 'config'])) await restic(['init']);
  // A copy that was killed has left a lock, which would refuse all others.
  await restic(['unlock']);
  await restic(['backup', ...HOST, archive, `${archive}.sha256`]);
  await restic(['forget', ...HOST, '--group-by', 'host', '--keep-last', String(keep), '--prune']);
}

/** Brings the newest copy back into a folder. */
export async function fetchBack(folder: string): Promise<void> {
  await restic(['restore', 'latest', ...HOST, '--target', folder]);
}

async function fails(args: string[]): Promise<boolean> {
  return restic(args).then(
    () => false,
    () => true,
  );
}

async function restic(args: string[]): Promise<void> {
  const child = spawn('restic', ['--quiet', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-1000)));
  const [code] = await once(child, 'close').catch(() => {
    throw new Refusal('RESTIC_REPOSITORY is set, but restic is not installed: install the package restic.');
  });
  if (code !== 0) throw new Refusal(`restic ${args[0] ?? ''} failed: ${said.trim()}`);
}

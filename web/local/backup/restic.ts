import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Refusal } from '../bootstrap/terminal.mjs';

/** Containers have names of their own: under one, the copies of yesterday are found again. */
const HOST = ['--host', 'portfolio'];

/** Copies an archive to the other machine that RESTIC_REPOSITORY names. */
export async function sendAway(archive: string, signal: AbortSignal): Promise<void> {
  // A repository that is there already is no reason to fail.
  if (await fails(['cat', 'config'], signal)) await restic(['init'], signal);
  // A copy that was killed has left a lock, which would refuse all others.
  await restic(['unlock'], signal);
  await restic(['backup', ...HOST, archive, `${archive}.sha256`], signal);
}

/** Keeps the last so many archives there, too. One that was copied more than once counts once. */
export async function deleteOlderCopies(keep: number, signal: AbortSignal): Promise<void> {
  const forget = ['forget', ...HOST, '--group-by'];
  await restic([...forget, 'paths', '--keep-last', '1'], signal);
  await restic([...forget, 'host', '--keep-last', String(keep), '--prune'], signal);
}

/** Brings the newest copy back into a folder. */
export async function fetchBack(folder: string): Promise<void> {
  await restic(['restore', 'latest', ...HOST, '--target', folder]);
}

async function fails(args: string[], signal: AbortSignal): Promise<boolean> {
  return restic(args, signal).then(
    () => false,
    () => true,
  );
}

async function restic(args: string[], signal?: AbortSignal): Promise<void> {
  const child = spawn('restic', ['--quiet', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    // Told to stop, it would ask the machine that hangs to take its lock off.
    killSignal: 'SIGKILL',
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-1000)));
  const [code] = await once(child, 'close').catch(() => {
    if (signal?.aborted) throw new Refusal('restic took too long and was ended.');
    throw new Refusal('RESTIC_REPOSITORY is set, but restic is not installed: install the package restic.');
  });
  if (code !== 0) throw new Refusal(`restic ${args[0] ?? ''} failed: ${said.trim()}`);
}

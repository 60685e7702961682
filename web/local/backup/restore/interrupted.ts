import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../../bootstrap/terminal.mjs';
import type { BackupSettings } from '../settings.ts';
import { alone } from './alone.ts';
import { readJournal } from './journal.ts';
import { finishRestore, type Outcome } from './switch.ts';

/** For who keeps other commands away already. */
export async function reportFinished(settings: BackupSettings): Promise<Outcome | undefined> {
  const outcome = await finishRestore(settings);
  if (outcome)
    print(`A restore that was interrupted has been ${outcome === 'done' ? 'finished' : 'undone'}.`);
  return outcome;
}

/** In containers no start does it: the CMS knows nothing of restores. */
export async function finishInterrupted(settings: BackupSettings): Promise<void> {
  if (readJournal(settings)) await alone(settings, () => reportFinished(settings));
}

/**
 * Beside all else, because nobody knows when a restore is killed: until it is finished, a CMS that is started has the
 * new database with pictures of the old one.
 */
export async function keepFinishing(
  settings: BackupSettings,
  pause = 5000,
  signal?: AbortSignal,
): Promise<void> {
  for (let told = ''; !signal?.aborted; await sleep(pause)) {
    const problem = await finishInterrupted(settings).then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    if (problem && problem !== told) print(problem);
    told = problem;
  }
}

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
